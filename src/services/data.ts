import type { User } from './auth.ts';
import type { ProfileFieldName } from './profileFields.ts';
import type { Result } from './result.ts';

/** E3. Texts are '' when the row has null. `email` is the signed-in user's, not a column. */
export interface Profile extends Record<ProfileFieldName, string> {
  id: string;
  email: string;
  avatarUrl: string;
  /** ISO 8601; '' when unknown. */
  updatedAt: string;
}

export type ProfileChange = Pick<Profile, ProfileFieldName | 'avatarUrl'>;

/** E5. As stored: a plan the app does not know stays itself. `plan` is 'free' when none is set (S6). */
export interface Billing {
  plan: string;
  status: string;
  /** E8's label; '' when none is chosen. */
  paymentMethod: string;
}

/** E6, with K3's defaults already applied: amount 0, currency 'USD', serviceName 'Service Payment'. */
export interface Payment {
  id: string;
  serviceName: string;
  /** ISO 8601; '' when unknown. */
  date: string;
  /** In units of `currency`, not cents. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  status: string;
}

/** K3: of the payments, newest first. */
export const recentPaymentsLimit = 5;

/** C3, C4. Every write is read back: `ok` means that the row is stored. */
export interface DataPort {
  /** Inserts the row from the user's metadata when there is none. */
  loadProfile(user: User): Promise<Result<Profile>>;
  saveProfile(user: User, change: ProfileChange): Promise<Result<Profile>>;
  loadBilling(userId: string): Promise<Result<Billing>>;
  savePaymentMethod(userId: string, label: string): Promise<Result<Billing>>;
  /** Stores plan, status and payment method, and the payment of a paid plan, in one transaction. */
  setPlan(userId: string, planId: string): Promise<Result<Billing>>;
  /** Newest first, at most `limit` rows. */
  loadPayments(userId: string, limit: number): Promise<Result<readonly Payment[]>>;
}

import type { User } from './auth.ts';
import type { ProfileFieldName } from './profileFields.ts';
import type { Result } from './result.ts';

/** A row of the table `profiles`. Texts are '' where the row has null; `email` is the signed-in user's. [E3] */
export interface Profile extends Record<ProfileFieldName, string> {
  id: string;
  email: string;
  avatarUrl: string;
  /** ISO 8601; '' when unknown. */
  updatedAt: string;
}

/** What changes of a profile. A field that is left out stays as it is stored, whoever has changed it meanwhile. */
export type ProfileChange = Partial<Pick<Profile, ProfileFieldName | 'avatarUrl'>>;

/**
 * The user's plan as stored: a name that the app does not know is kept, and a user without a plan is on 'free'.
 * [E5, S6]
 */
export interface Billing {
  plan: string;
  status: string;
  /** The label of one of `paymentMethods`; '' when none is chosen. [E8] */
  paymentMethod: string;
  /** How often it is paid at the payment provider; nothing where nothing is paid there. */
  interval?: 'month' | 'year' | null;
  /**
   * What is paid at the payment provider each time, before tax and discounts, in units of the ISO 4217 `currency`. It may be an older
   * price than that of the list.
   */
  price?: { amount: number; currency: string };
  /** The next regular charge, as ISO 8601; nothing where there is none. */
  renewsAt?: string | null;
  /** When the plan ends, as ISO 8601, if it was cancelled and goes on until then. */
  endsAt?: string | null;
  /** The last day on which the card can be charged, such as '2030-12-31', where the provider knows it. */
  cardExpires?: string | null;
}

/** A row of the table `payment_history`. Nulls are 0, 'USD' and 'Service Payment' here. [E6, K3] */
export interface Payment {
  id: string;
  serviceName: string;
  /** When it was paid, as ISO 8601; '' when unknown. */
  date: string;
  /** In units of `currency`, such as dollars, not in cents. */
  amount: number;
  /** The ISO 4217 code, such as 'USD'. */
  currency: string;
  status: string;
  /** Why it failed, in the provider's code, such as 'insufficient_funds'; nothing where that is not known. */
  failure?: string;
}

/** Who makes a change: the user by hand, or the agent after the user has said yes. */
export type Actor = 'user' | 'agent';

/** What of an account is already here when its first screen is drawn. */
export interface LoadedAccount {
  profile?: Profile;
  billing?: Billing;
  /** The newest `recentPaymentsLimit` payments. */
  payments?: readonly Payment[];
}

/** How many payments the dashboard shows, the newest first. [K3] */
export const recentPaymentsLimit = 5;

/**
 * The rows of the signed-in user. Failures are returned and never thrown. Every write returns the row as it was read
 * back, so that `ok` means that it is stored. Somebody else's rows are refused, or not found. `by` is who changes something, the user
 * unless given; the database writes it down. [C3, C4, P2, U22]
 */
export interface DataPort {
  /** The user's profile. Where there is no row, one is created from the user's metadata. [C3] */
  loadProfile(user: User): Promise<Result<Profile>>;
  saveProfile(user: User, change: ProfileChange, by?: Actor): Promise<Result<Profile>>;
  loadBilling(userId: string): Promise<Result<Billing>>;
  /** `label`: '' for none. */
  savePaymentMethod(userId: string, label: string, by?: Actor): Promise<Result<Billing>>;
  /**
   * Stores the plan with the status 'active' and 'Credit Card', and the payment of a plan that costs something, in one
   * transaction. Fails where plans are sold for real, because only the payment provider may set them there. [S6]
   */
  setPlan(userId: string, planId: string, by?: Actor): Promise<Result<Billing>>;
  /** The user's payments, newest first, at most `limit` of them. [C4] */
  loadPayments(userId: string, limit: number): Promise<Result<readonly Payment[]>>;
}

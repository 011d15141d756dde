// What the database makes of its rows, for readers that have none: the memory's rows are as providers store them.

import type { PaymentStatus } from '../../src/services/payments.ts';
import type { AccountFound, PaymentRow } from './engine.ts';
import type { MemoryAccount } from './memoryReader.ts';

/** Columns that providers may leave empty. */
export interface StoredPayment {
  id: string;
  payment_date?: string | null;
  service_name?: string | null;
  amount?: number | null;
  currency?: string | null;
  status?: string | null;
}

/** The rows of one user, with the names of their columns. */
export interface StoredAccount {
  id: string;
  email: string;
  profile: { full_name?: string | null; location?: string | null; description?: string | null } | null;
  billing: {
    subscription_plan?: string | null;
    subscription_status?: string | null;
    payment_method?: string | null;
    billing_interval?: string | null;
    renews_at?: string | null;
    ends_at?: string | null;
  } | null;
  payments: readonly StoredPayment[];
}

/** The groups of `private.payment_status`, which a contract compares. */
const groups: Readonly<Record<PaymentStatus, readonly string[]>> = {
  completed: ['completed', 'complete', 'success', 'successful', 'succeeded', 'paid', 'active'],
  failed: ['failed', 'failure', 'declined', 'rejected', 'error'],
  pending: ['pending', 'processing', 'open', 'unpaid', 'in progress'],
  cancelled: ['cancelled', 'canceled', 'voided', 'void'],
};

function statusOf(stored: string | null | undefined): PaymentRow['status'] {
  const found = Object.entries(groups).find(([, names]) => names.includes((stored ?? '').toLowerCase()));
  return found ? (found[0] as PaymentStatus) : 'unknown';
}

const paymentRow = (row: StoredPayment): PaymentRow => ({
  id: row.id,
  date: new Date(row.payment_date ?? 0).toISOString(),
  service: row.service_name || 'Service Payment',
  amount: row.amount ?? 0,
  currency: (row.currency || 'USD').toUpperCase(),
  status: statusOf(row.status),
});

/** A month after the plan was last paid; undefined where that would be in the past. */
function estimatedCharge(plan: string, status: string, payments: readonly PaymentRow[], now: Date) {
  if (plan === 'free' || status.toLowerCase() !== 'active') return undefined;
  const paid = payments
    .filter((row) => row.status === 'completed' && row.service.toLowerCase().includes(plan.toLowerCase()))
    .map(({ date }) => new Date(date))
    .toSorted((a, b) => b.getTime() - a.getTime())[0];
  if (!paid) return undefined;
  const next = new Date(paid);
  next.setUTCMonth(next.getUTCMonth() + 1);
  // There is no 31 June: as in PostgreSQL it is the last day of the month.
  if (next.getUTCDate() !== paid.getUTCDate()) next.setUTCDate(0);
  return next > now ? next.toISOString() : undefined;
}

/** What `find_account` tells of the next charge: the provider's dates, and an estimate where nothing is paid for at one. */
function nextCharge(billing: StoredAccount['billing'], payments: readonly PaymentRow[], now: Date) {
  const { ends_at: endsAt, renews_at: renewsAt, billing_interval: interval } = billing ?? {};
  if (endsAt) return undefined;
  if (interval) return renewsAt && new Date(renewsAt) > now ? new Date(renewsAt).toISOString() : undefined;
  return estimatedCharge(
    billing?.subscription_plan || 'free',
    billing?.subscription_status ?? 'active',
    payments,
    now,
  );
}

/** An account for the memory's reader, read from rows as the database's functions read them. */
export function storedAccount(
  { id, email, profile, billing, payments }: StoredAccount,
  now = new Date(),
): MemoryAccount {
  const rows = payments.map(paymentRow);
  const nextChargeDate = nextCharge(billing, rows, now);
  const interval = (['month', 'year'] as const).find((each) => each === billing?.billing_interval);
  const account: AccountFound = {
    id,
    email,
    fullName: profile?.full_name ?? '',
    location: profile?.location ?? '',
    description: profile?.description ?? '',
    plan: billing?.subscription_plan || 'free',
    planStatus: billing?.subscription_status ?? 'active',
    paymentMethod: billing?.payment_method ?? '',
    ...(interval && { interval }),
    ...(nextChargeDate && { nextChargeDate }),
    ...(billing?.ends_at && { endsAt: new Date(billing.ends_at).toISOString() }),
  };
  return { account, payments: rows };
}

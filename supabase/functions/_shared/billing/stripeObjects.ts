/**
 * What is read of the provider's objects, as its API of `stripeVersion` has them. Times are in seconds, amounts in the
 * currency's smallest unit.
 */
export interface List<T> {
  object: 'list';
  data: readonly T[];
  has_more: boolean;
}

export interface PaymentMethod {
  type: string;
  card?: { brand: string; last4: string; exp_month: number; exp_year: number } | null;
  sepa_debit?: { last4: string | null } | null;
  us_bank_account?: { last4: string | null } | null;
}

export interface Customer {
  id: string;
  deleted?: boolean;
  livemode?: boolean;
  metadata?: Readonly<Record<string, string>>;
  invoice_settings?: { default_payment_method: PaymentMethod | string | null };
}

export interface Price {
  id: string;
  unit_amount: number | null;
  currency: string;
  metadata: Readonly<Record<string, string>>;
  recurring: { interval: string } | null;
}

export interface Subscription {
  id: string;
  status: string;
  created: number;
  currency: string;
  /** Set by the provider's portal; `cancel_at_period_end` then stays false. */
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  default_payment_method: PaymentMethod | string | null;
  /** A period belongs to an item, and no longer to the subscription. */
  items: List<{ id: string; price: Price; current_period_end: number }>;
}

/** A payment of an invoice names the attempt that it was, or its charge where there was no such attempt. */
export interface InvoicePayment {
  id: string;
  payment: { payment_intent?: PaymentIntent | string | null; charge?: string | null };
}

export interface InvoiceLine {
  id: string;
  amount: number;
  description: string | null;
  period?: { end: number };
  /** What it charges for, or takes back. */
  pricing?: { price_details?: { price: string | { id: string } } | null } | null;
}

/** Its lines and payments are the first ten of them; `has_more` says whether the others have to be read by themselves. */
export interface Invoice {
  id: string;
  number: string | null;
  status: string | null;
  amount_due: number;
  amount_paid: number;
  total: number;
  /** What discounts take off all lines, each of them by itself. */
  total_discount_amounts?: readonly { amount: number }[] | null;
  /** A tax that is 'inclusive' is in the lines' amounts already. */
  total_taxes?: readonly { amount: number; tax_behavior: string }[] | null;
  currency: string;
  created: number;
  attempted: boolean;
  next_payment_attempt: number | null;
  hosted_invoice_url?: string | null;
  invoice_pdf?: string | null;
  status_transitions: { paid_at: number | null };
  lines: List<InvoiceLine>;
  parent: { subscription_details?: { subscription: string | { id: string } } | null } | null;
  payments?: List<InvoicePayment>;
}

export interface PaymentIntent {
  id: string;
  status: string;
  last_payment_error: { code?: string; decline_code?: string } | null;
}

export interface Charge {
  id: string;
  payment_intent: string | null;
  created: number;
  amount_refunded: number;
  disputed: boolean;
}

export interface Dispute {
  id: string;
  status: string;
}

/** A page of the provider's: a checkout, or its portal. */
export interface Session {
  id: string;
  created: number;
  url: string | null;
  /** Of a checkout: 'open', 'complete' or 'expired'. */
  status?: string | null;
}

/** Whether the provider lets a subscription run. One that is past due is still being charged for. */
export const isRunning = ({ status }: Pick<Subscription, 'status'>) =>
  ['active', 'trialing', 'past_due'].includes(status);

export const idOf = (reference: string | { id: string } | null | undefined) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

import type { Interval } from '../../../supabase/functions/_shared/billing/prices.ts';
import type {
  Charge,
  Invoice,
  InvoicePayment,
  List,
  PaymentIntent,
  PaymentMethod,
  Price,
  Session,
  Subscription,
} from '../../../supabase/functions/_shared/billing/stripeObjects.ts';

// What the local provider keeps: the objects that billing reads, so that both change together, and a little more.

/** What a payment with each card comes to. The endings are those of the provider's own test cards. */
export const cardKinds = {
  works: { last4: '4242', label: 'Is accepted' },
  declined: { last4: '0002', label: 'Is declined' },
  funds: { last4: '9995', label: 'Has insufficient funds' },
  challenge: { last4: '3220', label: 'Asks for an extra confirmation by the bank' },
  later: { last4: '0341', label: 'Is accepted now, and declined at renewals' },
} as const;
export type CardKind = keyof typeof cardKinds;

export interface KeptCard extends PaymentMethod {
  id: string;
  object: 'payment_method';
  kind: CardKind;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

export interface KeptCustomer {
  id: string;
  object: 'customer';
  created: number;
  email: string | null;
  livemode: false;
  metadata: Record<string, string>;
  /** Below zero: a credit that the next invoices use up. */
  balance: number;
  deleted?: true;
  invoice_settings: { default_payment_method: string | null };
}

export interface KeptPrice extends Price {
  object: 'price';
  active: boolean;
  lookup_key: string | null;
  nickname: string;
  unit_amount: number;
  recurring: { interval: Interval; interval_count: 1 };
}

export interface KeptItem {
  id: string;
  object: 'subscription_item';
  price: KeptPrice;
  quantity: 1;
  current_period_start: number;
  current_period_end: number;
}

export interface KeptSubscription extends Omit<Subscription, 'items' | 'default_payment_method'> {
  object: 'subscription';
  customer: string;
  metadata: Record<string, string>;
  canceled_at: number | null;
  default_payment_method: string | null;
  latest_invoice: string | null;
  items: List<KeptItem>;
}

export interface Line {
  amount: number;
  description: string;
  period: { start: number; end: number };
  pricing: { type: 'price_details'; price_details: { price: string } };
}

/** As a line of an invoice names its price. */
export const pricingOf = ({ id }: Pick<KeptPrice, 'id'>): Line['pricing'] => ({
  type: 'price_details',
  price_details: { price: id },
});

export interface KeptInvoice extends Omit<Invoice, 'lines' | 'payments' | 'parent'> {
  object: 'invoice';
  customer: string;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  attempt_count: number;
  billing_reason: string;
  hosted_invoice_url: string;
  lines: List<Line & { id: string }>;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  payments: List<InvoicePayment>;
}

export interface KeptIntent extends PaymentIntent {
  object: 'payment_intent';
}

export interface KeptCharge extends Charge {
  object: 'charge';
  customer: string;
  amount: number;
  refunded: boolean;
}

export interface KeptDispute {
  id: string;
  object: 'dispute';
  charge: string;
  status: 'needs_response' | 'won' | 'lost';
}

export interface KeptSession extends Session {
  object: 'checkout.session';
  customer: string;
  price: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  client_reference_id: string | null;
  subscription: string | null;
  success_url: string;
  cancel_url: string;
  expires_at: number;
}

export interface KeptPortal extends Session {
  object: 'billing_portal.session';
  customer: string;
  return_url: string;
  /** Where it leads once its one task is done. */
  after: string;
  flow: string | null;
  price: string | null;
}

/** All that the local provider knows. It is plain JSON, so that it can be stored in one row. */
export interface ProviderState {
  /** In each id, so that two providers never name the same thing. */
  series: string;
  count: number;
  /** How far its clock is ahead, in seconds. */
  aheadSeconds: number;
  customers: Record<string, KeptCustomer>;
  cards: Record<string, KeptCard>;
  subscriptions: Record<string, KeptSubscription>;
  invoices: Record<string, KeptInvoice>;
  /** The last attempt to charge an invoice, by the invoice's id. */
  intents: Record<string, KeptIntent>;
  charges: Record<string, KeptCharge>;
  disputes: Record<string, KeptDispute>;
  sessions: Record<string, KeptSession>;
  portals: Record<string, KeptPortal>;
  /** What was answered to each idempotency key of the last day, and when, in seconds. */
  answers: Record<string, { asked: string; body: unknown; created: number }>;
  /** The events that the webhook has not taken yet, the oldest first. */
  pending: ProviderEvent[];
}

export const emptyState = (series: string): ProviderState => ({
  series,
  count: 0,
  aheadSeconds: 0,
  customers: {},
  cards: {},
  subscriptions: {},
  invoices: {},
  intents: {},
  charges: {},
  disputes: {},
  sessions: {},
  portals: {},
  answers: {},
  pending: [],
});

/** An event as it is sent to the webhook. */
export interface ProviderEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  type: string;
  data: { object: object };
}

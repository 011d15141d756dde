import type { Billing } from './data.ts';
import type { Result } from './result.ts';

/** Who sells plans: a demonstration without money, the payment provider, or nobody. */
export type BillingMode = 'simulated' | 'stripe' | 'none';

/** How often a plan is paid. A year costs ten months. */
export type BillingInterval = 'month' | 'year';

export interface PlanChoice {
  /** The id of a plan that costs something, such as 'pro'. */
  plan: string;
  interval: BillingInterval;
}

/** What the user pays for, as it was stored at the last sync with the provider. Times are ISO 8601. */
export interface Subscription extends Billing {
  /** Null where nothing is paid for at the provider: there is nothing that could be changed or cancelled. */
  interval: BillingInterval | null;
  /** The next regular charge. Null where there is none. */
  renewsAt: string | null;
  /** When the plan ends, if it was cancelled and goes on until then. */
  endsAt: string | null;
  /** The last day on which the card can be charged, such as '2030-12-31'. */
  cardExpires: string | null;
}

/** What was used of something in this month. `limit`: null where the plan has none, or the operator enforces none. */
export interface Allowance {
  used: number;
  limit: number | null;
}

/** What the user has used since the calendar month (UTC) began, calls in whole minutes. */
export interface Usage {
  messages: Allowance;
  callMinutes: Allowance;
  /** When everything begins again at 0, as ISO 8601. */
  resetsAt: string;
}

/**
 * What comes between the lines of a preview and what is due: a discount, tax that is added to the prices, or the customer's
 * credit. A credit below 0 is used up; one above 0 is what is left over, which later charges use up.
 */
export interface PreviewAdjustment {
  kind: 'discount' | 'tax' | 'credit';
  amount: number;
}

/**
 * What a change of plan costs, computed by the payment provider. Amounts are in the currency's smallest unit. Lines and
 * adjustments add up to `due`.
 */
export interface ChangePreview {
  /** What is charged at once. */
  due: number;
  /** Lower case, such as 'usd'. */
  currency: string;
  lines: readonly { amount: number; description: string }[];
  /** Each kind once at most. */
  adjustments: readonly PreviewAdjustment[];
  /** The next regular charge, with tax and without saved discounts; `at` is ISO 8601. Null where the provider does not say. */
  next: { amount: number; at: string } | null;
}

/** 'late': the provider has done it, and what is stored follows later by itself. It must not be told as failed. */
export type ChangeOutcome = 'stored' | 'late';

/**
 * Plans that are sold by a payment provider. Whoever pays does so on its own pages: `checkout` and `portal` give their
 * addresses, which lead back to the app with `?checkout=<plan>`, `?checkout=cancelled` or `?billing=back`.
 *
 * Failures carry a code: 'subscribed' (there is a subscription already: use the portal), 'customer' and 'subscription' (there is
 * nothing to change yet), 'elsewhere' (another window has just begun a checkout), 'price' (not sold now), 'other-account' (another
 * account at the provider has the customer: an operator has to look), 'too-many' and 'provider' (not reached, and nothing was
 * charged).
 */
export interface BillingPort {
  /** Asks the backend once for each visit; after a failure, again with the next call. [B8] */
  loadMode(): Promise<Result<BillingMode>>;
  /** The stored plan with what the provider knows of it. Nobody else's is found. */
  loadSubscription(userId: string): Promise<Result<Subscription>>;
  /** Of the signed-in user. The same numbers let the assistant answer, or not. `signal` gives it up. [B11] */
  loadUsage(signal?: AbortSignal): Promise<Result<Usage>>;
  checkout(choice: PlanChoice): Promise<Result<string>>;
  /** Without `show` its first page: card, receipts and cancelling. With a choice, the change to it is confirmed there. */
  portal(show?: 'card' | PlanChoice): Promise<Result<string>>;
  preview(choice: PlanChoice): Promise<Result<ChangePreview>>;
  /** The plan then lasts until what was paid is over. Doing it again changes nothing. */
  cancel(): Promise<Result<ChangeOutcome>>;
  /**
   * Ends what is paid for at once, before the account is deleted. A checkout that is open is closed first. 'customer'
   * when there is nothing to end, 'being-paid' when a checkout is being paid just now, and 'reauthentication_needed' when
   * the sign-in is older than ten minutes. Doing it again changes nothing.
   */
  end(): Promise<Result<ChangeOutcome>>;
  /** Takes cancelling back. */
  resume(): Promise<Result<ChangeOutcome>>;
  /** Has the backend sync with the provider now, instead of waiting for its word. */
  sync(): Promise<Result<void>>;
}

export interface Arrival {
  /** The plan that was bought. A webhook may have been quicker than the page: waiting for a change would wait in vain. */
  plan: string;
  load: () => Promise<Result<Billing>>;
  sync: BillingPort['sync'];
  /** In ms, between two tries. */
  pausesMs?: readonly number[];
  wait?: (ms: number) => Promise<void>;
}

/** 30 seconds in all. */
const backOffMs = [500, 1000, 2000, 4000, 8000, 14_500] as const;

/**
 * Waits, after a checkout, until the plan that was bought is stored. Resolves to it, or to undefined when it is late: it will
 * come, and the user can go on meanwhile. What fails is repeated with the next try.
 */
export async function planArrival(arrival: Arrival): Promise<Billing | undefined> {
  const { plan, load, sync, pausesMs = backOffMs, wait = sleep } = arrival;
  const loadPlan = async () => {
    const found = await load();
    return found.ok && found.value.plan === plan ? found.value : undefined;
  };
  let found = await loadPlan();
  for (const pause of [0, ...pausesMs]) {
    if (found) return found;
    if (pause > 0) await wait(pause);
    await sync();
    found = await loadPlan();
  }
  return found;
}

const sleep = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

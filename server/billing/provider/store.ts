import {
  lookupKey,
  type Interval,
  type PaidPlan,
} from '../../../supabase/functions/_shared/billing/prices.ts';
import { stripeVersion } from '../../../supabase/functions/_shared/billing/stripeApi.ts';
import type { List } from '../../../supabase/functions/_shared/billing/stripeObjects.ts';
import type {
  KeptCard,
  KeptCustomer,
  KeptInvoice,
  KeptItem,
  KeptPrice,
  KeptSubscription,
  ProviderEvent,
  ProviderState,
} from './objects.ts';

export interface SoldPrice {
  /** A plan of this app; anything else is somebody else's product on the same account. */
  plan: PaidPlan | (string & {});
  interval: Interval;
  /** In the currency's smallest unit. */
  amount: number;
  /** 'usd' by default. */
  currency?: string;
  name: string;
}

export interface ProviderOptions {
  /** The address of its pages, without a slash at its end. */
  baseUrl: string;
  prices: readonly SoldPrice[];
  /** What a lasting discount takes off every invoice, and what tax adds to the rest, in percent; 0 by default. */
  discountPercent?: number;
  taxPercent?: number;
  state: ProviderState;
  /** Each event as it happens. Signing and sending it is somebody else's. */
  onEvent?: (event: ProviderEvent) => void;
  /** Seconds since 1970; the clock of this machine by default. */
  now?: () => number;
}

/** A refusal as the provider's API words it. */
export class ProviderError extends Error {
  readonly status: number;
  readonly code: string;
  readonly parameter: string | undefined;
  constructor(status: number, code: string, message: string, parameter?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.parameter = parameter;
  }
}

export const listOf = <T>(data: readonly T[]): List<T> => ({ object: 'list', data, has_more: false });

/** A page of what is listed, after the row that the page before ended with. */
export function pageOf<T extends { id: string }>(
  all: readonly T[],
  after: string | undefined,
  limit: number,
): List<T> {
  const begin = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  return { ...listOf(all.slice(begin, begin + limit)), has_more: begin + limit < all.length };
}

/** What is kept under an id. Somebody may send one such as '__proto__', under which every object of JavaScript has something. */
export const keptAt = <T>(all: Readonly<Record<string, T>>, id: string | null | undefined): T | undefined =>
  typeof id === 'string' && Object.hasOwn(all, id) ? all[id] : undefined;

/** Finds an object, or refuses as the provider does. */
export function findIn<T>(
  all: Readonly<Record<string, T>>,
  id: string | undefined,
  what: string,
  status = 404,
): T {
  const found = keptAt(all, id);
  if (found === undefined)
    throw new ProviderError(status, 'resource_missing', `No such ${what}: '${id}'`, what);
  return found;
}

/** The state with its clock, its ids and its events. */
export function providerStore(options: ProviderOptions) {
  const { baseUrl, state, onEvent = () => undefined, discountPercent = 0, taxPercent = 0 } = options;
  const clock = options.now ?? (() => Math.floor(Date.now() / 1000));
  const now = () => clock() + state.aheadSeconds;
  const newId = (prefix: string) => {
    state.count += 1;
    return `${prefix}_${state.series}${String(state.count).padStart(6, '0')}`;
  };
  const prices: Record<string, KeptPrice> = Object.fromEntries(
    options.prices.map(({ plan, interval, amount, currency = 'usd', name }) => {
      const id = `price_${plan}_${interval}`;
      const price: KeptPrice = {
        id,
        object: 'price',
        active: true,
        currency,
        lookup_key: lookupKey(plan as PaidPlan, interval),
        metadata: { plan },
        nickname: name,
        unit_amount: amount,
        recurring: { interval, interval_count: 1 },
      };
      return [id, price];
    }),
  );
  return {
    baseUrl,
    state,
    prices,
    discountPercent,
    taxPercent,
    now,
    newId,
    emit: (type: string, about: object) => {
      onEvent({
        id: newId('evt'),
        object: 'event',
        api_version: stripeVersion,
        created: now(),
        livemode: false,
        type,
        data: { object: structuredClone(about) },
      });
    },
    /** Those of a customer, the newest first. */
    newestFirst: <T extends { id: string; customer: string; created: number }>(
      all: Readonly<Record<string, T>>,
      customer: string,
    ): T[] =>
      Object.values(all)
        .filter((each) => each.customer === customer)
        .toSorted((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1)),
    /** Somebody who can still buy. */
    customerOf: (id: string | undefined): KeptCustomer => {
      const found = findIn(state.customers, id, 'customer', 400);
      if (found.deleted)
        throw new ProviderError(400, 'resource_missing', `No such customer: '${id}'`, 'customer');
      return found;
    },
    cardOf: (customer: KeptCustomer): KeptCard | undefined =>
      keptAt(state.cards, customer.invoice_settings.default_payment_method),
    subscriptionOf: (invoice: KeptInvoice): KeptSubscription | undefined =>
      keptAt(state.subscriptions, invoice.parent.subscription_details.subscription),
    itemOf: ({ id, items }: KeptSubscription): KeptItem => {
      const [item] = items.data;
      if (!item) throw new Error(`${id} has no item`);
      return item;
    },
  };
}

export type ProviderStore = ReturnType<typeof providerStore>;

import { emptyState, type ProviderEvent } from '../../../../server/billing/provider/objects.ts';
import { localProvider, signedEvent } from '../../../../server/billing/provider/provider.ts';
import type { SoldPrice } from '../../../../server/billing/provider/store.ts';
import { monthsPaid } from '../../../../src/services/prices.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { billingFunction, type BillingFunctionOptions } from '../../billing/handler.ts';
import { stripeWebhook } from '../../stripe-webhook/handler.ts';
import { intervals } from './prices.ts';
import { stripeApi } from './stripeApi.ts';
import { billingSync, type DatabaseCall } from './sync.ts';

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/** The path that is asked, of whatever `fetch` is given. */
export const pathOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input).pathname;

/** Calls functions of a database by the names of their parameters, as PostgREST does. */
export const callOn =
  (database: Pick<TestDatabase, 'query'>): DatabaseCall =>
  async (name, values) => {
    const given = Object.entries(values).map(([key, value]) => `${key} => ${literal(value)}`);
    const call = `public.${name}(${given.join(', ')})`;
    if (name.startsWith('billing_customers_')) {
      const rows = await database.query<{ found: string }>(`select * from ${call} as found`);
      return rows.map(({ found }) => found);
    }
    const [row] = await database.query<{ found: unknown }>(`select to_jsonb(${call}) as found`);
    return row?.found;
  };

export const sold: readonly SoldPrice[] = intervals.flatMap((interval) => [
  { plan: 'pro', interval, amount: 2900 * monthsPaid[interval], name: 'Pro plan' },
  { plan: 'enterprise', interval, amount: 9900 * monthsPaid[interval], name: 'Enterprise plan' },
]);

export const secret = 'whsec_test';
export const page = 'https://app.example.com';
export const serviceKey = 'sb_secret_test';

export interface BillingSetupOptions extends Partial<BillingFunctionOptions> {
  prices?: readonly SoldPrice[];
  discountPercent?: number;
  taxPercent?: number;
  /** What stands between the app and the provider, such as time or a broken line. */
  aroundProvider?: (ask: typeof fetch) => typeof fetch;
  aroundDatabase?: (call: DatabaseCall) => DatabaseCall;
  /** Seconds since 1970. */
  now?: () => number;
}

/** The functions of billing with a provider and a database, and everything that was logged. */
export function billingSetup(database: DatabaseCall, options: BillingSetupOptions = {}) {
  const events: ProviderEvent[] = [];
  const logged: string[] = [];
  const log = (message: string) => void logged.push(message);
  const provider = localProvider({
    baseUrl: 'https://pay.test',
    prices: options.prices ?? sold,
    state: emptyState(crypto.randomUUID().slice(0, 8)),
    onEvent: (event) => events.push(event),
    ...(options.now && { now: options.now }),
    discountPercent: options.discountPercent ?? 0,
    taxPercent: options.taxPercent ?? 0,
  });
  const ask: typeof fetch = (input, init) => provider.api(new Request(input, init));
  const stripe = stripeApi({
    key: 'sk_test_1',
    fetch: options.aroundProvider?.(ask) ?? ask,
    timeoutMs: 2000,
    pauseMs: 0,
  });
  const call = options.aroundDatabase?.(database) ?? database;
  const isLive = options.isLive ?? false;
  const sync = billingSync({ stripe, isLive, call, log });
  const webhook = stripeWebhook({ secrets: [secret], stripe, sync, call, log });
  const answer = billingFunction({
    stripe,
    isLive,
    sync,
    call,
    log,
    serviceKey,
    origins: [page],
    sessionOf: async (token) => ({ id: token, email: `${token}@example.com` }),
    ...options,
  });
  return {
    provider,
    events,
    logged,
    stripe,
    sync,
    webhook,
    answer,
    deliver: (event: object) => webhook(signedEvent(event, 'https://p.test/stripe-webhook', [secret])),
    /** Asks as a signed-in user does, whose id is their token. Resolves to the status and the parsed answer. */
    ask: async (name: string, user: string | undefined, body: object | string = {}) => {
      const response = await answer(
        new Request(`https://p.test/functions/v1/billing/${name}`, {
          method: 'POST',
          headers: { origin: page, ...(user && { authorization: `Bearer ${user}` }) },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      );
      return { status: response.status, headers: response.headers, json: await response.json() };
    },
    /** Makes a customer of a user, with a card. */
    customerFor: async (user: string) => {
      const created = await stripe.post<{ id: string }>('customers', { metadata: { user_id: user } });
      const customer = provider.customerOf(created.id);
      provider.addCard(customer, 'works');
      return customer;
    },
  };
}

export const billingRow = (user: string) =>
  `select subscription_plan as plan, subscription_status as status, billing_interval as interval,
     extract(epoch from renews_at)::bigint as renews, extract(epoch from ends_at)::bigint as ends,
     payment_method as method from public.billing_info where user_id = '${user}'`;

import { plans } from '../../src/services/plans.ts';
import { monthsPaid } from '../../src/services/prices.ts';
import { webhookEvents } from '../../supabase/functions/_shared/billing/keys.ts';
import {
  intervals,
  lookupKey,
  paidPlans,
  type Interval,
  type PaidPlan,
} from '../../supabase/functions/_shared/billing/prices.ts';
import { isLiveKey, stripeVersion } from '../../supabase/functions/_shared/billing/stripeApi.ts';
import { attempt, property, type Ask } from './ask.ts';
import { error, ok, skipped, warning, type Finding } from './report.ts';

export interface StripeAccount {
  /** The provider's API. */
  api: string;
  /** The secret key, or a restricted one that may read. */
  key: string;
  /** The project's URL. */
  url: string;
  /** Where the app is served. */
  site: string | undefined;
}

/** Ten thousand of a list are read, so that a provider that says 'there is more' for ever does not hold the doctor up. */
const maxPages = 100;

/** Reads a list of the provider's, page after page, or its status when it gives none. Throws when there is no answer. */
async function list(
  ask: Ask,
  { api, key }: Pick<StripeAccount, 'api' | 'key'>,
  path: string,
): Promise<readonly unknown[] | number> {
  const found: unknown[] = [];
  for (let page = 0; page < maxPages; page++) {
    const last = property(found.at(-1), 'id');
    const after = typeof last === 'string' ? `&starting_after=${encodeURIComponent(last)}` : '';
    const { status, json } = await ask(`${api}/v1/${path}${after}`, {
      headers: { authorization: `Bearer ${key}`, 'stripe-version': stripeVersion },
    });
    const data = property(json, 'data');
    if (!Array.isArray(data)) return status;
    found.push(...(data as unknown[]));
    if (data.length === 0 || property(json, 'has_more') !== true) break;
  }
  return found;
}

/**
 * How many subscriptions run that this app has sold; undefined where the provider does not tell. Another shop on the account names
 * no user in its own.
 */
export async function countSubscriptions(ask: Ask, account: Pick<StripeAccount, 'api' | 'key'>) {
  const found = await list(ask, account, 'subscriptions?limit=100').catch(() => 0);
  if (typeof found === 'number') return undefined;
  return found.filter(
    (each) =>
      ['active', 'trialing', 'past_due', 'unpaid', 'paused'].includes(String(property(each, 'status'))) &&
      property(property(each, 'metadata'), 'user_id') !== undefined,
  ).length;
}

const unread = (what: string, status: number) =>
  status === 403
    ? skipped(`${what}: STRIPE_SECRET_KEY may not read them`, 'Use a key that may, or look in the dashboard.')
    : error(
        `${what}: Stripe answers ${status}`,
        status === 401 ? 'STRIPE_SECRET_KEY is not known to Stripe, or was revoked.' : 'Try again later.',
      );

const textOr = (value: unknown, other: string) => (typeof value === 'string' ? value : other);

/** What is wrong with a price that was found by its lookup key. */
function priceProblem(price: unknown, plan: PaidPlan, interval: Interval): string | undefined {
  const wanted = plans.find(({ id }) => id === plan);
  const amount = (wanted?.price ?? 0) * 100 * monthsPaid[interval];
  const currency = wanted?.currency.toLowerCase();
  const told = property(price, 'currency');
  if (told !== currency) return `is in ${String(told)}, and the plan in ${currency}`;
  const every = property(property(price, 'recurring'), 'interval');
  if (every !== interval || property(property(price, 'recurring'), 'interval_count') !== 1)
    return `is paid every ${textOr(every, 'once')}, and not every ${interval}`;
  if (property(price, 'unit_amount') !== amount)
    return `costs ${String(property(price, 'unit_amount'))}, and the page says ${amount}`;
  const named = property(property(price, 'metadata'), 'plan');
  return named === plan ? undefined : `has the metadata plan=${textOr(named, '')}, and not plan=${plan}`;
}

async function prices(ask: Ask, account: StripeAccount): Promise<Finding[]> {
  const wanted = paidPlans.flatMap((plan) => intervals.map((interval) => ({ plan, interval })));
  const query = wanted.map(({ plan, interval }) => `lookup_keys[]=${lookupKey(plan, interval)}`).join('&');
  const found = await list(ask, account, `prices?active=true&limit=100&${query}`);
  if (typeof found === 'number') return [unread('Prices', found)];
  return wanted.map(({ plan, interval }) => {
    const key = lookupKey(plan, interval);
    const price = found.find((each) => property(each, 'lookup_key') === key);
    if (price === undefined)
      return error(
        `No active price has the lookup key ${key}`,
        'docs/deploy.md tells how to make the four prices.',
      );
    const problem = priceProblem(price, plan, interval);
    return problem === undefined
      ? ok(`The price ${key} is there`)
      : error(
          `The price ${key} ${problem}`,
          'Make a new price, and move the lookup key to it (docs/deploy.md).',
        );
  });
}

async function endpoint(ask: Ask, account: StripeAccount): Promise<Finding> {
  const address = `${account.url}/functions/v1/stripe-webhook`;
  const found = await list(ask, account, 'webhook_endpoints?limit=100');
  if (typeof found === 'number') return unread('Webhooks', found);
  const mode = isLiveKey(account.key) ? 'live' : 'test';
  const own = found.find((each) => property(each, 'url') === address);
  if (own === undefined)
    return error(
      `Stripe's ${mode} mode has no webhook for ${address}`,
      'Add it in the Stripe dashboard under Developers, Webhooks (docs/deploy.md).',
    );
  if (property(own, 'status') !== 'enabled')
    return error(
      'The webhook is disabled at Stripe',
      'Enable it in the dashboard, and look why its deliveries failed.',
    );
  const told = property(own, 'enabled_events');
  const names = Array.isArray(told) ? told : [];
  const missing = names.includes('*') ? [] : webhookEvents.filter((name) => !names.includes(name));
  return missing.length === 0
    ? ok('Stripe tells the webhook of all that it has to know')
    : error(`Stripe does not tell the webhook of ${missing.join(', ')}`, 'Add the events to the endpoint.');
}

/** A change of plan is confirmed in the provider's portal, which has to allow it. */
async function portal(ask: Ask, account: StripeAccount): Promise<Finding[]> {
  const found = await list(ask, account, 'billing_portal/configurations?is_default=true&limit=1');
  if (typeof found === 'number') return [unread('The customer portal', found)];
  const features = property(found[0], 'features');
  if (features === undefined)
    return [
      error('The customer portal was never set up', 'Save it once: Settings, Billing, Customer portal.'),
    ];
  const needed = {
    payment_method_update: 'change their card',
    invoice_history: 'see their invoices',
    subscription_cancel: 'cancel',
    subscription_update: 'change their plan',
  } as const;
  const closed = Object.entries(needed).filter(
    ([name]) => property(property(features, name), 'enabled') !== true,
  );
  return [
    ...(closed.length === 0
      ? [ok('The customer portal lets customers do what the page sends them for')]
      : closed.map(([, what]) =>
          error(
            `The customer portal does not let customers ${what}`,
            'Turn it on: Settings, Billing, Customer portal.',
          ),
        )),
    ...promises(features),
  ];
}

/** Whether the portal changes and ends plans as the page tells before it sends somebody there. [B31] */
function promises(features: unknown): Finding[] {
  const update = property(features, 'subscription_update');
  const later = property(property(update, 'schedule_at_period_end'), 'conditions');
  const broken = [
    property(update, 'proration_behavior') !== 'always_invoice' &&
      error(
        'The customer portal charges a change of plan otherwise than the page tells',
        'Settings, Billing, Customer portal, Subscriptions: prorate charges and credits, and invoice them immediately.',
      ),
    Array.isArray(later) &&
      later.length > 0 &&
      error(
        'The customer portal puts some changes of plan off until the period ends, and the page says that they are made at once',
        'Settings, Billing, Customer portal, Subscriptions: apply downgrades and shorter intervals immediately.',
      ),
    property(property(features, 'subscription_cancel'), 'mode') !== 'at_period_end' &&
      error(
        'The customer portal ends a plan at once, and the page says that it lasts until the period ends',
        'Settings, Billing, Customer portal, Cancellations: cancel at the end of the billing period.',
      ),
  ].filter((each) => each !== false);
  return broken.length > 0 ? broken : [ok('The customer portal changes and ends plans as the page says')];
}

/** Whether the key fits where the app is served. */
function mode({ key, site }: StripeAccount): Finding {
  const isLive = isLiveKey(key);
  const isPublic = site?.startsWith('https://') === true;
  if (isLive && site !== undefined && !isPublic)
    return error(
      `STRIPE_SECRET_KEY charges real cards, and ${site} is no public site`,
      'Use a key of the test mode there.',
    );
  return isLive
    ? ok('STRIPE_SECRET_KEY is of the live mode')
    : warning('STRIPE_SECRET_KEY is of the test mode: nobody is charged', 'Use a live key once you sell.');
}

/** Reads the account at the provider: what is sold there, to whom it tells events, and what customers may do. [B9] */
export async function checkStripe(ask: Ask, account: StripeAccount): Promise<Finding[]> {
  return [
    mode(account),
    ...(await attempt('Prices', () => prices(ask, account))),
    ...(await attempt('Webhooks', () => endpoint(ask, account))),
    ...(await attempt('The customer portal', () => portal(ask, account))),
  ];
}

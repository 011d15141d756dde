import { randomBytes } from 'node:crypto';
import { plans } from '../../src/services/plans.ts';
import { monthsPaid } from '../../src/services/prices.ts';
import { intervals } from '../../supabase/functions/_shared/billing/prices.ts';
import { stripeApi } from '../../supabase/functions/_shared/billing/stripeApi.ts';
import { billingSync, type DatabaseCall } from '../../supabase/functions/_shared/billing/sync.ts';
import { errorText } from '../../supabase/functions/_shared/errorText.ts';
import { sessionOfToken } from '../../supabase/functions/_shared/session.ts';
import { billingFunction } from '../../supabase/functions/billing/handler.ts';
import { stripeWebhook } from '../../supabase/functions/stripe-webhook/handler.ts';
import type { EmbeddedBackend } from '../backend.ts';
import { originsOf } from '../http/hosts.ts';
import { providerTable } from './billingMode.ts';
import { eventDelivery } from './eventDelivery.ts';
import { emptyState, type ProviderState } from './provider/objects.ts';
import { providerPages } from './provider/pages.ts';
import { localProvider, signedEvent } from './provider/provider.ts';

const payPath = '/_local/pay';

/** What is sold, at the prices of the app's own list. */
const sold = plans
  .filter(({ price }) => price > 0)
  .flatMap(({ id, name, price, currency }) =>
    intervals.map((interval) => ({
      plan: id,
      interval,
      amount: price * 100 * monthsPaid[interval],
      currency: currency.toLowerCase(),
      name: interval === 'year' ? `${name} plan, a year` : `${name} plan`,
    })),
  );

export interface LocalBillingOptions {
  backend: EmbeddedBackend;
  siteUrl: string;
  /** A key of Stripe's test mode. Without it the provider is in this process, at `payPath`. */
  stripeKey?: string | undefined;
  /** How long the local provider takes to tell of an event, in ms; 1500 by default, and ten times that before it tries again. */
  webhookDelayMs?: number;
  log?: (message: string) => void;
}

/** Runs functions of the embedded database. Their names come from this repository only. */
const callOn =
  ({ pg }: Pick<EmbeddedBackend, 'pg'>): DatabaseCall =>
  async (name, values) => {
    const names = Object.keys(values).map((key, n) => `${key} => $${n + 1}`);
    const given = Object.values(values).map((value: unknown) =>
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    );
    const { rows } = await pg.query<{ found: unknown }>(
      `select to_jsonb(found) as found from public.${name}(${names.join(', ')}) as found`,
      given,
    );
    return name.startsWith('billing_customers_') ? rows.map(({ found }) => found) : rows[0]?.found;
  };

/**
 * The functions of billing in this process, against a payment provider that is in this process too, or against Stripe's test
 * mode. Resolves to what answers their requests and the provider's pages; undefined for others. Close it before the backend.
 */
export async function localBilling(options: LocalBillingOptions) {
  const { backend, siteUrl, stripeKey, webhookDelayMs = 1500 } = options;
  const log = options.log ?? ((message: string) => console.warn(`[billing] ${message}`));
  const { pg } = backend;
  await pg.exec(providerTable);
  const { rows } = await pg.query<{ state: Partial<ProviderState> | null }>(
    'select state from embedded.payment_provider',
  );
  // An older version may not have written all of it.
  const state = { ...emptyState(randomBytes(4).toString('hex')), ...rows[0]?.state };
  const keep = () =>
    pg.query(
      `insert into embedded.payment_provider (state) values ($1)
       on conflict (only_row) do update set state = excluded.state`,
      [JSON.stringify(state)],
    );

  const secret = `whsec_${randomBytes(24).toString('hex')}`;
  const provider = localProvider({
    baseUrl: siteUrl + payPath,
    prices: sold,
    state,
    onEvent: (event) => state.pending.push(event),
  });
  const stripe = stripeApi(
    stripeKey
      ? { key: stripeKey }
      : { key: 'sk_test_local', fetch: (input, init) => provider.api(new Request(input, init)) },
  );
  const call = callOn(backend);
  const sync = billingSync({ stripe, isLive: false, call, log });
  const webhook = stripeWebhook({ secrets: [secret], stripe, sync, call, log });

  const { deliver, close } = eventDelivery({
    state,
    delayMs: webhookDelayMs,
    keep,
    tell: async (event) =>
      (await webhook(signedEvent(event, `${siteUrl}/functions/v1/stripe-webhook`, [secret]))).status < 500,
    onError: (error) => log(errorText(error)),
  });
  // What was not told before the last process ended.
  if (!stripeKey) deliver();

  const answerUser = billingFunction({
    stripe,
    isLive: false,
    sync,
    call,
    log,
    origins: originsOf(siteUrl),
    sessionOf: sessionOfToken({
      url: siteUrl,
      key: backend.publishableKey,
      fetch: (input, init) => backend.fetch(new Request(input, init)),
    }),
    // Nobody has it: an operator of this machine looks at the database itself.
    serviceKey: randomBytes(24).toString('hex'),
  });
  const showPage = stripeKey ? undefined : providerPages(provider, payPath);

  function answererOf(pathname: string) {
    if (pathname.startsWith('/functions/v1/billing/')) return answerUser;
    if (pathname === '/functions/v1/stripe-webhook') return webhook;
    return pathname === payPath || pathname.startsWith(`${payPath}/`) ? showPage : undefined;
  }

  const answerRequest = async (request: Request): Promise<Response | undefined> => {
    const answer = answererOf(new URL(request.url).pathname);
    if (!answer) return undefined;
    const answered = await answer(request);
    if (stripeKey) return answered;
    if (request.method === 'POST') await keep();
    deliver();
    return answered;
  };
  return Object.assign(answerRequest, { close });
}

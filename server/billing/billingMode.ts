import type { EmbeddedBackend } from '../backend.ts';
import type { AnswerBilling } from '../http/localRoutes.ts';
import type { BillingMode } from '../../src/services/billing.ts';
import { stripeKeyProblem } from '../../supabase/functions/_shared/billing/keys.ts';
import { isLiveKey } from '../../supabase/functions/_shared/billing/stripeApi.ts';

export interface LocalBillingSettings {
  mode: BillingMode;
  /** A key of the provider's test mode. Without it the provider is in this process. */
  stripeKey: string | undefined;
}

/** Reads VITE_BILLING and STRIPE_SECRET_KEY. Throws an error that says what to do. */
export function billingSettings(
  values: Readonly<Record<string, string | undefined>>,
  environment: Readonly<Record<string, string | undefined>>,
): LocalBillingSettings {
  const stripeKey = environment.STRIPE_SECRET_KEY?.trim() || undefined;
  if (stripeKey && isLiveKey(stripeKey))
    throw new Error(
      'STRIPE_SECRET_KEY is no key of the test mode. npm start is for trying things out: set one that begins with sk_test_, or remove it to use the local payment provider.',
    );
  // A key of the test mode says enough of what is wanted.
  const wanted =
    values.VITE_BILLING?.trim() ||
    (stripeKey && stripeKeyProblem(stripeKey) === undefined ? 'stripe' : 'simulated');
  const mode = (['simulated', 'stripe', 'none'] as const).find((each) => each === wanted);
  if (mode === undefined)
    throw new Error(`VITE_BILLING is '${wanted}'. Set it to simulated, stripe or none.`);
  const problem = mode === 'stripe' && stripeKey ? stripeKeyProblem(stripeKey) : undefined;
  if (problem !== undefined) throw new Error(problem);
  return { mode, stripeKey };
}

/** Where the local provider keeps its state. The table also says that plans are, or were, not simulated here. */
export const providerTable = `create schema if not exists embedded;
create table if not exists embedded.payment_provider (
  only_row boolean primary key default true check (only_row), state jsonb);`;

/** Tells the database who sells plans. A folder in which they were always simulated is left as it is. [B8] */
export async function applyBillingMode(pg: EmbeddedBackend['pg'], mode: BillingMode) {
  if (mode !== 'simulated') {
    await pg.exec(
      `${providerTable} update private.settings set simulated_billing = false, sells_plans = ${mode === 'stripe'};`,
    );
    return;
  }
  await pg.exec(`do $$ begin
    if to_regclass('embedded.payment_provider') is not null then
      update private.settings set simulated_billing = true, sells_plans = false;
    end if;
  end $$;`);
}

/** Whether the local provider has events that it had not told of when the last process ended. */
async function hasUntoldEvents({ pg }: EmbeddedBackend) {
  await pg.exec(providerTable);
  const { rows } = await pg.query(
    `select 1 as found from embedded.payment_provider where jsonb_array_length(state -> 'pending') > 0`,
  );
  return rows.length > 0;
}

const answered = /^\/(?:functions\/v1\/(?:billing\/|stripe-webhook$)|_local\/pay(?:\/|$))/;

/**
 * What answers requests about plans; undefined in a demonstration. Where plans are not offered any more, whoever bought one before
 * can end it. Its code is loaded with the first request, or at once where the local provider has something left to tell.
 */
export function billingAnswerer(
  { mode, stripeKey }: LocalBillingSettings,
  backend: () => Promise<EmbeddedBackend>,
  siteUrl: () => string | Promise<string>,
): AnswerBilling | undefined {
  if (mode === 'simulated') return undefined;
  const open = async () => {
    const { localBilling } = await import('./localBilling.ts');
    return localBilling({ backend: await backend(), siteUrl: await siteUrl(), stripeKey });
  };
  let opened: ReturnType<typeof open> | undefined;
  const openOnce = () =>
    (opened ??= open().catch((error: unknown) => {
      // The next request tries again.
      opened = undefined;
      throw error;
    }));
  async function tellTheRest() {
    if (await hasUntoldEvents(await backend())) await openOnce();
  }
  // Whoever opens the backend says why that fails, and the first request why this does.
  if (!stripeKey) void tellTheRest().catch(() => undefined);
  const answer = async (request: Request) => {
    if (!answered.test(new URL(request.url).pathname)) return undefined;
    return (await openOnce())(request);
  };
  return Object.assign(answer, {
    close: async () => (await opened?.catch(() => undefined))?.close(),
  });
}

import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlersOf } from '../../../mocks/handlers/backend.ts';
import { backendState, backendUrl } from '../../../mocks/handlers/backendState.ts';
import { payCheckout } from '../../../mocks/handlers/billing.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../../../server/backend.ts';
import { applyBillingMode } from '../../../server/billing/billingMode.ts';
import { localBilling } from '../../../server/billing/localBilling.ts';
import { billingContract } from '../../../src/services/billing.contract.ts';
import { supabaseAuth } from './auth.ts';
import { supabaseBilling } from './billing.ts';
import { supabaseClient, type SupabaseOptions } from './client.ts';
import { memoryStorage } from './storage.ts';

let count = 0;

/** A client of its own; signed up and in, when `isUser`. */
async function clientOf(options: SupabaseOptions, isUser: boolean) {
  const client = supabaseClient({ ...options, storage: memoryStorage(), autoRefresh: false, retry: false });
  const auth = supabaseAuth(client);
  await auth.restoreSession();
  if (!isUser) return { client, id: '' };
  const email = `billing-${(count += 1)}@example.com`;
  await auth.signUp({ email, password: 'correct-horse', fullName: 'Ada', avatarUrl: '' });
  await auth.signIn(email, 'correct-horse');
  const { data } = await client.auth.getUser();
  return { client, id: data.user?.id ?? '' };
}

const visitorOf = (options: SupabaseOptions) =>
  supabaseBilling(supabaseClient({ ...options, storage: memoryStorage(), autoRefresh: false, retry: false }));

describe('over the handlers of the stories', () => {
  const state = backendState([], { billing: 'stripe' });
  const server = setupServer(...handlersOf(state));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());
  const options = { url: backendUrl, key: 'sb_publishable_story' };
  billingContract('handlers', () => ({
    async signedIn() {
      const { client, id } = await clientOf(options, true);
      return {
        id,
        billing: supabaseBilling(client),
        pay: async (url) => payCheckout(state, url),
      };
    },
    visitor: visitorOf(options),
  }));
});

describe('over the embedded backend', () => {
  const siteUrl = 'http://localhost:3000';
  let backend: EmbeddedBackend;
  let shop: Awaited<ReturnType<typeof localBilling>>;
  beforeAll(async () => {
    backend = await createEmbeddedBackend({ siteUrl });
    await applyBillingMode(backend.pg, 'stripe');
    // A backend of tests has no limits, and would tell none.
    await backend.pg.query('update private.settings set enforces_limits = true');
    // Its webhooks never come: whoever comes back does not wait for them.
    shop = await localBilling({ backend, siteUrl, webhookDelayMs: 1_000_000, log: () => undefined });
  });
  afterAll(async () => {
    await shop.close();
    await backend.close();
  });
  const options = (): SupabaseOptions => ({
    url: siteUrl,
    key: backend.publishableKey,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      // As a browser does.
      request.headers.set('origin', siteUrl);
      return (await shop(request.clone())) ?? backend.fetch(request);
    },
  });
  billingContract('embedded', () => ({
    async signedIn() {
      const { client, id } = await clientOf(options(), true);
      return {
        id,
        billing: supabaseBilling(client),
        async pay(url) {
          await shop(
            new Request(url, { method: 'POST', body: new URLSearchParams({ card: 'works', action: 'pay' }) }),
          );
        },
      };
    },
    visitor: visitorOf(options()),
  }));
});

describe('the port of billing', () => {
  const port = (answer: () => Promise<Response>) =>
    supabaseBilling(
      supabaseClient({
        url: 'https://p.test',
        key: 'k',
        storage: memoryStorage(),
        autoRefresh: false,
        fetch: answer,
      }),
    );

  it('asks who sells plans once for each visit, and again after a failure or an unknown answer [B8]', async () => {
    const answers = [new Response(null, { status: 500 }), Response.json('gold'), Response.json('none')];
    const asked = port(async () => answers.shift() ?? Response.json('simulated'));
    expect(await asked.loadMode()).toMatchObject({ ok: false });
    expect(await asked.loadMode()).toMatchObject({ ok: false });
    expect(await asked.loadMode()).toEqual({ ok: true, value: 'none' });
    expect(await asked.loadMode()).toEqual({ ok: true, value: 'none' });
  });

  it('tells a provider that is down from an answer that is none, without throwing [B7]', async () => {
    const message = 'The payment provider could not be reached. Nothing was charged.';
    const down = port(async () => Response.json({ code: 'provider', message }, { status: 502 }));
    expect(await down.checkout({ plan: 'pro', interval: 'month' })).toMatchObject({
      ok: false,
      failure: { kind: 'unavailable', code: 'provider', message, status: 502 },
    });
    for (const answer of [
      async () => new Response('<h1>Bad gateway', { status: 502 }),
      async () => Response.json({ url: 'not an address' }),
      async () => new Response('<p>'),
      async () => Promise.reject(new TypeError('fetch failed')),
    ])
      expect(await port(answer).checkout({ plan: 'pro', interval: 'month' })).toMatchObject({
        ok: false,
        failure: { kind: 'unavailable', message: expect.stringMatching(/\w/) },
      });
  });
});

import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../../server/backend.ts';
import { applyBillingMode } from '../../server/billing/billingMode.ts';
import { createHttpServer } from '../../server/http/httpServer.ts';
import { billingContract } from '../../src/services/billing.contract.ts';
import { callOn, secret, billingSetup } from '../../supabase/functions/_shared/billing/billing.fixture.ts';
import { signedEvent } from '../../server/billing/provider/provider.ts';
import { hasDeno, startOnDeno } from '../../supabase/tests/onDeno.ts';
import { supabaseAuth } from '../../app/adapters/supabase/auth.ts';
import { supabaseBilling } from '../../app/adapters/supabase/billing.ts';
import { supabaseClient, type SupabaseOptions } from '../../app/adapters/supabase/client.ts';
import { memoryStorage } from '../../app/adapters/supabase/storage.ts';

const page = 'https://app.example.com';
const serviceKey = 'sb_secret_deno';

/**
 * A project of Supabase, as far as its functions and the app ask it, and the payment provider: the embedded backend, which
 * has no key of the service, behind an address that knows one. The functions themselves run on Deno.
 */
async function projectWithDeno() {
  const backend = await createEmbeddedBackend({ siteUrl: page });
  await applyBillingMode(backend.pg, 'stripe');
  // A backend of tests has no limits, and would tell none.
  await backend.pg.query('update private.settings set enforces_limits = true');
  const call = callOn({
    query: async <Row>(sql: string) => (await backend.pg.query<Row>(sql)).rows,
  });
  const { provider, events } = billingSetup(call);
  let functions: Readonly<Record<string, string>> = {};

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/v1/')) return provider.api(request);
    const [, rpc] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(pathname) ?? [];
    if (rpc && request.headers.get('apikey') === serviceKey)
      return Response.json((await call(rpc, (await request.json()) as object)) ?? null);
    const [, name, rest = ''] = /^\/functions\/v1\/([\w-]+)(\/.*)?$/.exec(pathname) ?? [];
    const at = name && functions[name];
    if (!at) return backend.fetch(request);
    const { method, headers } = request;
    const body = method === 'POST' ? await request.text() : undefined;
    const passed = new Headers(headers);
    passed.delete('content-length');
    return fetch(`${at}/${name}${rest}`, { method, headers: passed, ...(body && { body }) });
  }

  const http = createHttpServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => http.once('listening', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const environment = {
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: serviceKey }),
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: backend.publishableKey }),
    APP_ORIGINS: page,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: `whsec_older ${secret}`,
    STRIPE_API_URL: url,
    BILLING_REQUESTS_PER_MINUTE: '1000',
  };
  const [billing, webhook] = await Promise.all([
    startOnDeno('billing', environment),
    startOnDeno('stripe-webhook', environment),
  ]);
  functions = { billing: billing.url, 'stripe-webhook': webhook.url };
  await Promise.all([billing.listening(), webhook.listening()]);
  return {
    backend,
    provider,
    events,
    url,
    webhook,
    async close() {
      billing.stop();
      webhook.stop();
      http.closeAllConnections();
      http.close();
      await backend.close();
    },
  };
}

if (!hasDeno)
  console.warn('Deno is not installed: the functions of billing are not tried on it (DENO=/path/to/deno).');

describe.skipIf(!hasDeno)('on Deno, as they are deployed', () => {
  let project: Awaited<ReturnType<typeof projectWithDeno>>;
  beforeAll(async () => {
    project = await projectWithDeno();
  });
  afterAll(() => project?.close());

  const options = (backend: EmbeddedBackend): SupabaseOptions => ({
    url: project.url,
    key: backend.publishableKey,
    storage: memoryStorage(),
    autoRefresh: false,
    retry: false,
    fetch(input, init) {
      const request = new Request(input, init);
      // As a browser does.
      request.headers.set('origin', page);
      return fetch(request);
    },
  });
  let count = 0;
  const person = async () => {
    const client = supabaseClient(options(project.backend));
    const auth = supabaseAuth(client);
    await auth.restoreSession();
    const email = `deno-${(count += 1)}@example.com`;
    await auth.signUp({ email, password: 'correct-horse', fullName: 'Ada', avatarUrl: '' });
    await auth.signIn(email, 'correct-horse');
    const { data } = await client.auth.getUser();
    return { id: data.user?.id ?? '', billing: supabaseBilling(client) };
  };
  const pay = async (url: string) => {
    const session = project.provider.state.sessions[url.split('/').at(-1) ?? ''];
    if (!session) throw new Error(`No checkout was begun at ${url}`);
    expect(project.provider.pay(session, 'works')).toBe('');
  };

  billingContract('Deno', () => ({
    signedIn: async () => ({ ...(await person()), pay }),
    get visitor() {
      return supabaseBilling(supabaseClient(options(project.backend)));
    },
  }));

  it('events that the provider has signed bring the plan, a replay nothing, and what is forged is refused [B3]', async () => {
    const { id, billing } = await person();
    const checkout = await billing.checkout({ plan: 'pro', interval: 'month' });
    if (!checkout.ok) throw new Error(checkout.failure.message);
    const before = project.events.length;
    await pay(checkout.value);
    const ring = async (event: object, secrets: string[]) => {
      const answer = await fetch(signedEvent(event, `${project.webhook.url}/stripe-webhook`, secrets));
      return [answer.status, ((await answer.json()) as { outcome: string }).outcome];
    };
    const fresh = project.events.slice(before);
    expect(await ring(fresh[0]!, ['whsec_forged'])).toEqual([401, 'signature refused']);
    expect(await billing.loadSubscription(id)).toMatchObject({ ok: true, value: { plan: 'free' } });
    const outcomes = await Promise.all(fresh.map((event) => ring(event, [secret])));
    expect(outcomes.map(([status]) => status)).toEqual(fresh.map(() => 200));
    expect(await billing.loadSubscription(id)).toMatchObject({ ok: true, value: { plan: 'pro' } });
    expect(await ring(fresh[0]!, [secret])).toEqual([200, 'duplicate']);
  });
});

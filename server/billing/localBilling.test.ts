import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signUpPerson, type Person } from '../auth/people.fixture.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { embeddedServer } from '../http/server.ts';
import { applyBillingMode, billingSettings } from './billingMode.ts';
import { localBilling } from './localBilling.ts';

/** The provider's events come by themselves, and each is answered with a whole look at the provider. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000 });

const site = 'http://localhost:3000';

describe('buying on the machine of a newcomer', () => {
  let backend: EmbeddedBackend;
  let server: ReturnType<typeof embeddedServer>;
  let ada: Person;
  const logged: string[] = [];

  const open = () =>
    localBilling({ backend, siteUrl: site, webhookDelayMs: 1, log: (message) => logged.push(message) });
  let close = async () => {};
  async function serve() {
    const answerBilling = await open();
    ({ close } = answerBilling);
    server = embeddedServer({
      app: Promise.resolve('none'),
      backend: Promise.resolve(backend),
      siteUrl: site,
      headers: {},
      answerBilling,
    });
  }
  beforeAll(async () => {
    backend = await createEmbeddedBackend({ siteUrl: site });
    await applyBillingMode(backend.pg, 'stripe');
    ada = await signUpPerson(backend);
    await serve();
  });
  afterAll(async () => {
    await close();
    await backend.close();
  });

  async function ask(name: string, body: object = {}, token: string = ada.token) {
    const answer = await server.request(`${site}/functions/v1/billing/${name}`, {
      method: 'POST',
      headers: { origin: site, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return { status: answer.status, json: await answer.json() };
  }
  /** Sends a form of a page, as a browser does. */
  const press = (url: string, form?: Record<string, string>) =>
    server.request(url, {
      ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
      headers: { origin: site, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const billing = async () => (await ada.client.from('billing_info').select('*').single()).data;
  const buy = async (plan = 'pro') => String((await ask('checkout', { plan, interval: 'month' })).json.url);

  it('the checkout says that it is a test, and takes a card only from a list [B6]', async () => {
    const page = await press(await buy());
    const html = await page.text();
    expect(html).toContain('no card is asked for and none is charged');
    expect(html).toContain('$29.00');
    expect(html).not.toMatch(/<script|type="(?:text|number|tel)"/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('declines, insufficient funds and an unanswered bank keep the checkout open and the plan free [B6]', async () => {
    const url = await buy();
    expect(await (await press(url, { card: 'declined', action: 'pay' })).text()).toContain(
      'Your card was declined.',
    );
    expect(await (await press(url, { card: 'funds', action: 'pay' })).text()).toContain('insufficient funds');
    expect(await (await press(url, { card: 'challenge', action: 'pay' })).text()).toContain(
      'Is this payment yours?',
    );
    expect(await (await press(url, { card: 'challenge', action: 'refused' })).text()).toContain(
      'could not confirm',
    );
    await ask('sync');
    expect(await billing()).toMatchObject({ subscription_plan: 'free' });
  });

  it('a payment that is confirmed leads back, and the plan is there before the webhook and after it [B6]', async () => {
    const url = await buy();
    const paid = await press(url, { card: 'challenge', action: 'confirmed' });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${site}/?checkout=pro`]);
    await eventually(async () => expect(await billing()).toMatchObject({ subscription_plan: 'pro' }));
    expect((await ask('sync')).json).toEqual({ outcome: 'applied' });
    expect(await (await press(url)).text()).toContain('This checkout is over');
    const { data } = await ada.client.from('payment_history').select('*');
    expect(data).toMatchObject([{ service_name: 'Pro plan', amount: 29, status: 'completed' }]);
    const receipt = await press(String(Object(data?.[0]).receipt_url));
    expect([receipt.status, await receipt.text()]).toEqual([200, expect.stringContaining('Receipt TEST-')]);
    expect((await ada.client.from('invoices').select('id')).data).toHaveLength(1);
  });

  it('the portal changes plan and card, cancels and takes it back; the desk lets months pass [B6]', async () => {
    const portal = async (body: object = {}) => String((await ask('portal', body)).json.url);
    const change = await portal({ plan: 'enterprise', interval: 'year' });
    expect(await (await press(change)).text()).toContain('Enterprise plan, a year');
    expect((await press(change, { action: 'change' })).headers.get('location')).toBe(`${site}/?billing=back`);
    await ask('sync');
    expect(await billing()).toMatchObject({ subscription_plan: 'enterprise', billing_interval: 'year' });
    const home = await portal();
    await press(home, { action: 'cancel' });
    await eventually(async () => expect((await billing())?.ends_at).toEqual(expect.any(String)));
    expect(await (await press(home)).text()).toContain('Keep the plan');
    await press(home, { action: 'resume' });
    await press(home, { action: 'card', card: 'later' });
    for (let month = 0; month < 12; month++) await press(`${site}/_local/pay`, { action: 'month' });
    await eventually(async () => expect(await billing()).toMatchObject({ subscription_status: 'past_due' }));
    await press(await portal({ show: 'card' }), { action: 'card', card: 'works' });
    await eventually(async () => expect(await billing()).toMatchObject({ subscription_status: 'active' }));
  });

  it('an invoice that a declined renewal left open is paid on its own page, once [B6, B49]', async () => {
    const portal = String((await ask('portal')).json.url);
    await press(portal, { action: 'card', card: 'later' });
    for (let month = 0; month < 12; month++) await press(`${site}/_local/pay`, { action: 'month' });
    await eventually(async () => expect(await billing()).toMatchObject({ subscription_status: 'past_due' }));
    const latest = async () =>
      (await ada.client.from('payment_history').select('*').order('payment_date', { ascending: false })).data;
    const [failed] = (await latest()) ?? [];
    expect(failed).toMatchObject({ status: 'failed', failure: 'generic_decline' });
    const invoice = String(failed?.receipt_url);
    const pay = (card: string, action = 'pay') => press(invoice, { card, action });

    expect(await (await press(invoice)).text()).toMatch(/Invoice TEST-[^]*Due now[^]*>Pay</);
    expect(await (await pay('declined')).text()).toContain('Your card was declined.');
    expect(await (await pay('challenge')).text()).toContain('Is this payment yours?');
    expect(await (await pay('challenge', 'refused')).text()).toContain('could not confirm');
    await ask('sync');
    expect(await billing()).toMatchObject({ subscription_status: 'past_due' });

    for (const _time of [1, 2]) {
      const paid = await pay('works');
      expect([paid.status, paid.headers.get('location')]).toEqual([303, new URL(invoice).pathname]);
    }
    expect(await (await press(invoice)).text()).toContain('Receipt TEST-');
    await eventually(async () => expect(await billing()).toMatchObject({ subscription_status: 'active' }));
    const [paid] = (await latest()) ?? [];
    expect(paid).toMatchObject({ id: failed?.id, status: 'completed', failure: null });
  });

  it('what was bought is known after a restart [B6]', async () => {
    await close();
    await serve();
    expect((await ask('sync')).json).toEqual({ outcome: 'applied' });
    expect(await billing()).toMatchObject({ subscription_plan: 'enterprise' });
    expect(await (await press(`${site}/_local/pay`)).text()).toContain(ada.email);
  });

  it('nobody without a session, and no page of another site, gets anything [B6, P2]', async () => {
    expect((await ask('checkout', { plan: 'pro', interval: 'month' }, 'none')).status).toBe(401);
    const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
    expect((await server.request(`${site}/_local/pay`, foreign)).status).toBe(403);
    expect(
      (await server.request(`${site}/functions/v1/stripe-webhook`, { method: 'POST', body: '{}' })).status,
    ).toBe(401);
    expect((await press(`${site}/_local/pay/checkout/constructor`)).status).toBe(404);
  });

  it('plans are not simulated meanwhile, and are again when it ends [B6, S6]', async () => {
    const eve = await signUpPerson(backend);
    const simulate = () => eve.client.rpc('set_simulated_plan', { plan: 'pro' });
    expect((await simulate()).error?.code).toBe('42501');
    await applyBillingMode(backend.pg, 'simulated');
    expect((await simulate()).error).toBe(null);
    // Of the webhook that nobody had signed.
    expect(logged).toEqual(['Refused: there is no signature, or none of this version']);
  });
});

describe('without VITE_BILLING', () => {
  it('nothing of billing answers, and the database is as it was [B6, S6]', async () => {
    const backend = await createEmbeddedBackend();
    await applyBillingMode(backend.pg, 'simulated');
    const server = embeddedServer({
      app: Promise.resolve('none'),
      backend: Promise.resolve(backend),
      siteUrl: site,
      headers: {},
    });
    for (const path of ['/_local/pay', '/functions/v1/billing/sync', '/functions/v1/stripe-webhook'])
      expect((await server.request(`${site}${path}`, { method: 'POST' })).status).toBe(404);
    const { rows } = await backend.pg.query(
      `select to_regclass('embedded.payment_provider') as found, simulated_billing as simulated from private.settings`,
    );
    expect(rows).toEqual([{ found: null, simulated: true }]);
    await backend.close();
  });

  it('the database tells users who sells plans, and nobody else [B8, P2]', async () => {
    const backend = await createEmbeddedBackend();
    const told = async () => {
      const { rows } = await backend.pg.query<{ mode: string }>('select public.billing_mode() as mode');
      return rows[0]?.mode;
    };
    for (const mode of ['simulated', 'stripe', 'none', 'stripe', 'simulated'] as const) {
      await applyBillingMode(backend.pg, mode);
      expect(await told()).toBe(mode);
    }
    const { rows } = await backend.pg.query(
      `select r as role, has_function_privilege(r, 'public.billing_mode()', 'execute') as may
       from unnest(array['anon', 'authenticated']) r`,
    );
    expect(rows).toEqual([
      { role: 'anon', may: false },
      { role: 'authenticated', may: true },
    ]);
    await backend.close();
  });

  it('the mode is read from the environment, and says what is wrong with it [B6]', () => {
    const stripe = { VITE_BILLING: 'stripe' };
    expect(billingSettings(stripe, { STRIPE_SECRET_KEY: ' sk_test_1 ' })).toEqual({
      mode: 'stripe',
      stripeKey: 'sk_test_1',
    });
    for (const VITE_BILLING of ['', 'simulated', 'none', 'stripe'])
      expect(() => billingSettings({ VITE_BILLING }, { STRIPE_SECRET_KEY: 'rk_live_1' })).toThrow(
        'no key of the test mode',
      );
    expect(billingSettings({}, { STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual({
      mode: 'stripe',
      stripeKey: 'sk_test_1',
    });
    expect(billingSettings({ VITE_BILLING: 'none' }, { STRIPE_SECRET_KEY: 'sk_test_1' }).mode).toBe('none');
    expect(() => billingSettings(stripe, { STRIPE_SECRET_KEY: 'pk_test_1' })).toThrow('publishable key');
    expect(() => billingSettings({ VITE_BILLING: 'paypal' }, {})).toThrow("VITE_BILLING is 'paypal'");
  });
});

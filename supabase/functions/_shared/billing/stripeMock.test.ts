import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPGlite, type TestDatabase } from '../../../tests/database.ts';
import { guestOf } from '../../billing/guest.fixture.ts';
import { stripeApi } from './stripeApi.ts';

/** Stripe's own stand-in, which knows every parameter of its API: STRIPE_MOCK=/path, or where `go install` puts it. */
function findMock(): string | undefined {
  const { STRIPE_MOCK: named = 'stripe-mock', GO: go = 'go' } = process.env;
  if (spawnSync(named, ['-version']).status === 0) return named;
  const told = spawnSync(go, ['env', 'GOPATH'], { encoding: 'utf8' });
  const installed = told.status === 0 ? `${told.stdout.trim()}/bin/stripe-mock` : '';
  return installed !== '' && existsSync(installed) ? installed : undefined;
}

const mock = findMock();
if (!mock)
  console.warn(
    'stripe-mock is not installed: our requests are not held against it (go install github.com/stripe/stripe-mock@latest).',
  );

describe.skipIf(!mock)('what we ask of Stripe', () => {
  let database: TestDatabase;
  let running: ChildProcess;
  let url = '';
  beforeAll(async () => {
    database = await inPGlite();
    // It takes any free port, and says which.
    running = spawn(mock ?? '', ['-http-addr', '127.0.0.1:0'], { stdio: ['ignore', 'pipe', 'pipe'] });
    url = await new Promise<string>((resolve, reject) => {
      let printed = '';
      const read = (data: unknown) => {
        printed += String(data);
        const found = /127\.0\.0\.1:(\d+)/.exec(printed);
        if (found) resolve(`http://127.0.0.1:${found[1]}`);
      };
      running.stdout?.on('data', read);
      running.stderr?.on('data', read);
      running.once('exit', () => reject(new Error(`stripe-mock does not run: ${printed}`)));
    });
  });
  afterAll(async () => {
    running?.kill();
    await database?.close();
  });

  /** Sends each request to Stripe's stand-in as well, and keeps what that says of it. */
  function mirror() {
    const answers: { what: string; status: number; said: string }[] = [];
    const aroundProvider =
      (ask: typeof fetch): typeof fetch =>
      async (input, init) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        const answer = await fetch(url + pathname + search, init);
        const what = `${init?.method} ${pathname.replaceAll(/\/(?:cus|sub|cs|ch)_\w+/g, '/:id')}`;
        answers.push({ what, status: answer.status, said: (await answer.text()).slice(0, 300) });
        return ask(input, init);
      };
    return { answers, aroundProvider };
  }

  it('is taken by its own description of the API: every path and every parameter [B4]', async () => {
    const { answers, aroundProvider } = mirror();
    const { buy, ask, user, provider, events, deliver, checkout } = await guestOf(database, {
      aroundProvider,
      hasTax: true,
      perMinute: 1000,
    });
    await checkout();
    const { customer, subscription } = await buy();
    const enterprise = { plan: 'enterprise', interval: 'year' };
    for (const [name, body] of [
      ['portal', {}],
      ['portal', { show: 'card' }],
      ['portal', enterprise],
      ['preview', enterprise],
      ['cancel', {}],
      ['resume', {}],
    ] as const)
      expect([name, (await ask(name, user, body)).status]).toEqual([name, 200]);
    // As the portal cancels.
    provider.cancel(subscription);
    expect((await ask('resume', user)).status).toBe(200);
    // What only the bad days ask for: the reason of a failure, a dispute, and an account that was deleted.
    provider.dispute(provider.newestFirst(provider.state.invoices, customer.id)[0]!);
    for (const event of events.slice(-1)) await deliver(event);
    provider.changeCard(customer, 'later');
    provider.advance(32 * 86_400);
    await ask('sync', user);
    await database.query(`delete from auth.users where id = '${user}'`);
    await deliver(events.at(-1)!);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect([...new Set(answers.map(({ what }) => what))].toSorted()).toEqual([
      'DELETE /v1/subscriptions/:id',
      'GET /v1/charges',
      'GET /v1/charges/:id',
      'GET /v1/checkout/sessions',
      'GET /v1/customers/:id',
      'GET /v1/disputes',
      'GET /v1/invoice_payments',
      'GET /v1/invoices',
      'GET /v1/prices',
      'GET /v1/subscriptions',
      'POST /v1/billing_portal/sessions',
      'POST /v1/checkout/sessions',
      'POST /v1/checkout/sessions/:id/expire',
      'POST /v1/customers',
      'POST /v1/invoices/create_preview',
      'POST /v1/subscriptions/:id',
    ]);
    // What is asked only of invoices with many lines and payments.
    const asked = stripeApi({ key: 'sk_test_1', baseUrl: url, pauseMs: 0 });
    await asked.listAll('invoices/in_1/lines', {});
    await asked.listAll('invoice_payments', { invoice: 'in_1' });
    // It does refuse what Stripe would.
    await expect(asked.list('subscriptions', { customers: customer.id })).rejects.toThrow('answered 400');
  });
});

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signUpPerson, type Person } from '../auth/people.fixture.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { applyBillingMode, billingAnswerer } from './billingMode.ts';
import { localBilling } from './localBilling.ts';

const site = 'http://localhost:3000';
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000 });

let backend: EmbeddedBackend;
/** The same backend, whose database takes nothing from the webhook while `isBroken`. */
let breaking: EmbeddedBackend;
let isBroken = false;
const logged: string[] = [];

beforeAll(async () => {
  backend = await createEmbeddedBackend({ siteUrl: site });
  await applyBillingMode(backend.pg, 'stripe');
  const query: typeof backend.pg.query = (sql, ...rest) =>
    isBroken && sql.includes('note_billing_event')
      ? Promise.reject(new Error('The database is away'))
      : backend.pg.query(sql, ...rest);
  breaking = { ...backend, pg: { ...backend.pg, exec: (sql) => backend.pg.exec(sql), query } };
});
afterAll(async () => {
  // A webhook that is under way would find the database closed.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await backend.close();
});

type Answer = (request: Request) => Promise<Response | undefined>;

/** Opens a checkout and pays there, without coming back to the app: only the webhook can tell of it. */
async function buy(answer: Answer, { token }: Person) {
  const asked = await answer(
    new Request(`${site}/functions/v1/billing/checkout`, {
      method: 'POST',
      headers: { origin: site, authorization: `Bearer ${token}` },
      body: JSON.stringify({ plan: 'pro', interval: 'month' }),
    }),
  );
  const { url } = (await asked!.json()) as { url: string };
  const form = new URLSearchParams({ card: 'works', action: 'pay' });
  const paid = await answer(new Request(url, { method: 'POST', body: form }));
  expect(paid?.status).toBe(303);
}
const planOf = async ({ client }: Person) =>
  (await client.from('billing_info').select('subscription_plan').single()).data?.subscription_plan as unknown;
const untold = async () => {
  const { rows } = await backend.pg.query<{ count: number }>(
    `select jsonb_array_length(state -> 'pending') as count from embedded.payment_provider`,
  );
  return rows[0]?.count;
};

it('an event that the webhook could not store is told again until it is [B6, B1]', async () => {
  const ada = await signUpPerson(backend);
  isBroken = true;
  const answer = await localBilling({
    backend: breaking,
    siteUrl: site,
    webhookDelayMs: 30,
    log: (line) => logged.push(line),
  });
  await buy(answer, ada);
  await eventually(async () => expect(logged.join()).toContain('The database is away'));
  expect(await planOf(ada)).toBe('free');
  isBroken = false;
  await eventually(async () => expect(await planOf(ada)).toBe('pro'));
  await eventually(async () => expect(await untold()).toBe(0));
});

it('what the provider had not told when the process ended is told after the next start, without a request [B6, B1]', async () => {
  const bob = await signUpPerson(backend);
  // This process ends before the provider tells of anything.
  const ending = await localBilling({ backend, siteUrl: site, webhookDelayMs: 3_600_000 });
  await buy(ending, bob);
  expect(await untold()).toBeGreaterThan(0);
  expect(await planOf(bob)).toBe('free');

  billingAnswerer(
    { mode: 'stripe', stripeKey: undefined },
    async () => backend,
    () => site,
  );
  await eventually(async () => expect(await planOf(bob)).toBe('pro'));
  await eventually(async () => expect(await untold()).toBe(0));
});

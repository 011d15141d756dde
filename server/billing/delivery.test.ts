import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { signUpPerson, type Person } from '../auth/people.fixture.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { applyBillingMode, billingAnswerer } from './billingMode.ts';
import { localBilling } from './localBilling.ts';

const site = 'http://localhost:3000';
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000 });

let backend: EmbeddedBackend;
/** The same backend, whose database takes no event from the webhook that `isRefused` names by its values. */
let breaking: EmbeddedBackend;
let isRefused: (values: readonly unknown[]) => boolean = () => false;
const logged: string[] = [];
const answers: { close: () => Promise<void> }[] = [];
/** The local provider at a backend, until the end of the test. */
async function open(of: EmbeddedBackend, webhookDelayMs: number) {
  const answer = await localBilling({
    backend: of,
    siteUrl: site,
    webhookDelayMs,
    log: (line) => logged.push(line),
  });
  answers.push(answer);
  return answer;
}

beforeAll(async () => {
  backend = await createEmbeddedBackend({ siteUrl: site });
  await applyBillingMode(backend.pg, 'stripe');
  const query: typeof backend.pg.query = (sql, values = []) =>
    sql.includes('note_billing_event') && isRefused(values)
      ? Promise.reject(new Error('The database is away'))
      : backend.pg.query(sql, values);
  breaking = { ...backend, pg: { ...backend.pg, exec: (sql) => backend.pg.exec(sql), query } };
});
afterEach(async () => {
  for (const { close } of answers.splice(0)) await close();
});
afterAll(() => backend.close());

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
  isRefused = () => true;
  const answer = await open(breaking, 30);
  await buy(answer, ada);
  await eventually(async () => expect(logged.join()).toContain('The database is away'));
  expect(await planOf(ada)).toBe('free');
  isRefused = () => false;
  await eventually(async () => expect(await planOf(ada)).toBe('pro'));
  await eventually(async () => expect(await untold()).toBe(0));
});

it('what the provider had not told when the process ended is told after the next start, without a request [B6, B1]', async () => {
  const bob = await signUpPerson(backend);
  // This process ends before the provider tells of anything.
  const ending = await open(backend, 3_600_000);
  await buy(ending, bob);
  expect(await untold()).toBeGreaterThan(0);
  expect(await planOf(bob)).toBe('free');

  const next = billingAnswerer(
    { mode: 'stripe', stripeKey: undefined },
    async () => backend,
    () => site,
  );
  await eventually(async () => expect(await planOf(bob)).toBe('pro'));
  await eventually(async () => expect(await untold()).toBe(0));
  await next?.close?.();
});

it('an event that is never stored holds up no other one [B6, B1]', async () => {
  const [ada, bob] = [await signUpPerson(backend), await signUpPerson(backend)];
  const refused = new Set<unknown>();
  let isBobsTurn = false;
  isRefused = ([value]) => {
    const { id } = JSON.parse(String(value)) as { id: string };
    if (!isBobsTurn) refused.add(id);
    return refused.has(id);
  };
  const answer = await open(breaking, 1000);
  await buy(answer, ada);
  await eventually(async () => expect(refused.size).toBe(await untold()));
  isBobsTurn = true;
  const since = Date.now();
  await buy(answer, bob);
  await eventually(async () => expect(await planOf(bob)).toBe('pro'));
  // Those of Ada are told again after ten seconds.
  expect(Date.now() - since).toBeLessThan(8000);
  expect(await planOf(ada)).toBe('free');
});

it('once it is closed, the local provider tells of nothing any more, and keeps it for the next start [B6]', async () => {
  const carol = await signUpPerson(backend);
  isRefused = () => true;
  const answer = await open(breaking, 30);
  const before = logged.length;
  await buy(answer, carol);
  await eventually(async () => expect(logged.length).toBeGreaterThan(before));
  await answer.close();
  const told = logged.length;
  // Ten times the delay is when it would try again.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(logged).toHaveLength(told);
  expect(await untold()).toBeGreaterThan(0);
});

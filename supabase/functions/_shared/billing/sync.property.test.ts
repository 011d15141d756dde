import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardKinds, type CardKind, type ProviderEvent } from '../../../../server/billing/provider/objects.ts';
import { inPGlite, inPostgres, type TestDatabase } from '../../../tests/database.ts';
import { billingRow, callOn, billingSetup, sold } from './billing.fixture.ts';
import type { DatabaseCall } from './sync.ts';

/** A run takes about a second. `BILLING_RUNS=60` tries more of them. */
const { TEST_DATABASE_URL: url = '', BILLING_RUNS: runs = '4' } = process.env;

const card = fc.constantFrom(...(Object.keys(cardKinds) as CardKind[]));
const price = fc.constantFrom(...sold.map(({ plan, interval }) => `price_${plan}_${interval}`));

/** What happens at the provider, and how many days after what came before. 0: in the same second. */
const step = fc.record({
  days: fc.constantFrom(0, 0, 0, 1, 3, 8, 31, 40, 366),
  /** How far the looks that are under way get before it happens. Reading a body and checking a signature take real turns. */
  turns: fc.constantFrom(0, 2, 5, 10, 20, 40, 80),
  act: fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('buy' as const), price, card }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('buy beside' as const), price }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('change' as const), price }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('new, then end the old' as const), price }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('card' as const), card }) },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constantFrom('cancel', 'cancel', 'resume', 'end', 'wait', 'refund', 'dispute'),
      }),
    },
  ),
  /** How often each of its events is delivered, in turn. 0: it is lost. */
  deliveries: fc.array(fc.constantFrom(0, 0, 0, 1, 2), { minLength: 1, maxLength: 6 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
/** Without a purchase at its beginning little of interest would happen. */
const purchase = step.map((each): Step => ({
  ...each,
  act: { do: 'buy', price: 'price_pro_month', card: 'works' },
}));

function converges(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** Looks that have read the provider, and wait to store what they read. */
  const held: (() => void)[] = [];
  const heldUntilReleased: (call: DatabaseCall) => DatabaseCall = (call) => async (name, values) => {
    if (name === 'apply_billing_snapshot') await new Promise<void>((release) => held.push(release));
    return call(name, values);
  };

  /** Without a scheduler, a look follows each change, and they store what they read in the order of `ranks`. */
  async function run(
    scheduler: fc.Scheduler | undefined,
    steps: readonly Step[],
    { isLossless = true, ranks = [] }: { isLossless?: boolean; ranks?: readonly number[] },
  ) {
    const user = crypto.randomUUID();
    await database.query(`insert into auth.users (id, email) values ('${user}', '${user}@example.com')`);
    let isScheduled = false;
    const { provider, events, sync, deliver, customerFor } = billingSetup(callOn(database), {
      now: () => 1_760_000_000,
      aroundProvider: (ask) => {
        const scheduled = (scheduler?.scheduleFunction(ask) as typeof fetch | undefined) ?? ask;
        return (...given) => (isScheduled ? scheduled : ask)(...given);
      },
      aroundDatabase: (call) => {
        const scheduled = scheduler?.scheduleFunction(call) ?? heldUntilReleased(call);
        return (...given) => (isScheduled ? scheduled : call)(...given);
      },
    });
    const customer = await customerFor(user);
    const before = events.length;
    isScheduled = true;

    function happen({ days, act }: Step) {
      provider.advance(days * 86_400);
      const running = provider.runningOf(customer);
      const invoice = provider.newestFirst(provider.state.invoices, customer.id)[0];
      if (act.do === 'card') return provider.changeCard(customer, act.card);
      if ('price' in act) {
        const chosen = provider.prices[act.price]!;
        if (act.do === 'change') return running && provider.change(running, chosen);
        if (act.do === 'buy' && running) return undefined;
        if (act.do === 'buy') provider.addCard(customer, act.card);
        provider.subscribe(customer, chosen);
        if (act.do === 'new, then end the old' && running) provider.cancelNow(running);
        return undefined;
      }
      if (act.do === 'refund' && invoice) provider.refund(invoice);
      if (act.do === 'dispute' && invoice) provider.dispute(invoice);
      if (!running) return undefined;
      if (act.do === 'cancel') provider.cancel(running);
      if (act.do === 'resume') provider.resume(running);
      if (act.do === 'end') provider.cancelNow(running);
      return undefined;
    }

    async function inAnyOrder() {
      held.length = 0;
      const looks: Promise<string>[] = [];
      for (const [n, each] of steps.entries()) {
        happen(each);
        looks.push(sync(customer.id));
        while (held.length <= n) await new Promise((resolve) => setImmediate(resolve));
      }
      const order = [...looks.keys()].toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
      for (const n of order) {
        held[n]?.();
        expect(await looks[n]).toMatch(/^(?:applied|superseded)$/);
      }
    }

    async function delivered(order: fc.Scheduler) {
      const answers: Promise<Response>[] = [];
      const send = (fresh: readonly ProviderEvent[], deliveries: readonly number[]) =>
        fresh.forEach((event, n) => {
          const isLast = n === fresh.length - 1;
          const times = Math.max(isLossless && isLast ? 1 : 0, deliveries[n % deliveries.length] ?? 1);
          for (let time = 0; time < times; time++) answers.push(deliver(event));
        });
      // Each answer and each write waits for the scheduler, and so does what happens next at the provider.
      const { task } = order.scheduleSequence(
        steps.map((each, n) => async () => {
          for (let turn = 0; turn < each.turns; turn++) await new Promise((resolve) => setImmediate(resolve));
          const from = n === 0 ? before : events.length;
          happen(each);
          send(events.slice(from), each.deliveries);
        }),
      );
      await order.waitFor(task);
      const answered = await order.waitFor(Promise.all(answers));
      expect(answered.filter(({ status }) => status !== 200)).toEqual([]);
      if (!isLossless) await order.waitFor(sync(customer.id));
    }
    await (scheduler ? delivered(scheduler) : inAnyOrder());

    const subscriptions = provider.newestFirst(provider.state.subscriptions, customer.id);
    const [best] = subscriptions
      .filter(({ status }) => ['active', 'trialing', 'past_due'].includes(status))
      .map((each) => ({
        ...each,
        item: provider.itemOf(each),
        rank: provider.itemOf(each).price.metadata.plan,
      }))
      // 'enterprise' comes before 'pro', in the alphabet too.
      .toSorted((a, b) =>
        a.rank === b.rank
          ? b.created - a.created || (a.id < b.id ? 1 : -1)
          : a.rank === 'enterprise'
            ? -1
            : 1,
      );
    const [row] = await database.query(billingRow(user));
    expect(row).toMatchObject({
      plan: best?.rank ?? 'free',
      status: best?.status ?? 'active',
      interval: best?.item.price.recurring.interval ?? null,
      renews: best && best.cancel_at === null ? best.item.current_period_end : null,
      ends: best?.cancel_at ?? null,
    });
    const stored = await database.query<{ found: string }>(
      `select concat(id, ' ', status) as found from public.subscriptions where user_id = '${user}'`,
    );
    expect(stored.map((each) => each.found).toSorted()).toEqual(
      subscriptions.map(({ id, status }) => `${id} ${status}`).toSorted(),
    );
    const paid = await database.query<{ found: string }>(
      `select concat(id, ' ', status, ' ', amount_refunded, ' ', disputed) as found from public.invoices where user_id = '${user}'`,
    );
    expect(paid.map((each) => each.found).toSorted()).toEqual(
      provider
        .newestFirst(provider.state.invoices, customer.id)
        .map((each) => {
          const charge = provider.chargeOf(each);
          const isDisputed = charge?.disputed === true;
          return `${each.id} ${each.status} ${charge?.amount_refunded ?? 0} ${isDisputed ? 't' : 'f'}`;
        })
        .toSorted(),
    );
  }

  it.each([
    ['when the last event of each change arrives once or more, in any order and at any time', true],
    ['when events are lost and somebody looks once at the end', false],
  ])('the database ends in the provider’s state %s [B1]', async (_when, isLossless) => {
    const steps = fc.array(step, { minLength: 1, maxLength: 4 });
    const tried = fc.assert(
      fc.asyncProperty(fc.scheduler(), purchase, steps, (scheduler, first, rest) =>
        run(scheduler, [first, ...rest], { isLossless }),
      ),
      { numRuns: Number(runs), interruptAfterTimeLimit: 120_000, endOnFailure: true },
    );
    await expect(tried).resolves.toBeUndefined();
  });

  it('the database ends in the provider’s state in whatever order looks store what each of them has read [B1]', async () => {
    const steps = fc.array(step, { minLength: 2, maxLength: 5 });
    const ranks = fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 });
    const tried = fc.assert(
      fc.asyncProperty(purchase, steps, ranks, (first, rest, order) =>
        run(undefined, [first, ...rest], { ranks: order }),
      ),
      { numRuns: 3 * Number(runs), interruptAfterTimeLimit: 120_000, endOnFailure: true },
    );
    await expect(tried).resolves.toBeUndefined();
  });
}

describe('deliveries on PGlite', () => {
  converges(inPGlite);
});
describe.skipIf(!url)('deliveries on PostgreSQL', () => {
  converges(() => inPostgres(url));
});

/**
 * `npm run bench:webhook`: how long it takes from a signed webhook to the row that the page reads. The webhook copies the whole
 * customer from the local payment provider into PGlite; the page then reads its row as the signed-in user. Beside it, in the
 * same run, the read alone.
 */
import { callOn, shop } from '../../supabase/functions/_shared/billing/billing.fixture.ts';
import { readAs } from '../../supabase/tests/attempts.ts';
import { inPGlite } from '../../supabase/tests/database.ts';

const rounds = 40;

const database = await inPGlite();
try {
  const user = crypto.randomUUID();
  await database.query(`insert into auth.users (id, email) values ('${user}', 'ada@example.com')`);
  const { provider, customerFor, deliver, events } = shop(callOn(database));
  const customer = await customerFor(user);
  const { price_pro_month: pro, price_enterprise_month: enterprise } = provider.prices;
  if (!pro || !enterprise) throw new Error('The local provider sells no plans.');
  const subscription = provider.subscribe(customer, pro);
  const read = async () =>
    (await readAs(database, user, `(select b.subscription_plan from public.billing_info b)`)) as unknown;
  const timed = async (run: () => Promise<unknown>) => {
    const began = performance.now();
    await run();
    return performance.now() - began;
  };
  const times: { all: number; read: number }[] = [];
  for (let n = 0; n <= rounds; n += 1) {
    const plan = n % 2 === 0 ? 'enterprise' : 'pro';
    provider.change(subscription, plan === 'pro' ? pro : enterprise);
    const event = events.findLast(({ type }) => type === 'customer.subscription.updated');
    if (!event) throw new Error('The provider told of no change.');
    const all = await timed(async () => {
      const answer = await deliver(event);
      const { outcome } = Object(await answer.json()) as { outcome?: unknown };
      const seen = await read();
      if (outcome !== 'applied' || seen !== plan)
        throw new Error(`The webhook said ${String(outcome)}, and the page saw ${String(seen)}.`);
    });
    times.push({ all, read: await timed(read) });
  }
  const percentile = (name: 'all' | 'read', part: number) => {
    // The first round warms up.
    const sorted = times
      .slice(1)
      .map((each) => each[name])
      .toSorted((a, b) => a - b);
    return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
  };
  console.log(`| ${rounds} rounds, ms | median | 95 of 100 |\n|---|--:|--:|`);
  for (const [name, words] of [
    ['all', 'signed webhook to the row that the page reads'],
    ['read', 'the read alone'],
  ] as const)
    console.log(`| ${words} | ${percentile(name, 0.5).toFixed(1)} | ${percentile(name, 0.95).toFixed(1)} |`);
  console.log(`| ratio | ${(percentile('all', 0.5) / percentile('read', 0.5)).toFixed(1)} | |`);
} finally {
  await database.close();
}

/**
 * `npm run bench:webhook`: how long it takes from a signed webhook to the row that the page reads. The webhook copies the whole
 * customer from the local payment provider into PGlite; the page then reads its row as the signed-in user. Beside it, in the
 * same run, the read alone. With `-- page` it goes on to what somebody sees in Chromium, in the started app.
 */
import { callOn, billingSetup } from '../../supabase/functions/_shared/billing/billing.fixture.ts';
import { readAs } from '../../supabase/tests/attempts.ts';
import { inPGlite } from '../../supabase/tests/database.ts';
import { percentile } from './table.ts';
import { benchPage } from './webhookPage.ts';

const rounds = 40;

const database = await inPGlite();
try {
  const user = crypto.randomUUID();
  await database.query(`insert into auth.users (id, email) values ('${user}', 'ada@example.com')`);
  const { provider, customerFor, deliver, events } = billingSetup(callOn(database));
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
  // The first round warms up.
  const measured = times.slice(1);
  const rows: [words: string, times: readonly number[]][] = [
    ['signed webhook to the row that the page reads', measured.map(({ all }) => all)],
    ['the read alone', measured.map((each) => each.read)],
  ];
  if (process.argv.includes('page')) {
    const { paid, told, read } = await benchPage();
    rows.push(
      ["the provider's event to the plan on the open page, whose tab is looked at", told],
      ['the same page reading its plan again, alone', read],
      ["the press on the provider's page to the plan, the app's loading included", paid],
    );
  }
  console.log('| ms | rounds | median | 95 of 100 |\n|---|--:|--:|--:|');
  for (const [words, all] of rows)
    console.log(
      `| ${words} | ${all.length} | ${percentile(all, 0.5).toFixed(0)} | ${percentile(all, 0.95).toFixed(0)} |`,
    );
} finally {
  await database.close();
}

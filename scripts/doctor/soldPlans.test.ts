import { expect, it } from 'vitest';
import { examine } from './examine.ts';
import { fakeFetch, site, stripe, url, values } from './healthy.fixture.ts';

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const notOffered = { [`POST ${url}/rest/v1/rpc/billing_mode`]: json('none') };
const noFunction = { [`POST ${url}/functions/v1/billing/sync`]: json({}, 404) };
const running = (n: number) => ({ id: `sub_${n}`, status: 'active', metadata: { user_id: `u${n}` } });
const some = {
  [`GET ${stripe}/subscriptions`]: json({
    // The third one is another shop's, and the fourth is over.
    data: [running(1), running(2), { ...running(3), metadata: {} }, { ...running(4), status: 'canceled' }],
  }),
};

async function told(changes: Parameters<typeof fakeFetch>[0], level: 'error' | 'warning') {
  const findings = await examine({ values, site, fetch: fakeFetch(changes).fetch });
  return findings
    .filter((finding) => finding.level === level)
    .map((each) => `${each.what} → ${'fix' in each ? each.fix : ''}`)
    .join('\n');
}

it('the doctor notices subscriptions that run while plans are not offered [B9, U36]', async () => {
  expect(await told({ ...notOffered, ...some }, 'warning')).toMatch(
    /Plans are not offered, and subscriptions still run: 2 .*sells_plans = true/,
  );
});

it('the doctor counts the subscriptions of every page that the provider has [B9]', async () => {
  const pages: Readonly<Record<string, unknown>> = {
    '': { data: [running(1), running(2)], has_more: true },
    sub_2: { data: [running(3), running(4)], has_more: true },
    sub_4: { data: [running(5)], has_more: false },
  };
  const paged = {
    [`GET ${stripe}/subscriptions`]: (request: Request) =>
      Response.json(pages[new URL(request.url).searchParams.get('starting_after') ?? '']),
  };
  expect(await told({ ...notOffered, ...paged }, 'warning')).toMatch(/subscriptions still run: 5 /);
});

it('the doctor notices subscriptions that nobody can end [B9, U36]', async () => {
  expect(await told({ ...notOffered, ...some, ...noFunction }, 'error')).toMatch(
    /nobody can end the subscriptions that still run: 2 .*supabase functions deploy billing/,
  );
});

it('the doctor tells of no subscriptions where it cannot read them [B9]', async () => {
  expect(await told({ ...notOffered, ...noFunction }, 'error')).toBe('');
});

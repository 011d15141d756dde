import { expect, it } from 'vitest';
import { examine } from './examine.ts';
import { fakeFetch, refused, site, url, values } from './healthy.fixture.ts';

it('the doctor notices a database without a column that the page reads [P2, B37]', async () => {
  const answered = (request: Request) => {
    if (!request.headers.get('authorization')) return refused();
    const asked = new URL(request.url).searchParams.get('select')?.split(',');
    return asked?.includes('price')
      ? Response.json({ code: '42703' }, { status: 400 })
      : Response.json([{ user_id: 'u1' }]);
  };
  const { fetch } = fakeFetch({ [`GET ${url}/rest/v1/billing_info`]: answered });
  const found = await examine({ values, site, fetch });
  expect(found.filter(({ level }) => level === 'error').map(({ what }) => what)).toEqual([
    'The database is older than the page: billing_info',
  ]);
});

import { expect, it } from 'vitest';
import { examine } from './examine.ts';
import { fakeFetch, site, url, values } from './healthy.fixture.ts';

const assistant = `${url}/functions/v1/assistant`;
const { VITE_VAPI_PUBLIC_KEY: _, VITE_VAPI_ASSISTANT_ID: __, VITE_VAPI_BASE_URL: ___, ...without } = values;
const own = { ...without, VITE_ASSISTANT_URL: assistant };
const healthy = {
  [`POST ${assistant}/chat`]: () => Response.json({ code: 'bad_jwt' }, { status: 401 }),
  [`OPTIONS ${assistant}/chat`]: () =>
    new Response(null, { status: 204, headers: { 'access-control-allow-origin': site } }),
};
/** What is said of the assistant, with these answers in place of good ones. */
const told = async (answers: Record<string, () => Response> = {}) => {
  const { fetch } = fakeFetch({ ...healthy, ...answers });
  const findings = await examine({ values: own, site, fetch });
  return findings.flatMap(({ level, what }) => (/assistant|agent/i.test(what) ? [`${level}: ${what}`] : []));
};

it('the doctor looks at the assistant of VITE_ASSISTANT_URL [A28]', async () => {
  expect(await told()).toEqual([
    `ok: The assistant lets pages of ${site} in`,
    'ok: The assistant refuses visitors',
  ]);
});

it.each<[string, string, () => Response, RegExp]>([
  [
    'is not there',
    `POST ${assistant}/chat`,
    () => new Response(null, { status: 404 }),
    /There is no assistant at VITE_ASSISTANT_URL/,
  ],
  [
    'answers visitors',
    `POST ${assistant}/chat`,
    () => Response.json({ output: [] }),
    /answers visitors with 200/,
  ],
  [
    'lets every site in',
    `OPTIONS ${assistant}/chat`,
    () => new Response(null, { headers: { 'access-control-allow-origin': '*' } }),
    /lets pages of every site in/,
  ],
  [
    'keeps the site out',
    `OPTIONS ${assistant}/chat`,
    () => new Response(null, { status: 403 }),
    /keeps pages of .* out/,
  ],
])('the doctor notices an assistant that %s [A28]', async (_what, place, answer, message) => {
  expect((await told({ [place]: answer })).join('\n')).toMatch(message);
});

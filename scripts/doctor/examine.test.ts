import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { embeddedPublishableKey } from '../../src/services/embedded.ts';
import { examine } from './examine.ts';
import { pageBuiltWith, proxy, refused, site, url, values, fakeFetch } from './healthy.fixture.ts';

const told = async (options: Parameters<typeof examine>[0], level: string) =>
  (await examine(options)).filter((finding) => finding.level === level).map(({ what }) => what);

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const preflight = (origin: string) => () =>
  new Response(null, { headers: { 'access-control-allow-origin': origin } });

describe('the doctor notices [P2]', () => {
  const rows = json([{ id: 'u1' }, { id: 'u2' }]);
  it.each<[string, string, () => Response, 'error' | 'warning', RegExp]>([
    ['a key of another project', `GET ${url}/auth/v1/settings`, refused, 'error', /refuses the key/],
    ['a paused project', `GET ${url}/auth/v1/settings`, json({}, 540), 'error', /answers 540/],
    [
      'closed sign-ups',
      `GET ${url}/auth/v1/settings`,
      json({ disable_signup: true }),
      'error',
      /Nobody can sign up/,
    ],
    [
      'email turned off',
      `GET ${url}/auth/v1/settings`,
      json({ external: { email: false } }),
      'error',
      /email is off/,
    ],
    [
      'unconfirmed emails',
      `GET ${url}/auth/v1/settings`,
      json({ mailer_autoconfirm: true }),
      'warning',
      /not confirmed/,
    ],
    [
      'unconfirmed emails beside Google',
      `GET ${url}/auth/v1/settings`,
      json({ mailer_autoconfirm: true, external: { google: true } }),
      'warning',
      /shares the account/,
    ],
    [
      'anonymous users',
      `GET ${url}/auth/v1/settings`,
      json({ external: { anonymous_users: true } }),
      'warning',
      /Anonymous/,
    ],
    ['rows that visitors read', `GET ${url}/rest/v1/profiles`, rows, 'error', /VISITORS READ profiles/],
    ['a grant too many', `GET ${url}/rest/v1/billing_info`, json([]), 'error', /may ask for billing_info/],
    ['a missing table', `GET ${url}/rest/v1/profiles`, json({}, 404), 'error', /no table profiles/],
    [
      'a missing function',
      `POST ${url}/rest/v1/rpc/take_chat_turn`,
      json({}, 404),
      'error',
      /no function take_chat_turn/,
    ],
    [
      'plans that visitors set',
      `POST ${url}/rest/v1/rpc/apply_billing_snapshot`,
      json('ignored'),
      'error',
      /Visitors may call apply_billing_snapshot/,
    ],
    [
      'simulated billing',
      `POST ${url}/rest/v1/rpc/set_simulated_plan`,
      json({ code: '22023' }, 400),
      'error',
      /Simulated billing is on/,
    ],
    [
      'a missing bucket',
      `GET ${url}/storage/v1/object/public/avatars/doctor-is-here/none.png`,
      json({ message: 'Bucket not found' }, 400),
      'error',
      /no bucket/,
    ],
    ['a bucket that is listed', `POST ${url}/storage/v1/object/list/avatars`, rows, 'error', /VISITORS LIST/],
    [
      'uploads by visitors',
      `POST ${url}/storage/v1/object/upload/sign/avatars/doctor@example.com/1.png`,
      json({ url: '/x' }),
      'error',
      /Visitors may upload/,
    ],
    [
      'an account that cannot sign in',
      `POST ${url}/auth/v1/token`,
      json({}, 400),
      'error',
      /cannot sign in \(400\)/,
    ],
    [
      'a project that keeps the site out',
      `OPTIONS ${url}/rest/v1/profiles`,
      preflight('https://x.test'),
      'error',
      /may not ask the project/,
    ],
    [
      'the provider’s private key',
      `GET https://api.vapi.ai/assistant/${values.VITE_VAPI_ASSISTANT_ID}`,
      json({}),
      'error',
      /is the private key/,
    ],
    ['a proxy for every site', `OPTIONS ${proxy}/chat`, preflight('*'), 'error', /every site/],
    [
      'a proxy for another site',
      `OPTIONS ${proxy}/chat`,
      preflight('https://x.test'),
      'error',
      /keeps pages of/,
    ],
    [
      'a proxy for visitors',
      `POST ${proxy}/chat`,
      json({ output: [] }),
      'error',
      /answers visitors with 200/,
    ],
    [
      'a site without headers',
      `GET ${site}/`,
      () => new Response('/assets/index-1a2b3c.js'),
      'error',
      /another Content-Security-Policy, or none/,
    ],
    ['a site that is another', `GET ${site}/`, () => new Response('Hello'), 'error', /not this app/],
    [
      'a site that was built without an account backend',
      `GET ${site}/`,
      () => pageBuiltWith(embeddedPublishableKey),
      'error',
      /NOBODY CAN SIGN IN TO/,
    ],
    [
      'a site that was built for another project',
      `GET ${site}/`,
      () => pageBuiltWith('sb_publishable_2'),
      'error',
      /another key/,
    ],
    [
      'a page in place of rows',
      `GET ${site}/rest/v1/none/none`,
      () => new Response('<p>'),
      'warning',
      /take the page for rows/,
    ],
    [
      'a site that is kept',
      `GET ${site}/`,
      () => new Response('', { headers: { 'cache-control': 'max-age=600' } }),
      'error',
      /is kept/,
    ],
    [
      'a page in place of a script',
      `GET ${site}/assets/none-00000000.js`,
      () => new Response('<p>'),
      'warning',
      /gone answers 200/,
    ],
  ])('%s', async (_what, place, answer, level, message) => {
    // The account's own call goes by its token, the visitor's is refused as ever.
    const answered = (request: Request) =>
      place.endsWith('set_simulated_plan') && !request.headers.get('authorization') ? refused() : answer();
    const found = await told({ values, site, fetch: fakeFetch({ [place]: answered }).fetch }, level);
    expect(found.join('\n')).toMatch(message);
  });

  it('a site without an account backend, also where no variable is set [O1]', async () => {
    const { fetch } = fakeFetch({ [`GET ${site}/`]: () => pageBuiltWith(embeddedPublishableKey) });
    expect((await told({ values: {}, site, fetch }, 'error')).join('\n')).toMatch(/NOBODY CAN SIGN IN/);
    expect((await told({ values: {}, site, fetch }, 'warning')).join('\n')).toMatch(/answers nobody/);
    const pages = fakeFetch({
      [`GET ${site}/`]: () => pageBuiltWith(embeddedPublishableKey),
      // As hosts do that send the page for whatever they do not have.
      [`GET ${site}/auth/v1/settings`]: () => pageBuiltWith(embeddedPublishableKey),
    });
    expect((await told({ values: {}, site, fetch: pages.fetch }, 'error')).join('\n')).toMatch(
      /NOBODY CAN SIGN IN/,
    );
    const started = fakeFetch({
      [`GET ${site}/`]: () => pageBuiltWith(embeddedPublishableKey),
      [`GET ${site}/auth/v1/settings`]: json({ external: { email: true } }),
    });
    const fine = await told({ values: {}, site, fetch: started.fetch }, 'ok');
    expect(fine).toContain('The embedded services answer');
  });

  it('which version a site is, and says so [O2]', async () => {
    const said = await told({ values, site, fetch: fakeFetch().fetch }, 'ok');
    expect(said).toContain(`${site} is version 1.2.3+1a2b3c4, for staging`);
  });

  it('rows of others that a user sees', async () => {
    const place = `GET ${url}/rest/v1/profiles`;
    const answer = (request: Request) => (request.headers.get('authorization') ? rows() : refused());
    const errors = await told({ values, site, fetch: fakeFetch({ [place]: answer }).fetch }, 'error');
    expect(errors).toEqual(['A USER SEES OTHER PEOPLE’S profiles']);
  });

  it('what does not answer, and waits no longer than it was told [X9]', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const configuration = { VITE_SUPABASE_URL: address, VITE_SUPABASE_ANON_KEY: 'sb_publishable_1' };
    const errors = await told({ values: configuration, site: address, timeout: 50 }, 'error');
    silent.close();
    expect(errors.map((what) => what.replace(address, 'there'))).toEqual([
      expect.stringMatching(/^there: no answer/),
      expect.stringMatching(/^The function billing: no answer/),
      expect.stringMatching(/^The webhook: no answer/),
      expect.stringMatching(/^there: no answer/),
    ]);
  });
});

it.each([
  [401, 'ok', /started by your own function/],
  [404, 'error', /Nothing starts calls/],
  [201, 'error', /without a ticket gets 201/],
] as const)(
  'the doctor sees that calls without a ticket are answered with %i [B55]',
  async (status, level, words) => {
    const { VITE_VAPI_PUBLIC_KEY: _none, ...own } = values;
    const findings = await examine({
      values: own,
      site,
      fetch: fakeFetch({ [`POST ${proxy}/call/web`]: () => Response.json({}, { status }) }).fetch,
    });
    expect(findings).toContainEqual(expect.objectContaining({ level, what: expect.stringMatching(words) }));
    expect(findings.map(({ what }) => what).join()).not.toMatch(/VITE_VAPI_PUBLIC_KEY/);
  },
);

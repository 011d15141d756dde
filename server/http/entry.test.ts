import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { signUpPerson, site, type Person } from '../auth/people.fixture.ts';
import { embeddedServer } from './server.ts';

const seed = 20_261_123;

/** Ways to send a character: as it is, percent-encoded with digits in either case, or encoded twice. */
const spellings = fc.constantFrom<(character: string) => string>(
  (character) => character,
  (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  (character) => `%25${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
);
const slashes = fc.constantFrom(
  '/',
  '//',
  '/./',
  '/x/../',
  '/%2e/',
  '/x/%2E%2e/',
  '%2f',
  '/%5c',
  '\\',
  '/;/',
);

/** The path in a random spelling: mostly unchanged, so that a change nearly gets through. */
const spelled = (path: string) =>
  fc
    .tuple(
      fc.tuple(
        ...Array.from(path, (character) =>
          character === '/'
            ? fc.oneof({ weight: 6, arbitrary: fc.constant('/') }, { weight: 1, arbitrary: slashes })
            : fc
                .oneof({ weight: 8, arbitrary: fc.constant((same: string) => same) }, spellings)
                .map((spell) => spell(character)),
        ),
      ),
      fc.constantFrom('', '', '', '/', '?', '%00', '%', '.', '%20'),
    )
    // The host ends at the first slash.
    .map(([characters, end]) => (characters.join('') + end).replace(/^[^/]/, '/$&'));

/** The answers to a path of another name are 401, 404 and 405. */
const refusedOrLimited = /^(?:429 |400 Invalid path|401 |404 |405 )/;

const serverOf = (backend: EmbeddedBackend) =>
  embeddedServer({
    app: Promise.resolve('/nowhere'),
    backend: Promise.resolve(backend),
    siteUrl: site,
    headers: {},
  });

async function ask(
  { backend, path, method = 'GET', headers = {} }: Question,
  body: object = { email: 'ada@example.com', password: 'correct-horse', token: 'x', type: 'signup' },
) {
  const answer = await serverOf(backend).fetch(
    new Request(site + path, {
      method,
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...headers },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    }),
  );
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text };
}

interface Question {
  backend: EmbeddedBackend;
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
afterAll(() => errors.mockRestore());

describe('limits that are used up', () => {
  let backend: EmbeddedBackend;
  beforeAll(async () => {
    const none = { burst: 0, refillMs: 60_000 };
    const limits = { signIns: none, refreshes: { ...none, burst: 1000 }, verifications: none, mails: none };
    backend = await createEmbeddedBackend({ limits: { ...limits, mailPauseMs: 0 } });
  });
  afterAll(() => backend.close());

  it.each([
    ['POST', '/auth/v1/token', '?grant_type=password'],
    ['POST', '/auth/v1/signup', ''],
    ['POST', '/auth/v1/recover', ''],
    ['POST', '/auth/v1/verify', ''],
    ['GET', '/auth/v1/verify', '?token=x&type=signup'],
  ])('hold for every spelling of %s %s', async (method, path, query) => {
    expect((await ask({ backend, method, path: path + query })).status).toBe(429);
    const passed: string[] = [];
    await fc.assert(
      fc.asyncProperty(spelled(path), async (other) => {
        const { status, text } = await ask({ backend, method, path: other + query });
        if (!refusedOrLimited.test(`${status} ${/"msg":"([^"]*)/.exec(text)?.[1]}`)) passed.push(other);
      }),
      { seed, numRuns: 300 },
    );
    expect(passed).toEqual([]);
  });

  it('hold for a kind of sign-in whose name is encoded', async () => {
    const path = '/auth/v1/token?%67rant_type=p%61ssword';
    expect((await ask({ backend, method: 'POST', path })).status).toBe(429);
  });
});

describe('the entry', () => {
  let backend: EmbeddedBackend;
  let ada: Person;
  const picture = new Blob(['<script>'], { type: 'image/png' });
  beforeAll(async () => {
    backend = await createEmbeddedBackend();
    ada = await signUpPerson(backend);
    await ada.client.storage.from('avatars').upload(`${ada.id}/1.png`, picture);
  });
  afterAll(() => backend.close());

  it('the server sends no file that could run as a page, however its path is spelled [P2]', async () => {
    const path = `/storage/v1/object/public/avatars/${ada.id}/1.png`;
    const check = async (other: string) => {
      const { status, headers } = await ask({ backend, path: other });
      const isSafe =
        headers.get('x-content-type-options') === 'nosniff' &&
        headers.get('content-security-policy') === "default-src 'none'; sandbox";
      expect(isSafe || status >= 400, `${status} ${other}`).toBe(true);
      return status;
    };
    expect(await check(path)).toBe(200);
    await fc.assert(
      fc.asyncProperty(spelled(path), async (other) => void (await check(other))),
      {
        seed,
        numRuns: 300,
      },
    );
  });

  it.each(['two words.png', 'Grüße.png', "it's (1)!.png", 'a+b=c&d,e;f:g@h$i.png', '~x_y-z.png'])(
    'takes a file that the real client names %s',
    async (name) => {
      const files = ada.client.storage.from('avatars');
      const path = `${ada.id}/${name}`;
      expect((await files.upload(path, picture)).error).toBeNull();
      const { pathname } = new URL(files.getPublicUrl(path).data.publicUrl);
      expect((await ask({ backend, path: pathname })).text).toBe('<script>');
    },
  );

  it.each([
    '/auth/v1/%68ealth',
    '/%61uth/v1/health',
    '//auth/v1/health',
    '/auth//v1/health',
    '/auth%2fv1/health',
    '/auth%5cv1/health',
    '/x%2e%2e/',
    '/%00',
    '/%0d%0a',
    '/%',
    '/%e4',
    '/assets/%6dain.js',
  ])('refuses %s', async (path) => {
    const { status, text } = await ask({ backend, path });
    expect([status, JSON.parse(text)]).toEqual([400, expect.objectContaining({ msg: 'Invalid path' })]);
    // The development server asks the backend without the entry's check.
    expect((await backend.fetch(new Request(site + path))).status).toBe(400);
  });

  it.each(['%', '%ff', '%00', 'a&x=b', 'a&%78=b'])('the server refuses the query ?x=%s', async (value) => {
    const { status, text } = await ask({ backend, path: `/auth/v1/health?x=${value}` });
    expect([status, text]).toEqual([400, expect.stringContaining('The query is malformed')]);
  });

  it('the server leaves filters that stand twice to the rows [P2]', async () => {
    const path = '/rest/v1/profiles?full_name=gte.a&full_name=lt.zz&select=id';
    const { text } = await ask({ backend, path, headers: { authorization: `Bearer ${ada.token}` } });
    expect(JSON.parse(text)).toEqual([{ id: ada.id }]);
  });

  it('the server accepts its own host name in capitals', async () => {
    const headers = { host: 'LOCALHOST:3000' };
    expect((await ask({ backend, path: '/auth/v1/health', headers })).status).toBe(200);
  });
});

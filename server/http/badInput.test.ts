import bcrypt from 'bcryptjs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { sendRequest, browserClient, signUpPerson, type Person } from '../auth/people.fixture.ts';

let backend: EmbeddedBackend;
let ada: Person;
beforeAll(async () => {
  backend = await createEmbeddedBackend();
  ada = await signUpPerson(backend);
});
afterAll(() => backend.close());
afterEach(() => vi.restoreAllMocks());

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('a list of pictures', () => {
  const list = (body: object | string) =>
    sendRequest(backend, 'POST', '/storage/v1/object/list/avatars', {
      body: typeof body === 'string' ? body : JSON.stringify({ prefix: ada.id, ...body }),
      headers: { authorization: `Bearer ${ada.token}` },
    });

  it.each([
    ['an unknown column to sort by', { sortBy: { column: 'secret', order: 'asc' } }],
    ['an unknown order', { sortBy: { column: 'name', order: 'sideways' } }],
    ['a sort that is a text', { sortBy: 'name' }],
    ['a negative offset', { offset: -1 }],
    ['an offset beyond all counting', { offset: 1e20 }],
    ['a limit beyond all counting', { limit: 1e20 }],
    ['half a limit', { limit: 0.5 }],
    ['no limit at all', { limit: 0 }],
  ])('is refused with %s', async (_what, body) => {
    const { status, json } = await list(body);
    expect([status, json]).toMatchObject([400, { message: expect.stringMatching(/limit|JSON/) as string }]);
  });

  it('a list of pictures is refused without a body', async () => {
    const { status } = await sendRequest(backend, 'POST', '/storage/v1/object/list/avatars', {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(status).toBe(400);
  });

  it('a list of pictures is given with what the client library sends', async () => {
    const { data, error } = await ada.client.storage
      .from('avatars')
      .list(ada.id, { limit: 10, offset: 0, sortBy: { column: 'created_at', order: 'desc' } });
    expect([data, error]).toEqual([[], null]);
  });
});

it.each([
  ['DELETE', '/storage/v1/object/avatars', { prefixes: Array.from({ length: 1001 }, () => 'a/1.png') }],
  [
    'POST',
    '/storage/v1/object/sign/avatars',
    { expiresIn: 60, paths: Array.from({ length: 501 }, () => 'a/1.png') },
  ],
])(
  '%s %s takes no more paths than hosted does: each is a question to the database [P2]',
  async (method, path, body) => {
    const answer = await sendRequest(backend, method, path, {
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect([answer.status, answer.json.message]).toEqual([
      400,
      'The list of paths is longer than one request may have',
    ]);
  },
);

it.each(['copy', 'move'])('a picture cannot get a path that no upload could have: %s [P2]', async (verb) => {
  const headers = { authorization: `Bearer ${ada.token}` };
  const path = `/storage/v1/object/avatars/${ada.id}/to-${verb}.png`;
  await sendRequest(backend, 'POST', path, {
    body: 'x',
    headers: { ...headers, 'content-type': 'image/png' },
  });
  const send = (keys: object) =>
    sendRequest(backend, 'POST', `/storage/v1/object/${verb}`, {
      body: JSON.stringify({ bucketId: 'avatars', sourceKey: `${ada.id}/to-${verb}.png`, ...keys }),
      headers,
    });
  for (const name of ['a\0b', '\ud800', 'a\nb', 'a%00', '/b', ''])
    expect([name, (await send({ destinationKey: `${ada.id}/${name}` })).status]).toEqual([name, 400]);
  expect((await send({ sourceKey: '\0', destinationKey: `${ada.id}/b.png` })).status).toBe(400);
  expect((await send({ destinationKey: `${ada.id}/${verb} (1).png` })).status).toBe(200);
});

describe('a request of storage that changes something', () => {
  it.each([
    ['DELETE', '/storage/v1/object/avatars', '{"prefixes":['],
    ['DELETE', '/storage/v1/object/avatars', '\0'],
    ['PUT', '/storage/v1/bucket/avatars', '{"public":'],
    ['POST', '/storage/v1/bucket', '[]'],
    ['POST', '/storage/v1/bucket', undefined],
    ['PUT', '/storage/v1/bucket/avatars', undefined],
    ['DELETE', '/storage/v1/object/avatars', undefined],
    ['DELETE', '/storage/v1/object/avatars/', undefined],
  ])('is refused when its body is no JSON: %s %s with %s', async (method, path, body) => {
    const headers = { authorization: `Bearer ${ada.token}` };
    const sent = { headers, ...(body !== undefined && { body }) };
    const { status, json } = await sendRequest(backend, method, path, sent);
    expect([status, json]).toMatchObject([400, { error_code: 'bad_json' }]);
  });
});

it.each([
  ['GET', '/auth/v1/authorize?provider=github', undefined],
  ['GET', '/auth/v1/callback?code=x&state=y', undefined],
  ['POST', '/auth/v1/callback', '{}'],
  ['POST', '/auth/v1/callback/', 'x'],
])('a sign-in at another site is refused: %s %s [P2]', async (method, path, body) => {
  const { status, json } = await sendRequest(backend, method, path, body === undefined ? {} : { body });
  expect([status, json]).toMatchObject([400, { msg: 'Unsupported provider: provider is not enabled' }]);
});

it.each(['otp', 'magiclink', 'otp/'])(
  'a sign-in by mail is refused and makes no account: %s [P2]',
  async (path) => {
    const email = 'only-mailed@example.com';
    const { status, json } = await sendRequest(backend, 'POST', `/auth/v1/${path}`, {
      body: JSON.stringify({ email, create_user: true }),
    });
    expect([status, json]).toMatchObject([422, { error_code: 'otp_disabled' }]);
    const { rows } = await backend.pg.query('select id from auth.users where email = $1', [email]);
    expect(rows).toEqual([]);
  },
);

describe('a link to a picture that holds its own permission', () => {
  const path = () => `${ada.id}/signed.png`;
  const files = () => ada.client.storage.from('avatars');

  it('a link to a picture that holds its own permission is refused when its token is forged or cut off [P2]', async () => {
    await files().upload(path(), new Blob(['x'], { type: 'image/png' }));
    const { data } = await files().createSignedUrl(path(), 60);
    const { pathname, search } = new URL(data?.signedUrl ?? '');
    expect((await sendRequest(backend, 'GET', pathname + search)).text).toBe('x');
    for (const wrong of ['?token=x', '?token=a.b.c', search.slice(0, -4)]) {
      const { status, json } = await sendRequest(backend, 'GET', pathname + wrong);
      expect([status, json]).toMatchObject([400, { error: 'InvalidJWT' }]);
      expect((await sendRequest(backend, 'HEAD', pathname + wrong)).status).toBe(400);
    }
  });
});

describe('a sign-up', () => {
  const signUp = (body: string) => sendRequest(backend, 'POST', '/auth/v1/signup', { body });

  it.each([33, 5_000, 10_000])('a sign-up is refused with data nested %i levels deep', async (depth) => {
    const { status, json } = await signUp(
      `{"email":"deep@example.com","password":"correct-horse","data":${nested(depth)}}`,
    );
    expect([status, json]).toMatchObject([400, { error_code: 'validation_failed' }]);
  });

  it('a sign-up takes data with the few levels that a profile has', async () => {
    const { status } = await signUp(
      `{"email":"flat@example.com","password":"correct-horse","data":${nested(5)}}`,
    );
    expect(status).toBe(200);
  });
});

describe('a password', () => {
  it.each([
    ['73 letters', 'x'.repeat(73)],
    ['37 letters of two bytes', 'ü'.repeat(37)],
  ])(
    'of %s is refused: bcrypt reads 72 bytes and would take another end for the same [K10]',
    async (_what, password) => {
      const email = 'long-password@example.com';
      const client = browserClient(backend);
      const signedUp = await client.auth.signUp({ email, password });
      expect(signedUp.error).toMatchObject({
        status: 400,
        code: 'validation_failed',
        message: 'Password cannot be longer than 72 characters',
      });
      const changed = await sendRequest(backend, 'PUT', '/auth/v1/user', {
        body: JSON.stringify({ password }),
        headers: { authorization: `Bearer ${ada.token}` },
      });
      expect([changed.status, changed.json]).toMatchObject([400, { error_code: 'validation_failed' }]);
    },
  );

  it('a password of exactly 72 bytes is taken', async () => {
    const account = { email: 'longest@example.com', password: 'ü'.repeat(36) };
    expect((await browserClient(backend).auth.signUp(account)).error).toBeNull();
    expect((await browserClient(backend).auth.signInWithPassword(account)).error).toBeNull();
  });

  it('a password is compared once whether the address has an account or not, and at the same cost [X1]', async () => {
    const password = 'not-the-password';
    await browserClient(backend).auth.signInWithPassword({ email: ada.email, password });
    const compare = vi.spyOn(bcrypt, 'compare');
    await browserClient(backend).auth.signInWithPassword({ email: ada.email, password });
    const known = compare.mock.calls.map(([, hash]) => bcrypt.getRounds(String(hash)));
    compare.mockClear();
    await browserClient(backend).auth.signInWithPassword({ email: 'nobody@example.com', password });
    const unknown = compare.mock.calls.map(([, hash]) => bcrypt.getRounds(String(hash)));
    expect(known).toHaveLength(1);
    expect(unknown).toEqual(known);
  });
});

it.each(['email', 'password'])(
  'a user’s %s cannot be set to null, which the server would fail at',
  async (name) => {
    const { status, json } = await sendRequest(backend, 'PUT', '/auth/v1/user', {
      body: JSON.stringify({ [name]: null, data: { full_name: 'Ada' } }),
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect([status, json]).toMatchObject([400, { error_code: 'validation_failed' }]);
  },
);

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { sendRequest, browserClient, signUpPerson, type Person, site } from './people.fixture.ts';

const password = 'correct-horse';
const next = 'battery-staple';

describe('a password that is set', () => {
  let backend: EmbeddedBackend;
  beforeAll(async () => {
    backend = await createEmbeddedBackend({ siteUrl: site });
  });
  afterAll(() => backend.close());

  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  /** Signs somebody up, and signs an intruder in to the same account. */
  async function withIntruder() {
    const ada = await signUpPerson(backend);
    const { data } = await browserClient(backend).auth.signInWithPassword({ email: ada.email, password });
    if (!data.session) throw new Error('The intruder could not sign in.');
    return { ada, intruder: data.session };
  }

  const setPassword = (token: string, to: string) =>
    sendRequest(backend, 'PUT', '/auth/v1/user', {
      body: JSON.stringify({ password: to }),
      ...bearer(token),
    });

  /** The status with which each service of the backend answers to a token. */
  async function statusesOf(token: string, { id }: Person) {
    const file = `/storage/v1/object/avatars/${id}/1.png`;
    const image = { body: new Uint8Array([0x89, 0x50, 0x4e, 0x47]) };
    const headers = { ...bearer(token).headers, 'content-type': 'image/png', 'x-upsert': 'true' };
    return {
      user: (await sendRequest(backend, 'GET', '/auth/v1/user', bearer(token))).status,
      rows: (await sendRequest(backend, 'GET', '/rest/v1/profiles?select=full_name', bearer(token))).status,
      files: (await sendRequest(backend, 'POST', file, { ...image, headers })).status,
    };
  }

  it('a new password ends the tokens of all other sessions at every service, and not its own [S15]', async () => {
    const { ada, intruder } = await withIntruder();
    const bob = await withIntruder();
    expect(await statusesOf(intruder.access_token, ada)).toEqual({ user: 200, rows: 200, files: 200 });
    expect((await setPassword(ada.token, next)).status).toBe(200);
    expect(await statusesOf(intruder.access_token, ada)).toEqual({ user: 403, rows: 401, files: 401 });
    expect(await statusesOf(ada.token, ada)).toEqual({ user: 200, rows: 200, files: 200 });
    expect(await statusesOf(bob.intruder.access_token, bob.ada)).toEqual({
      user: 200,
      rows: 200,
      files: 200,
    });
    const { error } = await browserClient(backend).auth.refreshSession(intruder);
    expect(error?.code).toBe('refresh_token_not_found');
  });

  it('an ended session is refused in the words that make a client renew its token once [X9]', async () => {
    const { ada, intruder } = await withIntruder();
    await setPassword(ada.token, next);
    const rows = await sendRequest(backend, 'GET', '/rest/v1/profiles', bearer(intruder.access_token));
    expect(rows.json).toMatchObject({ code: 'PGRST301' });
    const files = await sendRequest(backend, 'DELETE', '/storage/v1/object/avatars', {
      body: JSON.stringify({ prefixes: [`${ada.id}/1.png`] }),
      ...bearer(intruder.access_token),
    });
    expect([files.status, files.json.message]).toEqual([401, expect.stringMatching(/^invalid JWT/)]);
  });

  it('a new password ends the others also when it was set by a mail’s link [S15]', async () => {
    const { ada, intruder } = await withIntruder();
    await browserClient(backend).auth.resetPasswordForEmail(ada.email);
    const link = backend.mails[0]?.text.match(/https?:\S+/)?.[0] ?? '';
    const landing = await backend.fetch(new Request(link, { redirect: 'manual' }));
    const { hash } = new URL(landing.headers.get('location') ?? '');
    const token = new URLSearchParams(hash.slice(1)).get('access_token') ?? '';
    expect((await setPassword(token, next)).status).toBe(200);
    expect(await statusesOf(intruder.access_token, ada)).toEqual({ user: 403, rows: 401, files: 401 });
    expect((await sendRequest(backend, 'GET', '/auth/v1/user', bearer(ada.token))).status).toBe(403);
  });

  it('a refused change ends nobody’s session [S15]', async () => {
    const { ada, intruder } = await withIntruder();
    expect((await setPassword(ada.token, '12345')).status).toBe(422);
    expect((await setPassword(ada.token, password)).status).toBe(422);
    expect((await statusesOf(intruder.access_token, ada)).user).toBe(200);
  });

  it('of two changes of a password at the same time one succeeds, and the other’s session has ended [S15]', async () => {
    const { ada, intruder } = await withIntruder();
    const answers = await Promise.all([
      setPassword(ada.token, next),
      setPassword(intruder.access_token, 'intruders-own'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 403]);
  });

  it('a sign-in that begins before a change with the old password does not outlive it [S15]', async () => {
    const { ada } = await withIntruder();
    const [{ data }] = await Promise.all([
      browserClient(backend).auth.signInWithPassword({ email: ada.email, password }),
      setPassword(ada.token, next),
    ]);
    const token = data.session?.access_token;
    const { status } = await sendRequest(backend, 'GET', '/auth/v1/user', bearer(token ?? 'none'));
    expect(status).not.toBe(200);
  });
});

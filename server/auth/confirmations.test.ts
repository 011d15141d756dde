import bcrypt from 'bcryptjs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { hostedLimits } from '../http/limits.ts';
import type { Mail } from '../mail/mailbox.ts';
import { sendRequest, browserClient, site } from './people.fixture.ts';

const password = 'correct-horse';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await createEmbeddedBackend({ siteUrl: site, confirmations: true });
});
afterAll(() => backend.close());
afterEach(() => vi.restoreAllMocks());

let count = 0;
/**
 * Signs somebody up who has not opened the mail yet. Returns the address and the path that the mail's link leads to.
 */
async function waiting({ from = backend } = {}) {
  const email = `waiting-${++count}@example.com`;
  const { error } = await browserClient(from).auth.signUp({ email, password });
  expect(error).toBeNull();
  return { email, link: linkIn(from) };
}

/** The path and query of the link in the newest mail. */
function linkIn({ mails }: EmbeddedBackend) {
  const { pathname, search } = new URL(mails[0]?.text.match(/https?:\S+/)?.[0] ?? '');
  return pathname + search;
}

describe('an account that waits for its mail', () => {
  const signIn = (email: string, word: string) =>
    sendRequest(backend, 'POST', '/auth/v1/token?grant_type=password', {
      body: JSON.stringify({ email, password: word }),
    });
  /** Everything by which a client could tell two answers apart, besides the time they took. */
  const whole = ({ status, headers, text }: Awaited<ReturnType<typeof sendRequest>>) => [
    status,
    [...headers].filter(([name]) => name !== 'date'),
    text,
  ];

  it('an account that waits for its mail looks like no account to whoever gives a wrong password [X1]', async () => {
    const { email } = await waiting();
    const unknown = whole(await signIn('nobody@example.com', 'not-the-password'));
    expect(unknown[0]).toBe(400);
    expect(whole(await signIn(email, 'not-the-password'))).toEqual(unknown);
    expect(whole(await signIn(email.toUpperCase(), 'not-the-password'))).toEqual(unknown);
  });

  it('an account that waits for its mail is named to whoever gives the right password [X1]', async () => {
    const { email } = await waiting();
    for (const spelling of [email, email.toUpperCase()])
      expect((await signIn(spelling, password)).json).toMatchObject({
        error_code: 'email_not_confirmed',
        msg: 'Email not confirmed',
      });
  });

  it('an account that waits for its mail costs one comparison with a wrong password, at the cost of any other [X1]', async () => {
    const { email } = await waiting();
    await signIn('nobody@example.com', 'not-the-password');
    const compare = vi.spyOn(bcrypt, 'compare');
    const costs = async (address: string) => {
      compare.mockClear();
      await signIn(address, 'not-the-password');
      return compare.mock.calls.map(([, hash]) => bcrypt.getRounds(String(hash)));
    };
    const unknown = await costs('nobody@example.com');
    expect(unknown).toHaveLength(1);
    expect(await costs(email)).toEqual(unknown);
  });

  it('a request for another confirmation is answered alike with and without an account, also when the mail is gone [X1]', async () => {
    const resend = (address: string) =>
      sendRequest(backend, 'POST', '/auth/v1/resend', {
        body: JSON.stringify({ email: address, type: 'signup' }),
      });
    const { email } = await waiting();
    // A restart loses the mails, which are kept in memory.
    (backend.mails as Mail[]).length = 0;
    expect(whole(await resend(email))).toEqual(whole(await resend('nobody@example.com')));
  });
});

describe('a look ahead of a click', () => {
  const hints: readonly [string, string][] = [
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['sec-purpose', 'prefetch;anonymous-client-ip'],
    ['purpose', 'prefetch'],
    ['x-purpose', 'preview'],
    ['x-moz', 'prefetch'],
  ];

  it.each(hints)('a prefetch at a mail’s link does not use it up (%s: %s) [P2]', async (name, value) => {
    const { link } = await waiting();
    const looked = await sendRequest(backend, 'GET', link, { headers: { [name]: value } });
    expect([looked.status, looked.headers.get('cache-control')]).toEqual([403, 'no-store']);
    const opened = await sendRequest(backend, 'GET', link);
    expect(opened.headers.get('location')).toContain('access_token=');
  });

  it('a HEAD request to a mail’s link does not use it up either [P2]', async () => {
    const { link } = await waiting();
    const { status, headers } = await sendRequest(backend, 'HEAD', link);
    expect([status, headers.get('allow'), headers.get('cache-control')]).toEqual([
      405,
      'GET, POST, PUT, OPTIONS',
      'no-store',
    ]);
    const opened = await sendRequest(backend, 'GET', link);
    expect(opened.headers.get('location')).toContain('access_token=');
  });

  it.each(['HEAD', 'GET'])('a prefetch sends nobody a code (%s) [P2]', async (method) => {
    const { link } = await waiting();
    const { headers } = await sendRequest(backend, 'GET', link);
    const { hash } = new URL(headers.get('location') ?? '');
    const authorization = `Bearer ${new URLSearchParams(hash.slice(1)).get('access_token')}`;
    const before = backend.mails.length;
    const hint = method === 'GET' ? { 'sec-purpose': 'prefetch' } : {};
    const looked = await sendRequest(backend, method, '/auth/v1/reauthenticate', {
      headers: { authorization, ...hint },
    });
    expect([looked.status, looked.headers.get('cache-control')]).toEqual([
      method === 'GET' ? 403 : 405,
      'no-store',
    ]);
    expect(backend.mails).toHaveLength(before);
    await sendRequest(backend, 'GET', '/auth/v1/reauthenticate', { headers: { authorization } });
    expect(backend.mails).toHaveLength(before + 1);
  });

  it.each([
    'authorize?provider=github',
    'callback?code=x&state=y',
    'user/identities/authorize?provider=github',
  ])('is refused at /auth/v1/%s [P2]', async (path) => {
    const headers = { 'sec-purpose': 'prefetch' };
    for (const method of ['GET', 'HEAD']) {
      const looked = await sendRequest(backend, method, `/auth/v1/${path}`, { headers });
      expect([looked.status, looked.headers.get('cache-control')]).toEqual([
        method === 'GET' ? 403 : 405,
        'no-store',
      ]);
    }
  });

  it('a prefetch takes nothing from the number of links that may be tried [P2]', async () => {
    const one = { ...hostedLimits, verifications: { burst: 1, refillMs: 60_000 } };
    const limited = await createEmbeddedBackend({ siteUrl: site, confirmations: true, limits: one });
    try {
      const { link } = await waiting({ from: limited });
      for (const method of ['GET', 'HEAD'])
        for (const [name, value] of hints)
          await sendRequest(limited, method, link, { headers: { [name]: value } });
      expect((await sendRequest(limited, 'GET', link)).headers.get('location')).toContain('access_token=');
    } finally {
      await limited.close();
    }
  });
});

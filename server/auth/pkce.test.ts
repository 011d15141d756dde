import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { sendRequest, site } from './people.fixture.ts';

const password = 'correct-horse';
const redirectTo = `${site}/?from=recovery`;

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await createEmbeddedBackend({ siteUrl: site, confirmations: true });
});
afterAll(() => backend.close());

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** A browser that asks for links which only it can use; each call is another one. */
const browser = () =>
  createClient(site, backend.publishableKey, {
    auth: { flowType: 'pkce', storage: memoryStorage(), autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  }).auth;

let count = 0;
const freshEmail = () => `pkce-${++count}@example.com`;
const newestMail = (email: string) => backend.mails.find(({ to }) => to === email)?.text ?? '';
const codeIn = (mail: string) => /\b\d{6}\b/.exec(mail)?.[0] ?? '';
const linkOf = (email: string) => new URL(/https?:\S+/.exec(newestMail(email))?.[0] ?? '');
const stripped = ({ pathname, search }: URL) => pathname + search.replace('token=pkce_', 'token=');

/** Opens the link of the newest mail, or another one, and returns the address to which it leads. */
async function openLink(email: string, path?: string) {
  const { pathname, search } = linkOf(email);
  const { headers } = await sendRequest(backend, 'GET', path ?? pathname + search);
  return new URL(headers.get('location') ?? '');
}
const codeOf = ({ searchParams }: URL) => searchParams.get('code') ?? '';

/** A mail is repeated after a minute at the earliest. */
async function aMinuteLater(perform: () => Promise<void>) {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
  await perform().finally(() => vi.restoreAllMocks());
}

/** An account whose confirmation mail has been answered. */
async function confirmed(auth = browser()) {
  const email = freshEmail();
  await auth.signUp({ email, password, options: { emailRedirectTo: `${site}/?from=signup` } });
  const { error } = await auth.exchangeCodeForSession(codeOf(await openLink(email)));
  expect(error).toBeNull();
  return { auth, email };
}

it('a link brings a code instead of a session, and the browser that asked gets one for it [U3]', async () => {
  const auth = browser();
  const email = freshEmail();
  await auth.signUp({ email, password, options: { emailRedirectTo: `${site}/?from=signup` } });
  const address = await openLink(email);
  expect([...address.searchParams.keys()]).toEqual(['from', 'code']);
  expect(address.hash).toBe('');
  const { data } = await auth.exchangeCodeForSession(codeOf(address));
  expect(data.user?.email).toBe(email);

  await auth.resetPasswordForEmail(email, { redirectTo });
  const again = await openLink(email);
  expect(again.searchParams.get('from')).toBe('recovery');
  const recovered = await auth.exchangeCodeForSession(codeOf(again));
  expect(recovered.data.user?.email).toBe(email);
});

it('another browser gets nothing for the code of a link, not even with a challenge of its own [U3]', async () => {
  const { email } = await confirmed();
  const [owner, other] = [browser(), browser()];
  await owner.resetPasswordForEmail(email, { redirectTo });
  const code = codeOf(await openLink(email));
  // It has asked for a mail too, to another address.
  await other.resetPasswordForEmail((await confirmed()).email, { redirectTo });
  expect((await other.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier');
  expect((await owner.exchangeCodeForSession(code)).error).toBeNull();
});

it('a link that is stripped of its mark brings neither a session nor a code, and its token redeems nothing [U3]', async () => {
  const { auth, email } = await confirmed();
  await auth.resetPasswordForEmail(email, { redirectTo });
  const path = stripped(linkOf(email));
  for (const type of ['recovery', 'magiclink', 'signup']) {
    const { searchParams, hash } = await openLink(email, path.replace('type=recovery', `type=${type}`));
    expect([searchParams.get('code'), new URLSearchParams(hash.slice(1)).get('error_code')]).toEqual([
      null,
      'otp_expired',
    ]);
  }
  const token = new URLSearchParams(path.split('?')[1]).get('token') ?? '';
  expect(token).toMatch(/^[\da-f]{64}$/);
  for (const token_hash of [token, `pkce_${token}`]) {
    const { data, error } = await browser().verifyOtp({ token_hash, type: 'recovery' });
    expect([data.session, error?.code]).toEqual([null, 'otp_expired']);
  }
  // Whoever asked for it can still use it.
  expect((await auth.exchangeCodeForSession(codeOf(await openLink(email)))).error).toBeNull();
});

it('a confirmation that is repeated is stripped of its mark in vain, and one without a challenge has none to lose [U3]', async () => {
  const marked = freshEmail();
  await browser().signUp({ email: marked, password });
  const plain = freshEmail();
  const signUp = JSON.stringify({ email: plain, password });
  await sendRequest(backend, 'POST', '/auth/v1/signup', { body: signUp });
  const sessionOf = ({ hash }: URL) => new URLSearchParams(hash.slice(1)).get('access_token');
  await aMinuteLater(async () => {
    expect((await browser().resend({ type: 'signup', email: marked })).error).toBeNull();
    expect((await browser().resend({ type: 'signup', email: plain })).error).toBeNull();
  });
  expect(sessionOf(await openLink(marked, stripped(linkOf(marked))))).toBeNull();
  // A browser has taken the account for itself since.
  expect(sessionOf(await openLink(plain, stripped(linkOf(plain))))).toBeNull();

  const other = freshEmail();
  const body = JSON.stringify({ email: other, password });
  await sendRequest(backend, 'POST', '/auth/v1/signup', { body });
  const { pathname, search } = linkOf(other);
  const marking = pathname + search.replace('token=', 'token=pkce_');
  expect((await openLink(other, marking)).searchParams.get('error_code')).toBe('otp_expired');
  expect(sessionOf(await openLink(other))).toEqual(expect.any(String));
});

it('a confirmation that somebody else has repeated without a challenge demands the one of whoever signed up [U3]', async () => {
  const email = freshEmail();
  const auth = browser();
  await auth.signUp({ email, password });
  const first = linkOf(email);
  await aMinuteLater(async () => {
    await sendRequest(backend, 'POST', '/auth/v1/resend', {
      body: JSON.stringify({ email, type: 'signup' }),
    });
  });
  expect(linkOf(email).href).not.toBe(first.href);
  const told = new URLSearchParams((await openLink(email, stripped(linkOf(email)))).hash.slice(1));
  expect([told.get('access_token'), told.get('error_code')]).toEqual([null, 'otp_expired']);
  expect((await auth.exchangeCodeForSession(codeOf(await openLink(email)))).error).toBeNull();
});

it('opening a link begins no session, and its code works once [U3]', async () => {
  const { auth, email } = await confirmed();
  const sessions = async () =>
    (
      await backend.pg.query(
        `select 1 as one from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1`,
        [email],
      )
    ).rows.length;
  const before = await sessions();
  await auth.resetPasswordForEmail(email, { redirectTo });
  const code = codeOf(await openLink(email));
  expect(await sessions()).toBe(before);
  expect((await auth.exchangeCodeForSession(code)).error).toBeNull();
  await auth.resetPasswordForEmail(email, { redirectTo });
  expect((await auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found');
});

it('a link that is used up says so in the query and in the hash [U3]', async () => {
  const { auth, email } = await confirmed();
  await auth.resetPasswordForEmail(email, { redirectTo });
  await openLink(email);
  const { searchParams, hash } = await openLink(email);
  expect(searchParams.get('error_code')).toBe('otp_expired');
  expect(hash).toContain('error_code=otp_expired');
  expect(searchParams.get('code')).toBeNull();
});

it('the five minutes of a code begin when the link is opened, although the mail is older [U3]', async () => {
  const { auth, email } = await confirmed();
  const age = (minutes: number) =>
    backend.pg.query(`update auth.flow_state set created_at = created_at - make_interval(mins => $1)`, [
      minutes,
    ]);
  await auth.resetPasswordForEmail(email, { redirectTo });
  await age(50);
  const code = codeOf(await openLink(email));
  expect((await auth.exchangeCodeForSession(code)).error).toBeNull();

  await auth.resetPasswordForEmail(email, { redirectTo });
  const late = codeOf(await openLink(email));
  await age(6);
  expect((await auth.exchangeCodeForSession(late)).error?.code).toBe('flow_state_expired');
});

it('the digits of a mail work in any browser, once [U4]', async () => {
  const { email } = await confirmed();
  await browser().resetPasswordForEmail(email, { redirectTo });
  const token = codeIn(newestMail(email));
  const { data } = await browser().verifyOtp({ email, token, type: 'recovery' });
  expect(data.user?.email).toBe(email);
  const again = await browser().verifyOtp({ email, token, type: 'recovery' });
  expect(again.error?.code).toBe('otp_expired');

  const unconfirmed = freshEmail();
  await browser().signUp({ email: unconfirmed, password });
  const digits = codeIn(newestMail(unconfirmed));
  const { data: signedUp } = await browser().verifyOtp({ email: unconfirmed, token: digits, type: 'signup' });
  expect(signedUp.user?.email).toBe(unconfirmed);
});

it('a confirmation that is sent again belongs to the browser that asked for it again [U3]', async () => {
  const [first, second] = [browser(), browser()];
  const email = freshEmail();
  await first.signUp({ email, password });
  await aMinuteLater(async () => {
    expect((await second.resend({ type: 'signup', email })).error).toBeNull();
  });
  const code = codeOf(await openLink(email));
  expect((await first.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier');
  expect((await second.exchangeCodeForSession(code)).error).toBeNull();
});

it('a sign-up that is repeated belongs to the browser that has repeated it [U3]', async () => {
  const [first, second] = [browser(), browser()];
  const email = freshEmail();
  await first.signUp({ email, password });
  await aMinuteLater(async () => {
    expect((await second.signUp({ email, password })).error).toBeNull();
  });
  const { error } = await second.exchangeCodeForSession(codeOf(await openLink(email)));
  expect(error).toBeNull();
});

it('a malformed challenge is refused, and no mail is sent for it [U3]', async () => {
  const { email } = await confirmed();
  const before = backend.mails.length;
  for (const more of [
    { code_challenge: 'short', code_challenge_method: 's256' },
    { code_challenge: 'x'.repeat(43), code_challenge_method: 'md5' },
    { code_challenge: 'x'.repeat(43) },
    { code_challenge_method: 's256' },
  ]) {
    const body = JSON.stringify({ email, ...more });
    const { status, json } = await sendRequest(backend, 'POST', '/auth/v1/recover', { body });
    expect([status, (json as { error_code: string }).error_code]).toEqual([400, 'validation_failed']);
  }
  expect(backend.mails).toHaveLength(before);
});

import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { hostedLimits } from '../http/limits.ts';
import type { Mail } from '../mail/mailbox.ts';
import { sendRequest, site } from './people.fixture.ts';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await createEmbeddedBackend({ siteUrl: site, confirmations: true });
});
afterAll(() => backend.close());
afterEach(() => vi.useRealTimers());

const minutesPass = (minutes: number) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + minutes * 60_000);
};
const post = (path: string, body: object) =>
  sendRequest(backend, 'POST', `/auth/v1/${path}`, { body: JSON.stringify(body) });
const resend = (email: string, redirect = '') => post(`resend${redirect}`, { email, type: 'signup' });

let count = 0;
/** Somebody who has signed up and not opened the mail. */
async function waiting(data: object = {}) {
  const email = `again-${++count}@example.com`;
  expect((await post('signup', { email, password: 'correct-horse', data })).status).toBe(200);
  return email;
}
const mailsTo = (email: string) => backend.mails.filter(({ to }) => to === email);
const linkIn = (mail?: Mail) => new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
async function open({ pathname, search }: URL) {
  const { headers } = await sendRequest(backend, 'GET', pathname + search);
  const { hash } = new URL(headers.get('location') ?? '');
  return [...new URLSearchParams(hash.slice(1)).keys()][0];
}

it('a confirmation that is sent again after an hour works, and the one before does not [U4]', async () => {
  const email = await waiting();
  minutesPass(61);
  expect((await resend(email)).status).toBe(200);
  const [again, first] = mailsTo(email);
  expect(await open(linkIn(first))).toBe('error');
  expect(await open(linkIn(again))).toBe('access_token');
});

it('the digits of a confirmation that is sent again work, and those before do not [U4]', async () => {
  const email = await waiting();
  minutesPass(2);
  await resend(email);
  const [again, first] = mailsTo(email);
  const statusOf = async (mail?: Mail) => {
    const token = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    return (await post('verify', { email, token, type: 'signup' })).status;
  };
  expect([await statusOf(first), await statusOf(again)]).toEqual([403, 200]);
});

it('a confirmation is sent again when the mailbox has forgotten it, as after a restart [S2, U4]', async () => {
  for (const ask of [resend, (email: string) => post('signup', { email, password: 'correct-horse' })]) {
    const email = await waiting();
    (backend.mails as Mail[]).length = 0;
    minutesPass(2);
    expect((await ask(email.toUpperCase())).status).toBe(200);
    const [again] = mailsTo(email);
    expect(await open(linkIn(again))).toBe('access_token');
    vi.useRealTimers();
  }
});

it('a confirmation that is sent again is in its reader’s language, and its link leads where it was asked for [W10]', async () => {
  const email = await waiting({ language: 'de' });
  minutesPass(2);
  await resend(email, `?redirect_to=${encodeURIComponent(`${site}/?from=signup`)}`);
  const [again, first] = mailsTo(email);
  expect(again?.subject).toBe(first?.subject);
  expect(linkIn(again).searchParams.get('redirect_to')).toBe(`${site}/?from=signup`);
  expect(again?.html).toContain(`href="${linkIn(again).href.replaceAll('&', '&amp;')}"`);
});

it('a request that is answered as if it sent a confirmation sends one, also at once where nothing is limited [S2]', async () => {
  const email = await waiting();
  expect((await resend(email)).text).toBe((await resend('nobody@example.com')).text);
  expect(mailsTo(email)).toHaveLength(2);
  expect(await open(linkIn(mailsTo(email)[0]))).toBe('access_token');
  expect((await resend(email)).text).toBe('{}');
  expect(mailsTo(email)).toHaveLength(2);
});

it('within a minute a second request is refused, whether or not there is an account, and the first mail goes on working [S2, X9]', async () => {
  const limited = await createEmbeddedBackend({ siteUrl: site, confirmations: true, limits: hostedLimits });
  const ask = async (path: string, email: string) => {
    const body = JSON.stringify({ email, password: 'correct-horse', type: 'signup' });
    return (await sendRequest(limited, 'POST', `/auth/v1/${path}`, { body })).status;
  };
  const statuses = [await ask('signup', 'ada@example.com'), await ask('resend', 'ada@example.com')];
  expect(statuses).toEqual([200, 429]);
  expect([await ask('resend', 'bob@example.com'), await ask('resend', 'bob@example.com')]).toEqual(statuses);
  const { pathname, search } = linkIn(limited.mails[0]);
  const { headers } = await sendRequest(limited, 'GET', pathname + search);
  expect([limited.mails.length, headers.get('location')]).toEqual([
    1,
    expect.stringContaining('access_token='),
  ]);
  await limited.close();
});

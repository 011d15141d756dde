import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { hostedLimits } from '../http/limits.ts';
import { sendRequest, site } from './people.fixture.ts';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await createEmbeddedBackend({ siteUrl: site, confirmations: true, limits: hostedLimits });
});
afterAll(() => backend.close());
afterEach(() => vi.useRealTimers());

const signUp = (email: string, name = 'Ada') =>
  sendRequest(backend, 'POST', '/auth/v1/signup', {
    body: JSON.stringify({ email, password: 'correct-horse', data: { full_name: name } }),
  });
const minutesPass = (minutes: number) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + minutes * 60_000);
};

describe('a sign-up with an address that has an account, where sign-ups are confirmed', () => {
  it('a repeated sign-up gets 200 without identities and nothing of a confirmed account, and sends no mail [S2]', async () => {
    const email = 'confirmed@example.com';
    const { json: account } = await signUp(email);
    await backend.pg.query('update auth.users set email_confirmed_at = now() where email = $1', [email]);
    minutesPass(2);
    const sent = backend.mails.length;
    const { status, json, text } = await signUp('Confirmed@example.com', 'Mallory');
    expect([status, json]).toMatchObject([200, { email, identities: [], user_metadata: {} }]);
    expect(text).not.toContain(account.id);
    expect(backend.mails).toHaveLength(sent);
  });

  it('a repeated sign-up gets the mail again while the account waits for its confirmation, once a minute [S2]', async () => {
    const email = 'waiting@example.com';
    await signUp(email);
    const sent = backend.mails.length;
    expect((await signUp(email)).json).toMatchObject({ error_code: 'over_email_send_rate_limit' });
    expect(backend.mails).toHaveLength(sent);
    minutesPass(2);
    const { status, json } = await signUp(email);
    expect([status, json.identities.length]).toEqual([200, 1]);
    expect(backend.mails).toHaveLength(sent + 1);
    expect(backend.mails[0]).toMatchObject({ to: email });
  });

  it('a repeated sign-up is still refused with a password that no account may have [K10]', async () => {
    minutesPass(5);
    const body = JSON.stringify({ email: 'confirmed@example.com', password: 'x' });
    const { status, json } = await sendRequest(backend, 'POST', '/auth/v1/signup', { body });
    expect([status, json]).toMatchObject([422, { error_code: 'weak_password' }]);
  });
});

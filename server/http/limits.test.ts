import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostedLimits, rateLimiter } from './limits.ts';
import { site } from '../auth/people.fixture.ts';

describe('rate limits', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  const ask = (path: string, body: object, method = 'POST') =>
    [
      new Request(`${site}/auth/v1/${path}`, { method }),
      new TextEncoder().encode(JSON.stringify(body)).buffer,
    ] as const;
  const seconds = (count: number) => vi.setSystemTime(Date.now() + count * 1000);

  it('the 31st sign-in within five minutes waits, as at a hosted project [X1]', async () => {
    const { refused } = rateLimiter(hostedLimits, false);
    const signIn = ask('token?grant_type=password', { email: 'ada@example.com', password: 'wrong' });
    const signUp = ask('signup', { email: 'bob@example.com', password: 'correct-horse' });
    for (let n = 0; n < 15; n += 1)
      expect([refused(...signIn), refused(...signUp)]).toEqual([undefined, undefined]);
    const answer = refused(...signIn);
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([429, '10']);
    expect(await answer?.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
    expect(refused(...ask('token?grant_type=refresh_token', { refresh_token: 'x' }))).toBeUndefined();
    seconds(9);
    expect(refused(...signUp)?.headers.get('retry-after')).toBe('1');
    seconds(1);
    expect(refused(...signUp)).toBeUndefined();
    expect(refused(...signIn)?.status).toBe(429);
    seconds(-3600);
    expect(refused(...signIn)?.headers.get('retry-after')).toBe('10');
    seconds(7200);
    expect(refused(...signIn)).toBeUndefined();
  });

  it.each([
    ['token?grant_type=refresh_token', 150],
    ['verify', 30],
  ])('%s works %d times at once [S4]', (path, burst) => {
    const { refused } = rateLimiter(hostedLimits, false);
    const statuses = Array.from({ length: burst + 1 }, () => refused(...ask(path, {}))?.status);
    expect(statuses.indexOf(429)).toBe(burst);
  });

  it.each(['recover', 'resend'])('one address gets a mail a minute: %s [X9]', async (path) => {
    const { refused } = rateLimiter(hostedLimits, false);
    expect(refused(...ask(path, { email: 'ada@example.com' }))).toBeUndefined();
    seconds(20);
    const answer = refused(...ask(path, { email: 'ADA@example.com' }));
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([429, '40']);
    expect(await answer?.json()).toEqual({
      code: 429,
      error_code: 'over_email_send_rate_limit',
      msg: 'For security purposes, you can only request this after 40 seconds.',
    });
    expect(refused(...ask(path, { email: 'bob@example.com' }))).toBeUndefined();
    seconds(40);
    expect(refused(...ask(path, { email: 'ada@example.com' }))).toBeUndefined();
  });

  it('all addresses together get thirty mails an hour, and requests that send none take nothing from them [X9]', async () => {
    const { refused, countMail } = rateLimiter(hostedLimits, false);
    const recover = (n: number) => refused(...ask('recover', { email: `${n}@example.com` }));
    for (let n = 0; n < 40; n += 1) expect(recover(n)).toBeUndefined();
    // Some mails are sent without being asked about here. They take what is left, and no more.
    for (let n = 0; n < 35; n += 1) countMail();
    const answer = recover(40);
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([429, '120']);
    expect(await answer?.json()).toMatchObject({ msg: 'email rate limit exceeded' });
    seconds(120);
    expect(recover(40)).toBeUndefined();
  });

  it('no number of other addresses makes one be forgotten within its minute [X9]', () => {
    const { refused } = rateLimiter(hostedLimits, false);
    for (let n = 0; n < 2000; n += 1) refused(...ask('recover', { email: `${n}@example.com` }));
    expect(refused(...ask('recover', { email: '0@example.com' }))?.status).toBe(429);
  });

  it('one user gets a code a minute, whichever token asks, and other changes are no mails [X9]', () => {
    const { refused } = rateLimiter(hostedLimits, false);
    const code = (sub: string, session_id: string) => {
      const claims = Buffer.from(JSON.stringify({ sub, session_id })).toString('base64url');
      const headers = { authorization: `Bearer head.${claims}.signature` };
      return [new Request(`${site}/auth/v1/reauthenticate`, { headers }), undefined] as const;
    };
    const [ada, bob] = [crypto.randomUUID(), crypto.randomUUID()];
    expect([refused(...code(ada, 'one')), refused(...code(bob, 'two'))]).toEqual([undefined, undefined]);
    expect(refused(...code(ada, 'three'))?.status).toBe(429);
    for (let n = 0; n < 40; n += 1) expect(refused(...ask('user', { data: {} }, 'PUT'))).toBeUndefined();
  });

  it('a sign-up counts as a mail where it sends one [X9]', () => {
    const signUp = ask('signup', { email: 'ada@example.com', password: 'correct-horse' });
    const resend = ask('resend', { email: 'ada@example.com', type: 'signup' });
    for (const [confirmations, status] of [
      [true, 429],
      [false, undefined],
    ] as const) {
      const { refused } = rateLimiter(hostedLimits, confirmations);
      refused(...signUp);
      expect(refused(...resend)?.status).toBe(status);
    }
  });

  it.each(['{', 'null', '[1]', '{"email":7}'])('a body of %s is left to whoever reads it', (body) => {
    const { refused } = rateLimiter(hostedLimits, false);
    const [request] = ask('recover', {});
    expect(refused(request, new TextEncoder().encode(body).buffer)).toBeUndefined();
    expect(refused(request, undefined)).toBeUndefined();
  });

  it('rows and files are not counted', () => {
    const { refused } = rateLimiter({ ...hostedLimits, signIns: { burst: 0, refillMs: 1000 } }, true);
    expect(refused(new Request(`${site}/rest/v1/profiles`), undefined)).toBeUndefined();
    expect(refused(new Request(`${site}/auth/v1/signup`, { method: 'OPTIONS' }), undefined)).toBeUndefined();
  });
});

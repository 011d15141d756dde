import { createTransport } from '@sentry/core';
import { addBreadcrumb, getCurrentScope } from '@sentry/react';
import { describe, expect, it } from 'vitest';
import { sentryReport } from './report.ts';
import { scrub, scrubText } from './scrub.ts';

const jwt = `eyJhbGciOiJIUzI1NiJ9.${btoa('{"sub":"1"}').replace(/=/g, '')}.c2lnbmF0dXJl`;

describe('sentryReport', () => {
  const sent: string[] = [];
  const report = sentryReport(
    'https://public@o0.ingest.sentry.test/1',
    { version: '1.2.3+1a2b3c4', environment: 'staging' },
    (options) =>
      createTransport(options, async ({ body }) => {
        sent.push(typeof body === 'string' ? body : new TextDecoder().decode(body));
        return { statusCode: 200 };
      }),
  );
  const envelopes = async (count: number) => {
    await expect.poll(() => sent.length).toBeGreaterThanOrEqual(count);
    return sent.at(-1) ?? '';
  };

  it('sends a poisoned error without names, data and tokens [C7, X10]', async () => {
    addBreadcrumb({
      category: 'fetch',
      message: `GET https://p.test/rest/v1/profiles?id=eq.42&apikey=sb_publishable_abc`,
      data: {
        url: `https://p.test/#access_token=${jwt}&refresh_token=rrr`,
        userName: 'Ada Lovelace',
        headers: { authorization: `Bearer ${jwt}` },
      },
    });
    const cause = new Error(`refused for ada@example.com with Bearer ${jwt}`);
    const error = new Error('Call failed: token=abc123secret {"user_name":"Ada Lovelace"}', { cause });
    report.error('voice call', error);
    const body = await envelopes(1);
    expect(body).toContain('Call failed');
    expect(body).toContain('"where":"voice call"');
    expect(body).toContain('refused for [email]');
    for (const secret of [
      'Ada Lovelace',
      'ada@example.com',
      jwt,
      'abc123secret',
      'rrr',
      'eq.42',
      'sb_publishable_abc',
    ])
      expect(body).not.toContain(secret);
  });

  it('sends a fatal error of a call without its participants and its token [C7, X10]', async () => {
    const local = { session_id: 's1', user_name: 'Ada Lovelace', userData: { city: { name: 'Paris' } } };
    addBreadcrumb({
      category: 'console',
      message: `left https://x.daily.co/room-1?t=${jwt}`,
      data: {
        arguments: ['[vapi] left', { participants: { local }, properties: { token: 'call-token-1' } }],
      },
    });
    addBreadcrumb({ category: 'websocket', message: 'wss://sfu.daily.co/room-1?peer=9f2c&t=plain-token-2' });
    const text = JSON.stringify({
      callToken: 'call token 3',
      userName: 'Ada "Countess" Lovelace',
      userData: local,
    });
    report.error('voice call', {
      type: 'error',
      kind: 'ejected',
      message: `daily-error: Meeting has ended ${text} ${JSON.stringify({ details: text })}`,
    });
    const body = await envelopes(2);
    expect(body).toContain('ejected: daily-error: Meeting has ended');
    expect(body).toContain('https://x.daily.co/room-1');
    for (const secret of [
      'Ada',
      'Lovelace',
      'Countess',
      'Paris',
      jwt,
      'call-token-1',
      'plain-token-2',
      '9f2c',
      'token 3',
    ])
      expect(body).not.toContain(secret);
  });

  it('filters whatever else the SDK could attach: extras, contexts, tags, the user, frames and causes [C7]', async () => {
    const scope = getCurrentScope();
    const before = sent.length;
    const nested = JSON.stringify({
      again: JSON.stringify({ refresh_token: 'r3fresh', userName: 'Ada Lovelace' }),
    });
    scope.setUser({ id: '42', email: 'ada@example.com', username: 'Ada Lovelace', ip_address: '192.0.2.1' });
    scope.setExtras({
      token: 'plain-token',
      body: nested,
      list: [{ profile: { fullName: 'Ada Lovelace' } }],
    });
    scope.setContext('page', {
      url: `https://p.test/view?session=s3ssion#access_token=${jwt}`,
      password: 'hunter2',
    });
    scope.setTag('route', `/auth?code=cod3-x-1&type=recovery`);
    scope.setTransactionName(`GET https://p.test/rest/v1/profiles?id=eq.42`);
    addBreadcrumb({
      category: 'xhr',
      message: nested,
      data: { url: 'https://p.test/chat?key=k3y', body: nested },
    });
    const error = new Error('Outer', { cause: new Error(`Inner ${nested}`) });
    error.stack = `Error: Outer\n    at run (https://p.test/app?code=cod3-x-2#access_token=${jwt}:1:2)`;
    report.error('profile', error);
    const body = await envelopes(before + 1);
    expect(body).toContain('"value":"Outer"');
    expect(body).toContain('https://p.test/app');
    for (const secret of [
      'Ada Lovelace',
      'ada@example.com',
      '192.0.2.1',
      'r3fresh',
      'plain-token',
      's3ssion',
      'hunter2',
      'cod3-x',
      'k3y',
      'eq.42',
      jwt,
    ])
      expect(body).not.toContain(secret);
  });

  it('says which release reports, and from where [O2]', async () => {
    const before = sent.length;
    report.error('profile', new Error('of some build'));
    const body = await envelopes(before + 1);
    expect(body).toContain('"release":"1.2.3+1a2b3c4"');
    expect(body).toContain('"environment":"staging"');
  });

  it('turns what a port returned into an error [X8]', async () => {
    report.error('sign-up avatar', { kind: 'refused', code: '42501', message: 'not for ada@example.com' });
    expect(await envelopes(5)).toContain('refused: 42501: not for [email]');
  });
});

describe('scrub', () => {
  it.each([
    [`/x?token_hash=abc&type=recovery`, '/x?token_hash=[filtered]&type=recovery'],
    [`https://p.test/a/b?q=1#access_token=${jwt}`, 'https://p.test/a/b'],
    [`apikey: "sb_secret_123"`, 'apikey: "[filtered]"'],
    ['avatars/ada%40example.com/1.png', 'avatars/[email]/1.png'],
    ['Meeting has ended', 'Meeting has ended'],
  ])('%s [C7]', (text, clean) => expect(scrubText(text)).toBe(clean));

  it('filters fields by their name, at any depth, and cuts off circular references [C7]', () => {
    const loop: Record<string, unknown> = { room: 'https://x.daily.co/a?t=1' };
    loop.self = loop;
    const clean = JSON.stringify(
      scrub({ extra: { token: 'abc', userData: { city: 'Paris' }, list: [{ email: 'x' }] }, loop }),
    );
    expect(clean).toContain('https://x.daily.co/a"');
    for (const secret of ['abc', 'Paris', '"x"', 't=1']) expect(clean).not.toContain(secret);
  });
});

import { Script } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { linkErrorMessage } from '../../src/services/linkErrors.ts';
import { open, session, user } from './bootstrap.fixture.ts';
import { sessionKey } from './sessionKey.ts';

describe('the script in the page', () => {
  it('shows a visitor the landing page and asks for nothing [V2]', () => {
    const { bootState, fetched, links, dataset } = open({});
    expect(bootState.view).toBe('landing');
    expect(dataset.view).toBe('landing');
    expect(fetched).not.toHaveBeenCalled();
    expect(links).toEqual([]);
  });

  it('asks with a valid stored session for everything the dashboard shows, at once [S1]', () => {
    const { bootState, fetched, links } = open({ [sessionKey]: session() });
    expect(bootState).toMatchObject({ view: 'main', user });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      expect.stringContaining('https://backend.test/rest/v1/profiles?'),
      expect.stringContaining('https://backend.test/rest/v1/billing_info?'),
      expect.stringContaining('https://backend.test/rest/v1/payment_history?'),
    ]);
    for (const [url, init] of fetched.mock.calls) {
      expect(url).toContain('=eq.u1');
      expect(init?.headers).toMatchObject({ apikey: 'public', authorization: 'Bearer token-1' });
    }
    expect(links.map(({ rel, href }) => [rel, href])).toEqual([
      ['modulepreload', '/assets/index-1.js'],
      ['modulepreload', '/assets/SignedIn-1.js'],
    ]);
  });

  it('makes the first formats while a valid session waits for the scripts, one by one', () => {
    expect(open({}).idle).toEqual([]);
    const { idle, context } = open({ [sessionKey]: session() });
    new Script(`String.prototype.localeCompare = () => void (made = 'comparison');
      Intl = new Proxy({}, { get: (_, name) => function () { made = name; } });`).runInContext(context);
    const made = [1, 2, 3].map(() => (idle.pop()?.(), context['made']));
    expect(made).toEqual(['comparison', 'NumberFormat', 'DateTimeFormat']);
    expect(idle).toEqual([]);
  });

  it.each([{ full_name: 7 }, { full_name: '' }, { full_name: {} }, null, undefined])(
    'takes a user whose metadata is %o [E2]',
    (user_metadata) => {
      const { bootState } = open({ [sessionKey]: session({ user: { id: 'u1', user_metadata } }) });
      expect(bootState.view).toBe('main');
    },
  );

  it('ignores a read that fails, and reports nothing yet [X9]', async () => {
    const { bootState } = open({ [sessionKey]: session() });
    expect(await bootState.prefetched?.profile.answer).toBeUndefined();
    expect(await bootState.prefetched?.payments.answer).toBeUndefined();
  });

  it('keeps the answers as soon as they are here, and takes what is no JSON for none [V14]', async () => {
    const { bootState, fetched } = open({ [sessionKey]: session() }, undefined, {}, (url) =>
      url.includes('/profiles?') ? Response.json({ id: 'u1' }) : new Response('<html>', { status: 502 }),
    );
    const { profile, billing } = bootState.prefetched!;
    expect(profile.arrived).toBeUndefined();
    expect(await profile.answer).toEqual({ ok: true, status: 200, body: { id: 'u1' } });
    expect(profile.arrived).toEqual(await profile.answer);
    expect(await billing.answer).toBeUndefined();
    expect(billing.arrived).toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('does not use a session that is over or about to be [S4]', () => {
    for (const expires_at of [Date.now() / 1000 - 1, Date.now() / 1000 + 80, 'soon', undefined]) {
      const { bootState, fetched } = open({ [sessionKey]: session({ expires_at }) });
      expect(bootState.view).toBe('resolving');
      expect(fetched).not.toHaveBeenCalled();
    }
  });

  it.each([
    '',
    '{',
    'null',
    '"text"',
    '[]',
    '{"user":{}}',
    session({ access_token: 7 }),
    session({ user: null }),
  ])('leaves a stored %s to the code that comes later [V2]', (text) => {
    const { bootState, fetched } = open({ [sessionKey]: text });
    expect(bootState.view).toBe('resolving');
    expect(bootState.user).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('treats somebody whose browser refuses its storage as a visitor [V2]', () => {
    expect(open(new Error('refused')).bootState.view).toBe('landing');
  });

  it.each([
    '#access_token=1&type=recovery',
    '#error=access_denied',
    '?error_code=otp_expired',
    '?code=c&from=signup',
  ])('prefers a link from a mail (%s) to the stored session [X9]', (end) => {
    const { bootState, fetched } = open({ [sessionKey]: session() }, `https://parley.example/${end}`);
    expect(bootState.view).toBe('resolving');
    expect(bootState.linkError).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['a code', '?error_code=otp_expired', 'otp_expired'],
    ['a code in the hash', '#error=access_denied&error_code=user_banned&error_description=x', 'user_banned'],
    ['an error without a code', '#error=access_denied', 'access_denied'],
    ['an unknown code and a text', '?x=1&error=a&error_description=Call+0900+now#a', ''],
    ['a text alone', '#error_description=Call+0900+now', ''],
    ["one of the language's own names", '#error_code=constructor', ''],
  ])('shows our sentence for a link with %s, and none of the link’s own words [X9]', (_what, end, code) => {
    const { bootState, fetched, links, dataset, addresses } = open({}, `https://parley.example/a${end}`);
    expect(bootState).toMatchObject({ view: 'signin', linkError: linkErrorMessage(code) });
    expect(dataset.view).toBe('');
    expect(fetched).not.toHaveBeenCalled();
    expect(links).toEqual([]);
    expect(addresses).toEqual([`https://parley.example/a${end.startsWith('?x=1') ? '?x=1' : ''}`]);
  });

  it.each([
    ['?from=recovery&code=c', 'recovery'],
    ['?from=signup&code=c', 'signup'],
    ['?code=c', 'recovery'],
    ['?from=constructor&code=c', 'recovery'],
    ['#access_token=1&refresh_token=2&type=signup', 'signup'],
    ['#access_token=1&type=invite', 'recovery'],
  ])(
    'a link of another browser (%s) needs no code of the account, and stays nowhere [U3]',
    (end, purpose) => {
      const visitor = [['modulepreload', '/assets/Visitor-1.js']];
      const { bootState, links, addresses, fetched } = open({}, `https://parley.example/${end}`, { visitor });
      expect(bootState).toMatchObject({ view: 'resolving', linkFromElsewhere: purpose });
      expect(addresses).toEqual(['https://parley.example/']);
      expect(fetched).not.toHaveBeenCalled();
      const files = links.map(({ href }) => href);
      expect(files).toContain('/assets/Visitor-1.js');
      expect(files).not.toContain('/assets/SignedIn-1.js');
    },
  );

  it('a sign-in at another site that was begun in another browser is begun again here [U27]', () => {
    const visitor = [['modulepreload', '/assets/Visitor-1.js']];
    const { bootState, fetched, links, addresses } = open(
      {},
      'https://parley.example/?from=provider&code=c',
      { visitor },
    );
    expect(links.map(({ href }) => href)).toContain('/assets/Visitor-1.js');
    expect(bootState).toMatchObject({ view: 'signin', linkError: linkErrorMessage('flow_state_not_found') });
    expect(bootState.linkFromElsewhere).toBeUndefined();
    expect(addresses).toEqual(['https://parley.example/']);
    expect(fetched).not.toHaveBeenCalled();
    const asked = { [`${sessionKey}-code-verifier`]: '"x"' };
    const begunHere = open(asked, 'https://parley.example/?from=provider&code=c');
    expect(begunHere.bootState).toMatchObject({ view: 'resolving' });
    expect(begunHere.bootState.linkError).toBeUndefined();
  });

  it('what went wrong at another site is told in our words [U27]', () => {
    const told = (end: string) =>
      open({}, `https://parley.example/?from=provider&${end}`).bootState.linkError;
    expect(told('error=access_denied&error_description=Call+0900')).toBe(linkErrorMessage('access_denied'));
    expect(told('error=server_error&error_code=unexpected_failure')).toBe(
      linkErrorMessage('unexpected_failure', true),
    );
  });

  it('a link that this browser has asked for is left to the account’s code [U2]', () => {
    const asked = { [`${sessionKey}-code-verifier`]: '"x"' };
    const { bootState, links, addresses } = open(asked, 'https://parley.example/?from=recovery&code=c');
    expect(bootState.view).toBe('resolving');
    expect(bootState.linkFromElsewhere).toBeUndefined();
    expect(addresses).toEqual([]);
    expect(links.map(({ href }) => href)).toContain('/assets/SignedIn-1.js');
  });

  it('an error in the address counts more than a session beside it, and neither stays there [X9]', () => {
    const { bootState, addresses } = open({}, 'https://parley.example/#error=x&access_token=1');
    expect(bootState).toMatchObject({ view: 'signin', linkError: linkErrorMessage('x') });
    expect(addresses).toEqual(['https://parley.example/']);
  });

  it('shows nothing of the landing page to somebody who gets another view [V2]', () => {
    expect(open({ [sessionKey]: session() }).dataset.view).toBe('');
    expect(open({ [sessionKey]: '' }).dataset.view).toBe('');
  });

  it('a visitor’s page leaves its font to the browser, and a dashboard’s font comes after its scripts [V5, V14]', () => {
    const visitor = open({});
    expect(visitor.fonts.media).toBe('');
    expect(visitor.heard['load']).toBeUndefined();
    const { fonts, heard } = open({ [sessionKey]: session() });
    expect(fonts.media).toBe('not all');
    heard['load']?.();
    expect(fonts.media).toBe('');
  });

  it('applies the theme chosen on this device, and none that it does not know', () => {
    expect(open({ 'parley-theme': 'dark' }).dataset.theme).toBe('dark');
    expect(open({ 'parley-theme': 'pink' }).dataset.theme).toBeUndefined();
  });

  it('applies the theme of the account to whoever is signed in, before the first paint [U39]', () => {
    const session = { 'parley-session': '{}' };
    const themes = { 'parley-theme': 'light', 'parley-account-theme': 'dark' };
    expect(open({ ...session, ...themes }).dataset.theme).toBe('dark');
    expect(open(themes).dataset.theme).toBe('light');
    expect(open({ ...session, ...themes, 'parley-account-theme': 'system' }).dataset.theme).toBeUndefined();
    expect(open({ ...session, 'parley-theme': 'light' }).dataset.theme).toBe('light');
  });

  it.each(['pointerdown', 'mouseup', 'touchstart', 'keydown', 'input', 'change'])(
    'keeps %s from React, which would take the whole page over at once to hear it',
    (type) => {
      const { heard } = open({});
      const stopPropagation = vi.fn();
      heard[type]?.({ target: {}, stopPropagation });
      expect(stopPropagation).toHaveBeenCalledOnce();
    },
  );
});

import { Script, createContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { plain } from '../../src/services/messages.ts';
import { earlyReads } from '../adapters/supabase/earlyReads.ts';
import type { Held } from './held.ts';
import { inlineScript } from './inlineScript.ts';
import { views, type PageData } from './pageData.ts';
import { sessionKey } from './sessionKey.ts';

const user = { id: 'u1', email: 'ada@example.com', user_metadata: { full_name: 'Ada' } };
const inAnHour = () => Date.now() / 1000 + 3600;
const session = (more: object = {}) =>
  JSON.stringify({ access_token: 'token-1', expires_at: inAnHour(), user, ...more });

const page: PageData = {
  app: ['/assets/index-1.js'],
  soon: [],
  font: undefined,
  visitor: [],
  signedIn: [['modulepreload', '/assets/SignedIn-1.js']],
  session: sessionKey,
  views,
  key: 'public',
  reads: earlyReads('https://backend.test'),
  expired: plain.linkExpired,
};

/** Runs the script as a browser would at the top of the page. */
function open(
  stored: Record<string, string> | Error,
  href = 'https://parley.example/',
  more = {},
  connection?: { rtt: number },
) {
  const getItem = (key: string) => {
    if (stored instanceof Error) throw stored;
    return stored[key] ?? null;
  };
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'));
  const links: { rel?: string; href?: string }[] = [];
  const dataset: Record<string, string> = {};
  const window: { parley?: Held; requestIdleCallback: unknown } = {
    requestIdleCallback: (then: () => void) => idle.push(then),
  };
  const addresses: string[] = [];
  const fonts = { media: '' };
  const heard: Record<string, (event?: unknown) => void> = {};
  const idle: (() => void)[] = [];
  const context = createContext({
    window,
    document: {
      currentScript: { dataset: { page: JSON.stringify({ ...page, ...more }) } },
      documentElement: { dataset },
      head: { append: (link: object) => links.push(link) },
      createElement: () => ({}),
      getElementById: () => fonts,
      addEventListener: () => undefined,
    },
    localStorage: {
      getItem,
      setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }),
    },
    location: { href },
    history: { replaceState: (_state: unknown, _title: string, address: string) => addresses.push(address) },
    URL,
    URLSearchParams,
    navigator: { onLine: true, connection },
    fetch: fetched,
    setTimeout: (then: () => void) => then(),
    addEventListener: (type: string, hear: (event?: unknown) => void) => {
      const before = heard[type];
      heard[type] = (event) => {
        before?.(event);
        hear(event);
      };
    },
    reportError: () => undefined,
    AbortController,
    AbortSignal,
    PerformanceObserver: class {
      observe() {}
    },
  });
  new Script(inlineScript).runInContext(context);
  return { held: window.parley!, fetched, links, dataset, addresses, fonts, heard, idle, context };
}

describe('the script in the page', () => {
  it('[V2] shows a visitor the landing page and asks for nothing', () => {
    const { held, fetched, links, dataset } = open({});
    expect(held.view).toBe('landing');
    expect(dataset.view).toBe('landing');
    expect(fetched).not.toHaveBeenCalled();
    expect(links).toEqual([]);
  });

  it('[S1] asks with a valid stored session for everything the dashboard shows, at once', () => {
    const { held, fetched, links } = open({ [sessionKey]: session() });
    expect(held).toMatchObject({ view: 'main', user });
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
    '[E2] takes a user whose metadata is %o',
    (user_metadata) => {
      const { held } = open({ [sessionKey]: session({ user: { id: 'u1', user_metadata } }) });
      expect(held.view).toBe('main');
    },
  );

  it('[X9] a read that fails is none, and nobody hears of it yet', async () => {
    const { held } = open({ [sessionKey]: session() });
    expect(await held.reads?.profile).toBeUndefined();
    expect(await held.reads?.payments).toBeUndefined();
  });

  it('[S4] does not use a session that is over or about to be', () => {
    for (const expires_at of [Date.now() / 1000 - 1, Date.now() / 1000 + 80, 'soon', undefined]) {
      const { held, fetched } = open({ [sessionKey]: session({ expires_at }) });
      expect(held.view).toBe('resolving');
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
  ])('[V2] leaves a stored %s to the code that comes later', (text) => {
    const { held, fetched } = open({ [sessionKey]: text });
    expect(held.view).toBe('resolving');
    expect(held.user).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('[V2] takes a browser that refuses its storage for a visitor’s', () => {
    expect(open(new Error('refused')).held.view).toBe('landing');
  });

  it.each(['#access_token=1&type=recovery', '#error=access_denied', '?error_code=otp_expired'])(
    '[X9] a link from a mail (%s) comes before the stored session',
    (end) => {
      const { held, fetched } = open({ [sessionKey]: session() }, `https://parley.example/${end}`);
      expect(held.view).toBe('resolving');
      expect(held.refused).toBeUndefined();
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['the reason', '#error=access_denied&error_description=Email+link+is+invalid', 'Email link is invalid'],
    ['text that is none of a page', '?x=1&error=a&error_description=%3Cb%3E+%20#a', '<b>'],
    ['a code alone', '?error_code=otp_expired', plain.linkExpired],
    ['no reason', '#error=x&error_description=Error+in+URL+with+nothing', plain.linkExpired],
    ['a lot', `#error_description=${'Call+now.+'.repeat(50)}`, 'Call now. '.repeat(16)],
  ])('[X9] a visitor whom a link with %s brought sees the form, which says so', (_what, end, said) => {
    const { held, fetched, links, dataset, addresses } = open({}, `https://parley.example/a${end}`);
    expect(held).toMatchObject({ view: 'signin', refused: said });
    expect(dataset.view).toBe('');
    expect(fetched).not.toHaveBeenCalled();
    expect(links).toEqual([]);
    expect(addresses).toEqual([`https://parley.example/a${end.startsWith('?x=1') ? '?x=1' : ''}`]);
  });

  it('[X9] leaves an address with a session in it to the code that comes later', () => {
    const { held, addresses } = open({}, 'https://parley.example/#error=x&access_token=1');
    expect(held).toMatchObject({ view: 'resolving' });
    expect(addresses).toEqual([]);
  });

  it('[V2] has nothing shown of the landing page to whom another view comes', () => {
    expect(open({ [sessionKey]: session() }).dataset.view).toBe('');
    expect(open({ [sessionKey]: '' }).dataset.view).toBe('');
  });

  it('[V5] a visitor’s page asks for its font at once, and knows it the next time', async () => {
    const kept: Record<string, string> = {};
    const { links, fonts, fetched, heard } = open(kept, undefined, { font: '/f.woff2' });
    expect(links).toMatchObject([{ rel: 'preload', href: '/f.woff2', as: 'font' }]);
    expect(fonts.media).toBe('');
    fetched.mockResolvedValue(new Response());
    heard.load?.();
    await expect.poll(() => kept).toEqual({ 'parley-font': '/f.woff2' });
    expect(open(kept, undefined, { font: '/f.woff2' }).heard.load).toBeUndefined();
  });

  it('[V5] a slow connection’s first paint does not wait for the font', () => {
    const font = (rtt: number, kept = {}) => open(kept, undefined, { font: '/f.woff2' }, { rtt });
    expect(font(150)).toMatchObject({ links: [], fonts: { media: 'not all' } });
    const again = font(150, { 'parley-font': '/f.woff2' });
    expect(again).toMatchObject({ links: [{ rel: 'preload' }], fonts: { media: '' } });
    expect(font(100)).toMatchObject({ links: [{ rel: 'preload' }], fonts: { media: '' } });
  });

  it('[V14] a font that is not here yet does not come in the way of the dashboard', () => {
    const font = { font: '/f.woff2' };
    const { links, fonts, fetched, heard } = open({ [sessionKey]: session() }, undefined, font);
    expect(fonts.media).toBe('not all');
    expect(links.filter(({ href }) => href === font.font)).toEqual([]);
    expect(fetched).not.toHaveBeenCalledWith(font.font);
    heard.load?.();
    expect(fetched).toHaveBeenCalledWith(font.font);
    const again = open({ [sessionKey]: session(), 'parley-font': font.font }, undefined, font);
    expect(again.fonts.media).toBe('');
    expect(again.links.filter(({ href }) => href === font.font)).toEqual([]);
  });

  it('applies the theme chosen on this device, and none that it does not know', () => {
    expect(open({ 'parley-theme': 'dark' }).dataset.theme).toBe('dark');
    expect(open({ 'parley-theme': 'pink' }).dataset.theme).toBeUndefined();
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

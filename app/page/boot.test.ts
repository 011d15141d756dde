import { Script, createContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
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
};

/** Runs the script as a browser would at the top of the page. */
function open(stored: Record<string, string> | Error, href = 'https://parley.example/') {
  const getItem = (key: string) => {
    if (stored instanceof Error) throw stored;
    return stored[key] ?? null;
  };
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'));
  const links: { rel?: string; href?: string }[] = [];
  const dataset: Record<string, string> = {};
  const window: { parley?: Held } = {};
  const context = createContext({
    window,
    document: {
      currentScript: { dataset: { page: JSON.stringify(page) } },
      documentElement: { dataset },
      head: { append: (link: object) => links.push(link) },
      createElement: () => ({}),
      addEventListener: () => undefined,
    },
    localStorage: { getItem },
    location: { href },
    fetch: fetched,
    addEventListener: () => undefined,
    reportError: () => undefined,
    AbortController,
    AbortSignal,
    PerformanceObserver: class {
      observe() {}
    },
  });
  new Script(inlineScript).runInContext(context);
  return { held: window.parley!, fetched, links, dataset };
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
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('applies the theme chosen on this device, and none that it does not know', () => {
    expect(open({ 'parley-theme': 'dark' }).dataset.theme).toBe('dark');
    expect(open({ 'parley-theme': 'pink' }).dataset.theme).toBeUndefined();
  });
});

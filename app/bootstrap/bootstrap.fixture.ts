import { Script, createContext } from 'node:vm';
import { vi } from 'vitest';
import type { BootState } from './bootState.ts';
import { inlineScript } from './inlineScript.ts';
import { landingPage } from './landingPage.fixture.ts';
import type { PageData } from './pageData.ts';

export const user = { id: 'u1', email: 'ada@example.com', user_metadata: { full_name: 'Ada' } };
const inAnHour = () => Date.now() / 1000 + 3600;
export const session = (more: object = {}) =>
  JSON.stringify({ access_token: 'token-1', expires_at: inAnHour(), user, ...more });

const page: PageData = {
  app: ['/assets/index-1.js'],
  preloadWhenIdle: [],
  visitor: [],
  signedIn: [['modulepreload', '/assets/SignedIn-1.js']],
  key: 'public',
  backend: 'https://backend.test',
  translations: { de: '/assets/de-1.json', ar: '/assets/ar-1.json' },
};

/** Runs the script as a browser does at the top of the page. */
export function open(
  stored: Record<string, string> | Error,
  href = 'https://parley.example/',
  more = {},
  answer?: (url: string) => Response,
  navigator: { languages: readonly string[] } = { languages: ['en-US'] },
) {
  const getItem = (key: string) => {
    if (stored instanceof Error) throw stored;
    return stored[key] ?? null;
  };
  const fetched = vi.fn<typeof fetch>(async (url) => {
    if (!answer) throw new TypeError('offline');
    return answer(new Request(url).url);
  });
  const links: { rel?: string; href?: string }[] = [];
  const dataset: Record<string, string> = {};
  const addresses: string[] = [];
  const requestIdleCallback = (then: () => void) => idle.push(then);
  const location = { href };
  const history = {
    replaceState: (_state: unknown, _title: string, address: string) => addresses.push(address),
  };
  const window: { parley?: BootState; [name: string]: unknown } = { requestIdleCallback, location, history };
  const fonts = { media: '', removeAttribute: () => void (fonts.media = '') };
  const heard: Record<string, (event?: unknown) => void> = {};
  const idle: (() => void)[] = [];
  const { page: shown, root, MutationObserver, document } = landingPage(dataset);
  const context = createContext({
    window,
    document: {
      ...document,
      currentScript: { dataset: { page: JSON.stringify({ ...page, ...more }) } },
      head: { append: (link: object) => links.push(link) },
      createElement: () => ({}),
      getElementById: (id: string) => (id === 'root' ? root : fonts),
    },
    localStorage: {
      getItem,
      setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }),
    },
    requestIdleCallback,
    location,
    history,
    navigator,
    URL,
    URLSearchParams,
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
    MutationObserver,
    NodeFilter: { SHOW_TEXT: 4 },
    AbortController,
    AbortSignal,
    PerformanceObserver: class {
      observe() {}
    },
  });
  new Script(inlineScript).runInContext(context);
  return {
    bootState: window.parley!,
    fetched,
    links,
    dataset,
    addresses,
    fonts,
    heard,
    idle,
    context,
    page: shown,
  };
}

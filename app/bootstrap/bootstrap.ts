/**
 * The bootstrap script: what the page cannot leave to the app's code, which comes later. It is bundled into index.html
 * (inlineScript.ts), applies the theme, decides which view comes, shows it, and fetches what that view needs.
 */
import { prefetchRequests } from '../adapters/supabase/prefetchRequests.ts';
import { cleanAddress, readRedirect } from '../adapters/supabase/redirect.ts';
import { warmUpIntl } from '../../src/screens/shell/warmUpIntl.ts';
import { linkErrorMessage } from '../../src/services/linkErrors.ts';
import { themeStorageKey } from '../../src/services/themeStorageKey.ts';
import { initial } from '../../src/ui/primitives/Avatar/initial.ts';
import type { BootState, EarlyView } from './bootState.ts';
import { keepForReplay } from './keepForReplay.ts';
import { loader } from './loader.ts';
import type { PageData } from './pageData.ts';
import { sessionKey } from './sessionKey.ts';
import { readStoredSession } from './storedSession.ts';

const page = JSON.parse(document.currentScript!.dataset['page']!) as PageData;
const { documentElement: html, head } = document;
const listening = new AbortController();
const state: BootState = {
  view: 'landing',
  isAppStarting: false,
  presses: [],
  stopListening: () => listening.abort(),
};
window.parley = state;
const { link, start } = loader(page.app);

function stored(name: string) {
  try {
    return localStorage.getItem(name);
  } catch {
    // Storage refused: nobody is signed in here, and the system's theme it is.
    return null;
  }
}

const theme = stored(themeStorageKey);
if (theme === 'light' || theme === 'dark') html.dataset['theme'] = theme;

/** The placeholders of the prerendered views, and what stands in their place. */
const words = new Map<string, string>();

/** Asks for the dashboard's rows at once, with the stored session. A request that fails is one that brought nothing. */
function prefetch({ id }: { id: string }, token: string) {
  const requests = prefetchRequests(page.backend).map(([name, url, accept]) => [
    name,
    fetch(url.replace('{id}', encodeURIComponent(id)), {
      headers: { apikey: page.key, authorization: `Bearer ${token}`, accept },
      signal: AbortSignal.timeout(15_000),
    }).catch(() => undefined),
  ]);
  return Object.fromEntries(requests) as NonNullable<BootState['prefetched']>;
}

/** Which view comes, by the stored session and by what a mail's link left in the address. */
function decide(): BootState['view'] {
  const session = stored(sessionKey);
  const { found, errorCode } = readRedirect(location.href);
  if (session === null && errorCode !== undefined) {
    // Nobody is signed in, and the address says all that there is to know: the form needs no code to tell it.
    state.linkError = linkErrorMessage(errorCode);
    words.set('{refused}', state.linkError);
    cleanAddress(window);
    return 'signin';
  }
  if (session === null && !found) return 'landing';

  // The largest script goes first: over an old connection a browser sends six requests at once.
  start(page.signedIn.slice(0, 1));
  const known = found ? undefined : readStoredSession(session ?? '');
  if (known) {
    const { user, token, expiresAtMs, name, email } = known;
    words.set('{name}', name).set('{', initial(name)).set('{email}', email);
    Object.assign(state, { user, expiresAtMs, prefetched: prefetch(user, token) });
    warmUpIntl();
  }
  for (const [rel, href, as = ''] of page.signedIn.slice(1))
    // The dashboard's styles are in the page already.
    link([as === 'style' && known ? 'stylesheet' : rel, href, as]);
  return known ? 'main' : 'resolving';
}

state.view = decide();
const isVisitors = state.view === 'landing' || state.view === 'signin';
// Nothing is shown, nor laid out, of a landing page that is about to be replaced (pagePlugin.ts).
html.dataset['view'] = state.view === 'landing' ? state.view : '';

// A returning user's font would take the line from the scripts. It comes when they are here, for the next visit too.
if (!isVisitors) {
  const fonts = document.getElementById('fonts') as HTMLStyleElement | null;
  if (fonts) fonts.media = 'not all';
  addEventListener('load', () => setTimeout(() => fonts?.removeAttribute('media'), 1000));
}

/** Puts a prerendered view on the page. `template`: its name, where that is not the view's. */
function show(view: BootState['view'], template: string = view) {
  const made = document
    .querySelector<HTMLTemplateElement>(`template[data-view="${template}"]`)
    ?.content.cloneNode(true) as DocumentFragment | undefined;
  if (made) {
    const texts = document.createTreeWalker(made, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = words.get(text.data) ?? text.data;
    }
    // The app goes on with them.
    head.append(...made.querySelectorAll('style'));
    document.getElementById('root')?.replaceChildren(made);
  }
  state.view = html.dataset['view'] = view;
}

/** Shows a visitor's view as a browser shows a new page: from its top, read from its heading. */
function open(view: EarlyView, template?: string) {
  show(view, template);
  scrollTo(0, 0);
  document.querySelector('h1')?.focus({ preventScroll: true });
}

const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
const first = state.view;
if (first === 'signin') void parsed.then(() => open(first, 'refused'));
else if (first !== 'landing') void parsed.then(() => show(first));

if (isVisitors)
  keepForReplay({
    state,
    page,
    link,
    start,
    signal: listening.signal,
    open: (view) => void parsed.then(() => open(view)),
  });

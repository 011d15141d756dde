/**
 * The bootstrap script: the work that cannot wait for the app's code. It is bundled into index.html (inlineScript.ts),
 * applies the theme, decides on the first view, shows it, and fetches what that view needs.
 */
import { cleanAddress, readRedirect, verifierKey } from '../adapters/supabase/redirect.ts';
import { warmUpIntl } from '../../src/screens/shell/warmUpIntl.ts';
import { firstStepsKey, mayBeNewcomer } from '../../src/services/firstSteps.ts';
import {
  directionOf,
  firstLanguage,
  languageStorageKey,
  localeOf,
  type Language,
} from '../../src/services/languages.ts';
import { linkErrorMessage } from '../../src/services/linkErrors.ts';
import { accountThemeKey, themeStorageKey } from '../../src/services/preferenceKeys.ts';
import { initial } from '../../src/ui/primitives/Avatar/initial.ts';
import { allowTyping } from './allowTyping.ts';
import type { BootState, EarlyView } from './bootState.ts';
import { forgetKept, keepForReplay } from './keepForReplay.ts';
import { loader } from './loader.ts';
import type { PageData } from './pageData.ts';
import { prefetch } from './prefetch.ts';
import { notLoadedNotice } from './sayNotLoaded.ts';
import { sessionKey } from './sessionKey.ts';
import { startAtTop } from './startAtTop.ts';
import { nameless, readStoredSession } from './storedSession.ts';
import { translatePage } from './translatePage.ts';
import { wordsIn, type PageWords, type WordLists } from './pageWords.ts';

const page = JSON.parse(document.currentScript!.dataset['page']!) as PageData;
const { documentElement: html, head } = document;
const listening = new AbortController();
const restores: (() => void)[] = [];
const state: BootState = {
  view: 'landing',
  spoken: spokenIn(firstLanguage(stored(languageStorageKey), navigator.languages)),
  speakEnglish() {
    speak('en');
    translations = {};
    for (const restore of restores.splice(0)) restore();
  },
  isAppStarting: false,
  presses: [],
  stopListening: () => listening.abort(),
};
window.parley = state;
/** What the page says in its language, by the English text. It stands in the page after the landing page. */
let translations: PageWords = {};
const { link, start, canFetch } = loader(
  page.app,
  page.translations[state.spoken.language],
  () => state.startApp?.(),
  (isHere) => {
    if (!isHere) forgetKept(state);
    tell(isHere);
  },
);

function spokenIn(language: Language) {
  return { language, locale: localeOf(language, navigator.languages) };
}

function speak(language: Language) {
  Object.assign(html, { lang: language, dir: directionOf(language) });
  state.spoken = spokenIn(language);
}

function stored(name: string) {
  try {
    return localStorage.getItem(name);
  } catch {
    // Where storage is refused, nobody is signed in, and the system's theme is used.
    return null;
  }
}

if (state.spoken.language !== 'en') speak(state.spoken.language);

// Whoever is signed in has the theme of the account.
const theme = (stored(sessionKey) && stored(accountThemeKey)) || stored(themeStorageKey);
if (theme === 'light' || theme === 'dark') html.dataset['theme'] = theme;

/** The place for first steps stays in the dashboard's frame. */
let isNewcomer = false;
/** The values of the placeholders in the prerendered views. */
const placeholders = new Map<string, string>();
/** The prerendered avatar shows the initial of the name '{name}', which is this character. */
const initialPlaceholder = '{';

function setName(name: string) {
  placeholders.set('{name}', name).set(initialPlaceholder, initial(name));
}

/** Chooses the first view, by the stored session and by what a mail's link has put into the address. */
function decide(): BootState['view'] {
  const session = stored(sessionKey);
  const { found, errorCode: told, code, purpose = 'recovery' } = readRedirect(location.href);
  const isForeign = code === undefined || stored(verifierKey(sessionKey)) === null;
  // A sign-in that was begun in another browser goes on there alone.
  const errorCode =
    told ?? (found && isForeign && purpose === 'provider' ? 'flow_state_not_found' : undefined);
  if (session === null && errorCode !== undefined) {
    // Nobody is signed in, and the address says everything, so the form can show the error without the app's code: in English.
    // Other languages have the sentence in their own file, and not in the page, where everybody would download it.
    state.linkError = linkErrorMessage(errorCode, purpose === 'provider');
    placeholders.set('{refused}', state.linkError);
    cleanAddress(window);
    const isEnglish = state.spoken.language === 'en';
    // Its buttons for other sites come with the code, and are what is pressed next.
    if (!isEnglish || purpose === 'provider') void start(page.visitor);
    return isEnglish ? 'signin' : 'resolving';
  }
  if (session === null && !found) return 'landing';
  if (session === null && isForeign && purpose !== 'provider') {
    // The link is another browser's. A form says what to do next, for which the account's code is not needed.
    state.linkFromElsewhere = purpose;
    cleanAddress(window);
    void start(page.visitor);
    return 'resolving';
  }

  // The largest script is requested first, because over HTTP/1.1 a browser sends only six requests at once.
  void start(page.signedIn.slice(0, 1));
  const known = found ? undefined : readStoredSession(session ?? '');
  if (known) {
    const { user, token, expiresAtMs, name, email, createdAt } = known;
    setName(name);
    placeholders.set('{email}', email);
    Object.assign(state, { user, expiresAtMs, prefetched: prefetch(page, user, token) });
    warmUpIntl();
    isNewcomer = mayBeNewcomer(createdAt, Date.now(), stored(firstStepsKey(user.id)) ?? '');
  }
  for (const [rel, href, as = ''] of page.signedIn.slice(1))
    // The page contains the dashboard's styles already.
    link([as === 'style' && known ? 'stylesheet' : rel, href, as]);
  return known ? 'main' : 'resolving';
}

state.view = decide();
startAtTop(state.view);
const isVisitors = state.view === 'landing' || state.view === 'signin';
// A landing page that will be replaced is neither shown nor laid out (pagePlugin.ts).
const isTranslated = page.translations[state.spoken.language] !== undefined;
html.dataset['view'] = state.view === 'landing' && !isTranslated ? state.view : '';

// For a returning user the font would delay the scripts, so it is loaded after them.
if (!isVisitors) {
  const fonts = document.getElementById('fonts') as HTMLStyleElement | null;
  if (fonts) fonts.media = 'not all';
  addEventListener('load', () => setTimeout(() => fonts?.removeAttribute('media'), 1000));
}

/** Reads the words of the page's language, once they are in the page. */
function readWords() {
  // English readers need none.
  if (!isTranslated) return;
  const lists = document.querySelector('script[data-words]')?.textContent;
  const table = lists && wordsIn(JSON.parse(lists) as WordLists, state.spoken.language);
  if (!table) return;
  translations = table;
  const name = say(nameless);
  if (name !== undefined && placeholders.get('{name}') === nameless) {
    setName(name);
    restores.push(() => setName(nameless));
  }
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')!;
  const english = description.content;
  description.content = say(english) ?? english;
  restores.push(() => (description.content = english));
}

const say = (text: string) => (Object.hasOwn(translations, text) ? translations[text] : undefined);

const translateHere = (place: HTMLElement | DocumentFragment) =>
  translatePage(
    place,
    (text) => placeholders.get(text) ?? say(text),
    (restore) => restores.push(restore),
  );

/** What is prerendered under this name, in the language of the page. */
function copyTemplate(name: string) {
  const made = document
    .querySelector<HTMLTemplateElement>(`template[data-view="${name}"]`)
    ?.content.cloneNode(true) as DocumentFragment | undefined;
  if (made) translateHere(made);
  return made;
}

/** Puts a prerendered view on the page. `template`: the template's name, if it is not the view's. */
function show(view: BootState['view'], template: string = view) {
  const made = copyTemplate(template);
  if (made) {
    if (!isNewcomer) made.querySelector('[data-newcomer]')?.remove();
    allowTyping(made);
    // The app goes on using these style elements.
    head.append(...made.querySelectorAll('style'));
    document.getElementById('root')?.replaceChildren(made);
  }
  state.view = html.dataset['view'] = view;
}

/** Shows a visitor's view as a browser shows a new page: scrolled to its top, with the focus on its heading. */
function open(view: EarlyView, template?: string) {
  show(view, template);
  scrollTo(0, 0);
  document.querySelector('h1')?.focus({ preventScroll: true });
}

const first = state.view;
/** Resolves when the page is parsed. */
const parsed = new Promise<void>((resolve) =>
  document.addEventListener('DOMContentLoaded', () => {
    if (first !== 'landing') readWords();
    resolve();
  }),
);

const tell = notLoadedNotice(parsed, {
  make: () => copyTemplate('notLoaded'),
  // Whoever is signed in needs what the page has asked for at its top.
  retry: () => start(isVisitors ? page.visitor : []),
  canFetch,
});

/** Shows the landing page in its language as soon as its words are there: they stand between it and the first template. */
function translateLanding() {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('template')) return;
    observer.disconnect();
    readWords();
    translateHere(document.getElementById('root')!);
    html.dataset['view'] = state.view;
  }).observe(document, { childList: true, subtree: true });
}

if (first === 'landing' && isTranslated) translateLanding();
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

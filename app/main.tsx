import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Language } from '../src/services/languages.ts';
import type { LoadedLanguage } from '../src/screens/shell/language/loadedLanguage.ts';
import { Landing, SignedIn, Visitor } from '../src/screens/shell/App.tsx';
import type { Services } from '../src/screens/shell/services.tsx';
import { historyEntry } from '../src/screens/shell/useHistory.ts';
import '../src/ui/theme/theme.ts';
import '../src/ui/theme/markedPress.css.ts';
import '../src/ui/theme/notLoaded.css.ts';
import { parseEnvironment } from './parseEnvironment.ts';
import type { BootState } from './bootstrap/bootState.ts';
import { reloadOnMailLink } from './bootstrap/linkInOpenTab.ts';
import { keepMessage } from './bootstrap/keepMessage.ts';
import { Root } from './bootstrap/Root.tsx';
import { rootErrors } from './bootstrap/rootErrors.ts';
import { replayInput } from './bootstrap/replayInput.ts';
import { releaseOf } from './release.ts';
import { services } from './services.ts';

const root = document.getElementById('root');
const bootState = window.parley;
if (!root || !bootState)
  throw new Error('index.html needs an element with the id "root" and the bootstrap script.');

reloadOnMailLink(window);

/**
 * Loads the code of the view that is on the screen: without it React would replace the view with a spinner. A press may
 * change the view meanwhile.
 */
async function loadViewCode(state: BootState): Promise<void> {
  const { view } = state;
  if (view === 'main') await SignedIn.preload();
  if (view === 'landing') {
    await Landing.preload();
    // The prepared form opens at once, while React would wait for its code.
    await Promise.allSettled([Visitor.preload()]);
  } else if (view !== 'main') {
    // From the forms it is one press away: fetched, but not waited for.
    void Promise.allSettled([Landing.preload()]);
  }
  if (view === 'signin' || view === 'signup' || state.linkFromElsewhere) await Visitor.preload();
  if (state.view !== view) await loadViewCode(state);
}

/** Resolves when the page is parsed, because a press on its first button opens a view whose template comes later. */
const parsed = new Promise<void>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve());
  else resolve();
});

/** Its code comes with the first language that is not English. */
const loadTranslations = () => import('./translations.ts');
const change = async (language: Language) => (await loadTranslations()).changeLanguage(language);

/** The page's language with its words. When they cannot be fetched, the page is put back into English. [W1] */
async function loadLanguage(state: BootState): Promise<LoadedLanguage> {
  const { language } = state.spoken;
  if (language !== 'en')
    try {
      return await (await loadTranslations()).loadLanguage(language);
    } catch {
      state.speakEnglish();
    }
  return state.spoken;
}

/** Call this in a transition, so that React renders in slices and handles input between them. */
function render(place: HTMLElement, state: BootState, first: LoadedLanguage, ports: Services) {
  const { view } = state;
  const language = { first, change };
  state.isAppStarting = true;
  const isVisitors = view === 'landing' || view === 'signin' || view === 'signup';
  // The development server sends an empty page, and another tab may have signed in since this page was opened.
  if (!isVisitors || !place.hasChildNodes() || ports.auth.mayHaveSession()) {
    state.stopListening();
    const { linkError, linkFromElsewhere } = state;
    const refused = linkError !== undefined && { from: 'signin' as const, redirectError: linkError };
    createRoot(place, rootErrors(ports.report)).render(
      <Root
        services={ports}
        language={language}
        onDrawn={keepMessage(place)}
        linkFromElsewhere={linkFromElsewhere}
        {...refused}
      />,
    );
    return;
  }
  if (view !== 'landing') {
    history.replaceState(historyEntry('landing', undefined, 0, state.landingTop), '');
    history.pushState(historyEntry(view, undefined, 1), '');
  }
  hydrateRoot(
    place,
    <Root
      services={ports}
      language={language}
      from={view}
      redirectError={state.linkError}
      onReady={replayInput(place, state)}
    />,
    rootErrors(ports.report),
  );
}

const spoken = loadLanguage(bootState);
bootState.startApp = async () => {
  await parsed;
  await loadViewCode(bootState);
  const language = await spoken;
  const ports = services(parseEnvironment(import.meta.env, location.origin), bootState, releaseOf(document));
  startTransition(() => render(root, bootState, language, ports));
};
// In development the page has this script in it. Otherwise the bootstrap script fetches it, and says so when code is missing.
if (import.meta.env.DEV) void bootState.startApp();

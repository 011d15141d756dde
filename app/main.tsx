import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SignedIn, Visitor } from '../src/screens/shell/App.tsx';
import { historyEntry } from '../src/screens/shell/useHistory.ts';
import '../src/ui/theme/theme.ts';
import { readEnvironment } from './env.ts';
import type { BootState } from './bootstrap/bootState.ts';
import { followLinksInOpenTab } from './bootstrap/linkInOpenTab.ts';
import { Root } from './bootstrap/Root.tsx';
import { rootErrors } from './bootstrap/rootErrors.ts';
import { replayInput } from './bootstrap/replayInput.ts';
import { releaseOf } from './release.ts';
import { services } from './services.ts';

const root = document.getElementById('root');
const held = window.parley;
if (!root || !held)
  throw new Error('index.html needs an element with the id "root" and the bootstrap script.');

followLinksInOpenTab(window);
const ports = services(readEnvironment(import.meta.env, location.origin), held, releaseOf(document));

/**
 * The view's code first: without it React would show a spinner in place of what is already there. A press may change
 * the view meanwhile.
 */
async function codeOfView(before: BootState): Promise<void> {
  const { view } = before;
  if (view === 'main') await SignedIn.preload();
  if (view === 'signin' || view === 'signup') await Visitor.preload();
  if (before.view !== view) await codeOfView(before);
}

/** A press may come before the view that it leads to has been read. */
const parsed = new Promise<void>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve());
  else resolve();
});

/** To be called in a transition: then React works in slices, and whoever presses something is answered in between. */
function begin(place: HTMLElement, before: BootState) {
  const { view } = before;
  before.begun = true;
  const isVisitors = view === 'landing' || view === 'signin' || view === 'signup';
  // The development server sends an empty page; and another tab may have signed in since this one was opened.
  if (!isVisitors || !place.hasChildNodes() || ports.auth.mayHaveSession()) {
    before.takeOver();
    const refused = before.refused !== undefined && {
      from: 'signin' as const,
      redirectError: before.refused,
    };
    createRoot(place, rootErrors(ports.report)).render(<Root services={ports} {...refused} />);
    return;
  }
  if (view !== 'landing') {
    history.replaceState(historyEntry('landing'), '');
    history.pushState(historyEntry(view), '');
  }
  hydrateRoot(
    place,
    <Root services={ports} from={view} redirectError={before.refused} onReady={replayInput(place, before)} />,
    rootErrors(ports.report),
  );
}

void parsed
  .then(() => codeOfView(held))
  // Code that cannot be fetched now is asked for again by whoever shows it.
  .catch(() => undefined)
  .then(() => startTransition(() => begin(root, held)));

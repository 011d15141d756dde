import type { BootState, EarlyView } from './bootState.ts';
import { markWaiting } from './markWaiting.ts';
import type { Link, PageData } from './pageData.ts';
import { sessionKey } from './sessionKey.ts';

interface KeepOptions {
  state: BootState;
  page: Pick<PageData, 'preloadWhenIdle' | 'visitor'>;
  link: (link: Link) => void;
  start: (besides: readonly Link[]) => void;
  /** Aborted when the app handles input itself. */
  signal: AbortSignal;
  open: (view: EarlyView) => void;
}

/**
 * Forgets what was kept for the app, because its code could not be fetched: whoever presses again means that press alone, and by the
 * time that the code is here the rows may be old.
 */
export function forgetKept(state: BootState) {
  state.presses = [];
  markWaiting();
  delete state.prefetched;
}

/** These events would make React hydrate synchronously, so they are kept back; replayInput.ts replays the clicks. */
const discrete = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'keydown',
  'keypress',
  'keyup',
  'textInput',
  'input',
  'change',
] as const;

/**
 * Handles input on a visitor's page until React does: fetches the app when the pointer or the focus comes near a
 * button, opens the view that a button names, and keeps every other press for replayInput.ts. The button is marked meanwhile.
 */
export function keepForReplay({ state, page, link, start, signal, open }: KeepOptions) {
  const listen = (type: string, hear: (event: Event) => void) =>
    addEventListener(type, hear, { capture: true, signal });
  const nearest = ({ target }: Event, selector: string) =>
    (target as Partial<Element> | null)?.closest?.<HTMLButtonElement>(selector);

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    listen(type, (event) => nearest(event, 'button, input') && start(page.visitor));
  listen('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    // Another tab has signed in.
    if (key === sessionKey && newValue !== null) start(page.visitor);
  });
  listen('click', (event) => {
    const button = nearest(event, '#root button');
    if (!button) return;
    start(page.visitor);
    // The browser opens the menu itself where it can position it. Elsewhere the app's code does.
    if (button.popoverTargetElement && CSS.supports('position-area: block-end')) return;
    event.preventDefault();
    event.stopPropagation();
    // Also where a view is opened: the rest of the page may have to arrive first.
    markWaiting(button);
    const view = button.dataset['view'] as EarlyView | undefined;
    if (view === undefined || state.view !== 'landing' || state.isAppStarting) {
      state.presses.push(button);
      return;
    }
    state.landingTop = scrollY;
    state.view = view;
    open(view);
  });
  for (const type of discrete) listen(type, (event) => event.stopPropagation());

  // Only fetched and not run, and only after the first paint.
  const idle = window.requestIdleCallback ?? setTimeout;
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    idle(() => page.preloadWhenIdle.forEach((href) => link(['modulepreload', href])));
  }).observe({ type: 'paint', buffered: true });
}

import { afterEach, expect, it, vi } from 'vitest';
import type { BootState } from './bootState.ts';
import { keepForReplay } from './keepForReplay.ts';
import { replayInput } from './replayInput.ts';

const listening = { controller: new AbortController() };
afterEach(() => {
  listening.controller.abort();
  document.body.replaceChildren();
});

/** A visitor's page before React: a button that names a view, and two that wait for the app. */
function page(view: BootState['view']) {
  document.body.innerHTML =
    '<div id="root"><button data-view="signin">Sign In</button><button>Theme</button><button>Show</button></div>';
  const root = document.getElementById('root')!;
  listening.controller = new AbortController();
  const { signal } = listening.controller;
  const state: BootState = {
    view,
    isAppStarting: false,
    presses: [],
    spoken: { language: 'en', locale: 'en' },
    speakEnglish: () => undefined,
    stopListening: () => listening.controller.abort(),
  };
  const open = vi.fn<(view: string) => void>();
  const noFiles = { preloadWhenIdle: [], visitor: [] };
  keepForReplay({ state, page: noFiles, link: () => undefined, start: () => undefined, signal, open });
  const [signIn, theme, show] = root.querySelectorAll('button') as unknown as HTMLButtonElement[];
  return { root, state, open, signIn: signIn!, theme: theme!, show: show! };
}

const marked = () => [...document.querySelectorAll('[data-waiting][aria-busy="true"]')];

it('a press that is kept marks its button, and the next one takes the mark along until both are replayed [V23]', async () => {
  const { root, state, theme, show } = page('landing');
  const heard: string[] = [];
  root.addEventListener('click', ({ target }) =>
    heard.push(`${(target as Element).textContent}, ${marked().length} marked`),
  );
  theme.click();
  expect(marked()).toEqual([theme]);
  show.click();
  expect(marked()).toEqual([show]);
  expect(heard).toEqual([]);

  replayInput(root, state)();
  await vi.waitFor(() => expect(heard).toEqual(['Theme, 0 marked', 'Show, 0 marked']));
  expect(root.querySelector('[data-waiting], [aria-busy]')).toBeNull();
});

it('a button whose view the page has still to receive is marked too [V23]', () => {
  const { open, signIn } = page('landing');
  signIn.click();
  expect(open).toHaveBeenCalledWith('signin');
  expect(marked()).toEqual([signIn]);
});

import type { Prefetched } from '../adapters/supabase/prefetch.ts';

/** A view of a visitor's that index.html brings along. */
export type EarlyView = 'landing' | 'signin' | 'signup';

/** What the bootstrap script (bootstrap.ts) did before the app's code was here. */
export interface BootState {
  /** On the screen. `resolving`: a session may come; `main`: one is stored and still valid. */
  view: EarlyView | 'resolving' | 'main';
  /** The app is taking over what is on the screen, which takes it a while: the view stays as it is. */
  isAppStarting: boolean;
  /** Buttons that were pressed and that nobody has heard yet, in order. */
  presses: HTMLElement[];
  /** What the sign-in form says of a mail's link that brought nobody (X9). */
  linkError?: string;
  /** The user of the stored session, as stored. */
  user?: unknown;
  /** Answers to the dashboard's reads, asked for with the stored session. */
  prefetched?: Prefetched;
  /** When that session ends, in ms since the epoch. */
  expiresAtMs?: number;
  /** From now on the app listens by itself. */
  stopListening: () => void;
}

declare global {
  interface Window {
    parley?: BootState;
  }
}

import type { LinkPurpose } from '../../src/services/auth.ts';
import type { Language } from '../../src/services/languages.ts';
import type { Prefetched } from '../adapters/supabase/prefetch.ts';

/** A visitor's view that is prerendered into index.html. */
export type EarlyView = 'landing' | 'signin' | 'signup';

/** What the bootstrap script (bootstrap.ts) did before the app's code was here. */
export interface BootState {
  /** The view on the screen. `resolving`: a session is being confirmed; `main`: a valid session is stored. */
  view: EarlyView | 'resolving' | 'main';
  /** The language of the page: chosen on this device, else the browser's. [W2] */
  spoken: { language: Language; locale: string };
  /** Puts the page back into English, because the words of its language cannot be fetched. */
  speakEnglish: () => void;
  /** How far the landing page was scrolled when one of its buttons opened a form, in px. */
  landingTop?: number;
  /** Whether React is hydrating the page, which takes a while and must not change the view. */
  isAppStarting: boolean;
  /** The buttons that were pressed and not handled yet, in order. */
  presses: HTMLElement[];
  /** What the sign-in form says about a mail's link that failed. [X9] */
  linkError?: string;
  /** A mail's link was opened that was asked for in another browser. [U3] */
  linkFromElsewhere?: LinkPurpose;
  /** The user of the stored session, as stored. */
  user?: unknown;
  /** The dashboard's reads, requested with the stored session. */
  prefetched?: Prefetched;
  /** When the stored session expires, in ms since the epoch. */
  expiresAtMs?: number;
  /**
   * Starts the app in the page, once its code is here (main.tsx). Rejects where the code of the view on the screen cannot be fetched; it
   * can be called again then.
   */
  startApp?: () => Promise<void>;
  /** Called when the app handles input itself. */
  stopListening: () => void;
}

declare global {
  interface Window {
    parley?: BootState;
  }
}

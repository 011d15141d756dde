import { startTransition } from 'react';
import { afterPaint } from './afterPaint.ts';

/** Shows what `load` brings once it is here. A fallback, which React leaves for 300 ms at least, has nothing to do then. */
export function showWhenLoaded(load: () => Promise<unknown>, show: () => void) {
  const soon = () => afterPaint(() => startTransition(show));
  // What cannot be fetched is asked for again by who shows it.
  load().then(soon, soon);
}

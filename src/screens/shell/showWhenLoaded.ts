import { startTransition } from 'react';
import { afterPaint } from './afterPaint.ts';

/** Calls `show` once `load` has settled. React keeps a fallback for at least 300 ms; this way none is shown. */
export function showWhenLoaded(load: () => Promise<unknown>, show: () => void) {
  const soon = () => afterPaint(() => startTransition(show));
  // If loading failed, rendering the component loads it again and reports the error.
  load().then(soon, soon);
}

import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../shell/whenIdle.ts';

/** Enough to fill any screen. */
const atOnce = 2;

/**
 * The first part that is drawn: the end of a long conversation is there at once, what was before follows part by part
 * while nothing else goes on, until all of it can be searched, selected and read out.
 */
export function useProgressiveRender(parts: number) {
  const [from, setFrom] = useState(Math.max(0, parts - atOnce));
  useEffect(() => {
    if (from === 0) return;
    return whenIdle(() => startTransition(() => setFrom(from - 1)));
  }, [from]);
  return Math.min(from, Math.max(0, parts - atOnce));
}

import { useEffect, useState } from 'react';
import { useClock } from './clock.ts';

/**
 * The present time in ms, updated once a second. A timer must be computed from timestamps, because the ticks do not
 * coincide with its seconds. [K8]
 */
export function useNow(running: boolean) {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());

  useEffect(() => {
    if (!running) return;
    const tick = () => setNow(clock.now());
    tick();
    return clock.every(1000, tick);
  }, [clock, running]);

  return now;
}

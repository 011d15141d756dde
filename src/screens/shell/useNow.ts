import { useEffect, useState } from 'react';
import { useClock } from './clock.ts';

/** K8: ticks once a second, aligned to nothing: whoever shows a timer computes it from timestamps. */
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

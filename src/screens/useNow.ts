import { useEffect, useState } from 'react';

/** K8: ticks once a second, aligned to nothing: whoever shows a timer computes it from timestamps. */
export function useNow(running: boolean) {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);

  return now;
}

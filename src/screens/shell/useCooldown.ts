import { useEffect, useState } from 'react';

/** The backend sends a person one mail a minute. */
const seconds = 60;

/** Counts down from timestamps: a hidden tab's timers are slow. `left` in whole seconds, 0 when over. */
export function useCooldown(running = false) {
  const [until, setUntil] = useState(() => (running ? Date.now() + seconds * 1000 : 0));
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));

  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [left]);

  function start() {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  }
  return { left, start };
}

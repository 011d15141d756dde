import { useEffect, useState } from 'react';

/** The auth service sends one mail a minute to an address (Supabase's `max_frequency`). */
const cooldownSeconds = 60;

/**
 * Counts down the time until another mail can be sent. Computed from timestamps, because the timers of a hidden tab are slow.
 * `isRunning`: from the beginning. Returns `secondsLeft`, in whole seconds and 0 when the time is up, and `start`, which starts it again.
 */
export function useCooldown({ isRunning = false }: { isRunning?: boolean } = {}) {
  const [endsAt, setEndsAt] = useState(() => (isRunning ? Date.now() + cooldownSeconds * 1000 : 0));
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [secondsLeft]);

  function start() {
    setNow(Date.now());
    setEndsAt(Date.now() + cooldownSeconds * 1000);
  }
  return { secondsLeft, start };
}

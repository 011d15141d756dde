import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Keeps a write from being sent twice by a double click, or by Enter and a click. Disabling the button is not enough,
 * because the second press may come before the disabled button is drawn. So the lock closes at the press itself. It opens
 * once React has drawn that nothing is pending, because until then the pressed button is still on the screen. [R9]
 *
 * `Subject` is what the lock is held for, such as the id of the plan that is being bought.
 */
export function useLock<Subject = true>() {
  const [pending, setPending] = useState<Subject>();
  const [releaseCount, setReleaseCount] = useState(0);
  const acquireCount = useRef(0);
  const drawnReleaseCount = useRef(0);

  useLayoutEffect(() => {
    drawnReleaseCount.current = releaseCount;
  }, [releaseCount]);

  const [tryAcquire] = useState(() => (subject: Subject) => {
    if (acquireCount.current !== drawnReleaseCount.current) return undefined;
    acquireCount.current += 1;
    setPending(() => subject);
    return () => {
      setPending(undefined);
      setReleaseCount(acquireCount.current);
    };
  });

  /** Runs `attempt` while holding the lock. Resolves to undefined, without running it, when the lock is already held. */
  async function runExclusive<Outcome>(subject: Subject, attempt: () => Promise<Outcome>) {
    const release = tryAcquire(subject);
    if (!release) return undefined;
    try {
      return await attempt();
    } finally {
      release();
    }
  }

  return {
    /** The subject of the lock as last drawn; undefined while the lock is open. */
    pending,
    runExclusive,
    /** For work that does not end with a promise. Returns the release, or undefined when the lock is already held. */
    tryAcquire,
  };
}

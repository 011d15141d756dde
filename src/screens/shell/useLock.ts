import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Keeps what is asked for from being asked for twice: a double click, or Enter and a click. A disabled button is not
 * enough, because it is drawn after the second press may have come. So the lock closes at the press itself, and opens
 * when it is drawn that nothing is on its way any more: until then the button that was pressed is still there.
 */
export function useLock<Subject = true>() {
  const [held, setHeld] = useState<Subject>();
  const [released, setReleased] = useState(0);
  const acquired = useRef(0);
  const releasedAndDrawn = useRef(0);

  useLayoutEffect(() => {
    releasedAndDrawn.current = released;
  }, [released]);

  const [acquire] = useState(() => (subject: Subject) => {
    if (acquired.current !== releasedAndDrawn.current) return undefined;
    acquired.current += 1;
    setHeld(() => subject);
    return () => {
      setHeld(undefined);
      setReleased(acquired.current);
    };
  });

  /** Undefined, and nothing is done, while the lock is held. */
  async function run<Outcome>(subject: Subject, attempt: () => Promise<Outcome>) {
    const release = acquire(subject);
    if (!release) return undefined;
    try {
      return await attempt();
    } finally {
      release();
    }
  }

  return {
    /** What is on its way, as far as it is drawn; undefined for nothing. */
    held,
    run,
    /** For what does not end with a promise: returns the release, or undefined while the lock is held. */
    acquire,
  };
}

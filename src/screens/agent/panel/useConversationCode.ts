import { startTransition, useCallback, useEffect, useState } from 'react';
import { ChunkLoadError } from '../../../ui/lazyWithPreload.tsx';
import { whenIdle } from '../../shell/whenIdle.ts';

export interface ConversationCodeOptions {
  /** Fetches the code. A fetch that failed can be tried again. */
  load: () => Promise<unknown>;
  /** The place for the conversation is on the screen, so that its code is fetched when the browser is idle. */
  isShown: boolean;
}

/** The code of the conversation in the panel: fetched in advance, and again when somebody needs it. */
export function useConversationCode({ load, isShown }: ConversationCodeOptions) {
  const [hasLoaded, setHasLoaded] = useState(false);
  const [error, setError] = useState<unknown>();

  const fetchNow = useCallback(
    (onError: (error: unknown) => void) =>
      load().then(() => startTransition(() => setHasLoaded(true)), onError),
    [load],
  );

  useEffect(() => {
    if (!isShown || hasLoaded) return;
    // In advance a failure is nobody's business yet.
    return whenIdle(() => void fetchNow(() => undefined));
  }, [isShown, hasLoaded, fetchNow]);

  return {
    hasLoaded,
    /** Why the code could not be fetched when it was needed. */
    error,
    /** Somebody needs it now: a failure is shown. */
    require: useCallback(() => {
      setError(undefined);
      void fetchNow((cause) => setError(new ChunkLoadError(cause)));
    }, [fetchNow]),
  };
}

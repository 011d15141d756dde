import { startTransition, useCallback, useEffect, useState } from 'react';
import { ChunkLoadError } from '../../../ui/lazyWithPreload.tsx';
import { hasStoredThread } from '../../shell/tabStorage.ts';
import { whenIdle } from '../../shell/whenIdle.ts';

export interface ConversationCodeOptions {
  /** Fetches the code. A fetch that failed can be tried again. */
  load: () => Promise<unknown>;
  userId: string;
  /** The place for the conversation is on the screen, so that its code is fetched when the browser is idle. */
  isShown: boolean;
}

/** The code of the conversation in the panel: fetched in advance, and again when somebody needs it. */
export function useConversationCode({ load, userId, isShown }: ConversationCodeOptions) {
  const [hasLoaded, setHasLoaded] = useState(false);
  const [error, setError] = useState<unknown>();

  const fetchNow = useCallback(
    (onError: (error: unknown) => void) =>
      load().then(() => startTransition(() => setHasLoaded(true)), onError),
    [load],
  );

  /** Somebody needs it now: a failure is shown. */
  const require = useCallback(() => {
    setError(undefined);
    void fetchNow((cause) => setError(new ChunkLoadError(cause)));
  }, [fetchNow]);

  useEffect(() => {
    if (!isShown || hasLoaded) return;
    // In advance a failure is nobody's business yet, unless what was said before a reload is awaited.
    return whenIdle(() => (hasStoredThread(userId) ? require() : void fetchNow(() => undefined)));
  }, [isShown, hasLoaded, userId, fetchNow, require]);

  return {
    hasLoaded,
    /** Why the code could not be fetched when it was needed. */
    error,
    require,
  };
}

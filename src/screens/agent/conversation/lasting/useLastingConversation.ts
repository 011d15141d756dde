import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../../shell/services.tsx';
import { tabStorage, threadKey } from '../../../shell/tabStorage.ts';
import type { ConversationStore } from '../conversation.ts';
import type { LastingConversation } from './lastingConversation.ts';
import { loadLasting } from './lazyLasting.ts';

/** A conversation together with where it is kept. Without that, it ends with the tab. */
export type KeptStore = ConversationStore & { lasting?: LastingConversation | undefined };

/** How long to wait before the code is fetched again after a failure. */
const retryDelayMs = 5000;

/**
 * Stores the conversation from the moment it is shown. The code for it comes a little later, because nobody needs it to talk: what
 * is said until then is stored when it is there. [L5, L7]
 */
export function useLastingConversation(store: ConversationStore, userId: string): KeptStore {
  const { loadConversations } = useServices();
  const [restored] = useState(() => store.get().entries);
  const [lasting, setLasting] = useState<LastingConversation>();

  useEffect(() => {
    let hasLeft = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let disconnect: (() => void) | undefined;
    const begin = () =>
      void loadLasting().then(
        (lastingConversation) => {
          if (hasLeft) return;
          const [storage, key] = [tabStorage(), threadKey(userId)];
          const loaded = lastingConversation({ store, port: loadConversations, userId, storage, key });
          disconnect = loaded.connect(restored);
          setLasting(loaded);
        },
        () => {
          if (!hasLeft) retry = setTimeout(begin, retryDelayMs);
        },
      );
    begin();
    return () => {
      hasLeft = true;
      clearTimeout(retry);
      disconnect?.();
    };
  }, [store, restored, loadConversations, userId]);

  return useMemo(() => ({ ...store, lasting }), [store, lasting]);
}

import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../../shell/services.tsx';
import { tabStorage, threadKey } from '../../../shell/tabStorage.ts';
import type { ConversationStore } from '../conversation.ts';
import type { SavedConversation } from './savedConversation.ts';
import { loadSaving } from './lazySaving.ts';

/** A conversation together with where it is kept. Without that, it ends with the tab. */
export type SavedStore = ConversationStore & { saved?: SavedConversation | undefined };

/** How long to wait before the code is fetched again after a failure. */
const retryDelayMs = 5000;

/**
 * Stores the conversation from the moment it is shown. The code for it comes a little later, because nobody needs it to talk: what
 * is said until then is stored when it is there. [L5, L7]
 */
export function useSavedConversation(store: ConversationStore, userId: string): SavedStore {
  const { loadConversations } = useServices();
  const [restored] = useState(() => store.get().entries);
  const [saved, setSaved] = useState<SavedConversation>();

  useEffect(() => {
    let hasLeft = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let disconnect: (() => void) | undefined;
    const begin = () =>
      void loadSaving().then(
        (savedConversation) => {
          if (hasLeft) return;
          const [storage, key] = [tabStorage(), threadKey(userId)];
          const loaded = savedConversation({ store, port: loadConversations, userId, storage, key });
          disconnect = loaded.connect(restored);
          setSaved(loaded);
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

  return useMemo(() => ({ ...store, saved }), [store, saved]);
}

import { useState, useSyncExternalStore } from 'react';
import { usePendingWork } from '../auth/reauthentication/retryAfterReauth.tsx';
import { profileDraftKey } from '../shell/tabStorage.ts';
import { useAskBeforeUnload } from '../shell/useAskBeforeUnload.ts';
import { profileDraft } from './profileDraft.ts';

/**
 * One user's unsaved profile, whatever view shows: a session that ends meanwhile leaves the account on the screen, and
 * the browser asks before the page is closed.
 */
export function useProfileDraft(userId: string) {
  const [draft] = useState(() => profileDraft(() => sessionStorage, profileDraftKey(userId)));
  const unsaved = useSyncExternalStore(draft.subscribe, draft.exists, () => false);
  usePendingWork('form', unsaved);
  useAskBeforeUnload(unsaved);
  return draft;
}

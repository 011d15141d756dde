import { useState, useSyncExternalStore } from 'react';
import { usePendingWork } from '../auth/reauthentication/retryAfterReauth.tsx';
import { profileDraftKey } from '../shell/tabStorage.ts';
import { useAskBeforeUnload } from '../shell/useAskBeforeUnload.ts';
import { profileDraft } from './profileDraft.ts';

/**
 * One user's unsaved changes to their profile, whichever view shows. While there are any, a session that expires leaves the
 * account on the screen, and the browser asks before the page is closed. [V20, S4]
 */
export function useProfileDraft(userId: string) {
  const [draft] = useState(() => profileDraft(() => sessionStorage, profileDraftKey(userId)));
  const isUnsaved = useSyncExternalStore(draft.subscribe, draft.exists, () => false);
  usePendingWork('form', isUnsaved);
  useAskBeforeUnload(isUnsaved);
  return draft;
}

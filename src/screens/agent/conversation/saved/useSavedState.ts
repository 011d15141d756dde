import { useSyncExternalStore } from 'react';
import type { SavedConversation } from './savedConversation.ts';

const never = () => () => undefined;

/** Which conversation is shown, and whether it has been read. One that is not kept in a database is simply there. */
export function useSavedState(saved: SavedConversation | undefined) {
  const state = useSyncExternalStore(saved?.state.subscribe ?? never, () => saved?.state.get());
  return {
    status: state?.status ?? 'ready',
    earlier: state?.earlier,
    isGone: state?.isGone ?? false,
    generation: state?.generation ?? 0,
  };
}

import { useSyncExternalStore } from 'react';
import type { LastingConversation } from './lastingConversation.ts';

const never = () => () => undefined;

/** Which conversation is shown, and whether it has been read. One that is not kept in a database is simply there. */
export function useLasting(lasting: LastingConversation | undefined) {
  const state = useSyncExternalStore(lasting?.state.subscribe ?? never, () => lasting?.state.get());
  return {
    status: state?.status ?? 'ready',
    earlier: state?.earlier,
    isGone: state?.isGone ?? false,
    generation: state?.generation ?? 0,
  };
}

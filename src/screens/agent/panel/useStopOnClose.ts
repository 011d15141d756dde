import { useCallback, useEffect, useRef } from 'react';
import type { ConversationStore } from '../conversation/conversation.ts';

export interface StopOnCloseOptions {
  store: ConversationStore | undefined;
  /** The panel lies over the page while it is open. */
  isOver: boolean;
  isOpen: boolean;
}

/**
 * Whoever closes the panel over the page closes the chat, which stops the request that is on its way [R8]. Returns a function
 * to call when the agent itself is about to close it, by opening a screen: its reply then goes on.
 */
export function useStopOnClose({ store, isOver, isOpen }: StopOnCloseOptions) {
  const wasOpen = useRef(isOpen);
  const isKept = useRef(false);
  useEffect(() => {
    if (isOver && wasOpen.current && !isOpen && !isKept.current) store?.close();
    wasOpen.current = isOpen;
    isKept.current = false;
  }, [store, isOver, isOpen]);
  return useCallback(() => {
    isKept.current = true;
  }, []);
}

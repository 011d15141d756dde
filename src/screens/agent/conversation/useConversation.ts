import { useSyncExternalStore } from 'react';
import type { ConversationStore } from './conversation.ts';
import type { ConversationState } from './messageStore.ts';

const never = () => () => undefined;

/**
 * Something about the conversation, which is undefined until its code has loaded. Renders only when that changes.
 * @param select Must return the same value for the same state: a primitive, or a part of the state.
 */
export const useConversation = <T>(
  store: ConversationStore | undefined,
  select: (state: ConversationState | undefined) => T,
): T =>
  useSyncExternalStore(
    store?.subscribe ?? never,
    () => select(store?.get()),
    () => select(undefined),
  );

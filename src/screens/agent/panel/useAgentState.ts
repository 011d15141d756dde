import { useSyncExternalStore } from 'react';
import type { AgentMarkProps } from '../../../ui/agent/AgentMark/AgentMark.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import { useConversation } from '../conversation/useConversation.ts';

const never = () => () => undefined;

/** What the agent does now, for its mark. */
export function useAgentState(store: ConversationStore | undefined): AgentMarkProps['state'] {
  const isPending = useConversation(store, (state) => state?.pending ?? false);
  const inCall = useConversation(store, (state) => state?.inCall ?? false);
  const isSpeaking = useSyncExternalStore(
    store?.live.subscribe ?? never,
    () => store?.live.get().some(({ sender }) => sender === 'ai') ?? false,
    () => false,
  );
  if (inCall) return isSpeaking ? 'speaking' : 'listening';
  return isPending ? 'thinking' : 'idle';
}

import { useMemo, useSyncExternalStore } from 'react';
import type { AgentMarkProps } from '../../../ui/agent/AgentMark/AgentMark.tsx';
import type { ConversationStore } from './conversation.ts';

type AgentState = NonNullable<AgentMarkProps['state']>;

/** What the agent does now: in a call by whose words are being heard, else by how far its reply has come. [A70] */
export function agentState({
  get,
  reply,
  live,
}: Pick<ConversationStore, 'get' | 'reply' | 'live'>): AgentState {
  const { inCall, pending } = get();
  if (inCall) return live.get().some(({ sender }) => sender === 'ai') ? 'speaking' : 'listening';
  if (!pending) return 'idle';
  return reply.get() ? 'speaking' : 'thinking';
}

const never = () => () => undefined;

function subscribeTo({ subscribe, reply, live }: ConversationStore) {
  return (onChange: () => void) => {
    const ends = [subscribe(onChange), reply.subscribe(onChange), live.subscribe(onChange)];
    return () => ends.forEach((end) => end());
  };
}

/** `agentState` for the agent's mark; idle until the conversation's code has loaded. */
export function useAgentState(store: ConversationStore | undefined): AgentState {
  const subscribe = useMemo(() => (store ? subscribeTo(store) : never), [store]);
  return useSyncExternalStore(
    subscribe,
    () => (store ? agentState(store) : 'idle'),
    () => 'idle',
  );
}

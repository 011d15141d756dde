import { expect, it } from 'vitest';
import type { ConversationStore } from './conversation.ts';
import { observableValue } from './observableValue.ts';
import { agentState } from './useAgentState.ts';

type Live = ReturnType<ConversationStore['live']['get']>;

/** A conversation of which only what the mark shows is there. */
const doing = (state: { pending?: boolean; inCall?: boolean; reply?: string; said?: 'ai' | 'user' }) => ({
  get: () => ({ pending: false, inCall: false, ...state }) as ReturnType<ConversationStore['get']>,
  reply: observableValue(state.reply ?? ''),
  live: observableValue(
    (state.said ? [{ sender: state.said, text: 'Hello', position: 0, at: 0 }] : []) as Live,
  ),
});

it.each([
  ['idle while nothing is asked', {}, 'idle'],
  ['thinking until the first word of the reply', { pending: true }, 'thinking'],
  ['speaking while the reply arrives', { pending: true, reply: 'You' }, 'speaking'],
  ['listening in a call', { inCall: true }, 'listening'],
  ['listening while the user speaks', { inCall: true, said: 'user' as const }, 'listening'],
  ['speaking while the agent does', { inCall: true, said: 'ai' as const }, 'speaking'],
])('the agent is %s [A70]', (_what, state, expected) => {
  expect(agentState(doing(state))).toBe(expected);
});

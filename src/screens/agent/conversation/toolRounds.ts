import { tooManySteps } from '../../../services/messages.ts';
import type { ToolCall } from '../../../services/tools.ts';
import { message } from './entries.ts';
import type { MessageStore } from './messageStore.ts';
import { isWithinLimits, maxToolRounds, type Tasks } from './tasks.ts';

/** Hands tool calls on to the tasks, within limits: a model that answers each result with another call would never end. [R8] */
export function toolRounds(messages: MessageStore, work: Tasks) {
  /** How often the agent of a call has asked for tools since the user last said or decided something. */
  let callRound = 0;

  return {
    /** The user has said or decided something. */
    restart() {
      callRound = 0;
    },

    /** @param round How many replies have asked for tools since the user's message, this one included. */
    takeFromChat(calls: readonly ToolCall[], round: number) {
      if (calls.length === 0) return;
      if (isWithinLimits(calls, round)) return work.take(calls, 'chat', round);
      // The provider waits for results that it will not get, so that the next message starts a new memory.
      messages.forgetThread();
      messages.add(message('ai', tooManySteps, { outcome: 'failed' }));
    },

    /** The same limit in a call. The agent is told of it once, so that it can say so, and gets no results after that. */
    takeFromCall(calls: readonly ToolCall[]) {
      const newCalls = work.withoutKnown(calls);
      const [first] = newCalls;
      if (!first) return;
      callRound++;
      if (isWithinLimits(newCalls, callRound)) work.take(newCalls, 'call', callRound);
      else if (callRound <= maxToolRounds + 1) work.refuse(first, 'call', tooManySteps);
    },
  };
}

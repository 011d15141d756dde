import type { AgentMarkProps } from '../../../ui/agent/AgentMark/AgentMark.tsx';
import type { CallBarProps } from '../../../ui/agent/CallBar/CallBar.tsx';
import type { Call } from './call.ts';
import { callMark } from './callMark.ts';
import { callEndedWords } from './callEnded.ts';
import { voiceError } from './voiceErrors.ts';

export interface SmallCallState extends Pick<CallBarProps, 'phase' | 'status'> {
  mark: NonNullable<AgentMarkProps['state']>;
}

/**
 * What a call shows that was made small; undefined when there is nothing to show: before a call, and after one that the user
 * ended. How a call ended by itself stays, because nobody saw it happen. [A53]
 * @param hasQuestion The agent waits for the user's agreement, which the dialog asks for.
 */
export function smallCallState(
  call: Call,
  hasQuestion: boolean,
  userAgent: string,
): SmallCallState | undefined {
  switch (call.phase) {
    case 'connecting':
      return { phase: 'connecting', status: 'Connecting…', mark: callMark(call) };
    case 'in-call':
      return { phase: 'in-call', ...duringCall(call, hasQuestion) };
    case 'finishing':
      return { phase: 'finishing', status: 'Finishing…', mark: 'idle' };
    case 'idle':
      return afterCall(call, userAgent);
  }
}

/** The most important first. */
function duringCall(call: Call, hasQuestion: boolean): Pick<SmallCallState, 'status' | 'mark'> {
  const mark = callMark(call);
  if (call.lost) return { status: 'Reconnecting…', mark };
  if (hasQuestion) return { status: 'Waiting for your answer', mark };
  if (call.pulse) return { status: 'Speaking…', mark };
  if (call.muted) return { status: 'You are muted', mark };
  if (call.unheard) return { status: "We can't hear you", mark };
  if (call.typedOnly) return { status: 'Type to talk', mark };
  return { status: 'Listening…', mark };
}

function afterCall(call: Call, userAgent: string): SmallCallState | undefined {
  const status = call.error
    ? voiceError(call.error, userAgent).title
    : call.endedBy && call.endedBy !== 'user' && callEndedWords[call.endedBy];
  return status ? { phase: 'ended', status, mark: 'idle' } : undefined;
}

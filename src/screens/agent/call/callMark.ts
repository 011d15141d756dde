import type { AgentMarkProps } from '../../../ui/agent/AgentMark/AgentMark.tsx';
import type { Call } from './call.ts';

/** What the agent does, for its mark in the call's dialog and in its bar. Who is muted or cut off is not listened to. [A70] */
export function callMark({ phase, pulse, muted, lost }: Call): NonNullable<AgentMarkProps['state']> {
  if (phase === 'connecting') return 'thinking';
  if (phase !== 'in-call') return 'idle';
  if (pulse) return 'speaking';
  return muted || lost ? 'idle' : 'listening';
}

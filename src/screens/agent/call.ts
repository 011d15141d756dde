import type { VoiceErrorKind, VoiceEvent } from '../../services/voice.ts';

/** S8. Times in ms since the epoch, so that a hidden tab's slow timers do not matter. */
export type Call = {
  /** What the assistant, or the user, said last. */
  caption: string;
  /** K8: the avatar pulses until then; 0 when still. */
  pulseUntil: number;
  muted: boolean;
  error?: VoiceErrorKind;
} & (
  | { phase: 'idle' }
  | { phase: 'connecting' }
  | { phase: 'in-call'; since: number }
  | { phase: 'finishing' }
);

export type CallEvent =
  | VoiceEvent
  | { type: 'start-pressed' | 'end-pressed' | 'mute-pressed' | 'dialog-closed' };

/** K8, in ms. */
const pulse = 2000;

export const idle: Call = { phase: 'idle', caption: '', pulseUntil: 0, muted: false };

export function callReducer(call: Call, event: CallEvent): Call {
  switch (event.type) {
    case 'start-pressed':
      return call.phase === 'idle' ? { ...idle, phase: 'connecting' } : call;
    case 'call-start':
      return call.phase === 'connecting' ? { ...idle, phase: 'in-call', since: event.at } : call;
    case 'end-pressed':
      return call.phase === 'in-call' || call.phase === 'connecting'
        ? { ...idle, phase: 'finishing', caption: call.caption }
        : call;
    case 'transcript':
      return call.phase === 'in-call' ? heard(call, event) : call;
    case 'mute-pressed':
      return call.phase === 'in-call' ? { ...call, muted: !call.muted } : call;
    case 'call-end':
    case 'dialog-closed':
      // A call that ended because of an error still says why.
      return event.type === 'call-end' && call.error ? { ...idle, error: call.error } : idle;
    case 'error':
      return { ...idle, error: event.kind };
    case 'speech-start':
    case 'speech-end':
      return call;
  }
}

function heard(call: Call, { role, text, at }: Extract<VoiceEvent, { type: 'transcript' }>): Call {
  return { ...call, caption: text, ...(role === 'assistant' && { pulseUntil: at + pulse }) };
}

/** mm:ss, h:mm:ss from an hour on. */
export function formatElapsed(milliseconds: number) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${clock}` : clock;
}

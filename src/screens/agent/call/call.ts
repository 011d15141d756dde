import type { CallEndedBy, CallStage, VoiceErrorKind, VoiceEvent } from '../../../services/voiceEvents.ts';

/** S8. Times in ms since the epoch, so that a hidden tab's slow timers do not matter. */
export type Call = {
  muted: boolean;
  /** Push-to-talk: heard for as long as the key is held, although muted. */
  talking: boolean;
  /** K8: the agent has just said something. */
  pulse: boolean;
  /** The microphone is open, and nothing has come from it for long. */
  unheard: boolean;
  /** Words have to be typed: this call understands no speech. */
  typedOnly: boolean;
  /** The agent's voice has been heard in this call: there is one. */
  aloud: boolean;
  /** The network is away, the call is not. */
  lost: boolean;
  quality?: Extract<VoiceEvent, { type: 'quality' }>['quality'];
  error?: VoiceErrorKind;
  /** Who or what ended the last call. */
  endedBy?: CallEndedBy;
  /** How long the last call was, in ms, whether it ended or broke off. A start that failed was no call. */
  lasted?: number;
} & (
  | { phase: 'idle' }
  | { phase: 'connecting'; stage?: CallStage }
  | { phase: 'in-call'; since: number }
  | { phase: 'finishing'; since?: number }
);

export type CallEvent =
  | Exclude<VoiceEvent, { type: 'error' }>
  | (Extract<VoiceEvent, { type: 'error' }> & { at: number })
  | { type: 'muted-changed'; muted: boolean }
  | {
      type:
        | 'start-pressed'
        | 'end-pressed'
        | 'talk-pressed'
        | 'talk-released'
        | 'dialog-closed'
        | 'pulse-over'
        | 'user-heard'
        | 'user-unheard';
    };

const flags = {
  muted: false,
  talking: false,
  pulse: false,
  unheard: false,
  typedOnly: false,
  aloud: false,
  lost: false,
};
export const idle: Call = { phase: 'idle', ...flags };

/** Whoever is told of each change relies on it: the same call comes back when nothing has changed. */
export function callReducer(call: Call, event: CallEvent): Call {
  switch (event.type) {
    case 'start-pressed':
      return call.phase === 'idle' ? { ...flags, phase: 'connecting' } : call;
    case 'stage':
      if (call.phase !== 'connecting' || call.stage === event.stage) return call;
      return { ...call, stage: event.stage };
    case 'call-start':
      if (call.phase !== 'connecting') return call;
      return { ...flags, phase: 'in-call', since: event.at, typedOnly: event.typedOnly ?? false };
    case 'end-pressed':
      return finishing(call);
    case 'call-end':
      return ended(call, event);
    case 'dialog-closed':
      return idle;
    case 'error':
      // What goes wrong after the call, or after the dialog, concerns nobody any more.
      return call.phase === 'idle' ? call : { ...idle, error: event.kind, ...duration(call, event.at) };
    default:
      return call.phase === 'in-call' ? during(call, event) : call;
  }
}

function finishing(call: Call): Call {
  if (call.phase === 'connecting') return { ...flags, phase: 'finishing' };
  return call.phase === 'in-call' ? { ...flags, phase: 'finishing', since: call.since } : call;
}

function ended(call: Call, { at, endedBy }: Extract<VoiceEvent, { type: 'call-end' }>): Call {
  // A call that ended because of an error still says why.
  if (call.phase === 'idle') return call;
  const lasted = duration(call, at);
  return lasted ? { ...idle, endedBy, ...lasted } : idle;
}

const duration = (call: Call, until: number) =>
  'since' in call && call.since !== undefined ? { lasted: until - call.since } : undefined;

const change = (call: Call, changes: Partial<typeof flags> & Pick<Call, 'quality'>): Call =>
  Object.entries(changes).every(([key, value]) => call[key as keyof Call] === value)
    ? call
    : { ...call, ...changes };

function during(call: Call, event: CallEvent): Call {
  switch (event.type) {
    case 'transcript':
      return change(call, event.role === 'assistant' ? { pulse: true } : { unheard: false });
    case 'pulse-over':
      return change(call, { pulse: false });
    case 'speech-start':
      return change(call, { unheard: false, aloud: true });
    case 'user-heard':
      return change(call, { unheard: false });
    case 'user-unheard':
      return change(call, { unheard: true });
    case 'muted-changed':
      return change(call, { muted: event.muted, talking: false, unheard: false });
    case 'talk-pressed':
      return change(call, { talking: call.muted });
    case 'talk-released':
      return change(call, { talking: false, unheard: false });
    case 'quality':
      return change(call, { quality: event.quality });
    case 'connection':
      return change(call, { lost: event.state === 'lost', unheard: false });
    default:
      return call;
  }
}

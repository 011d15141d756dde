import type { CallEndedBy, CallStage, VoiceErrorKind, VoiceEvent } from '../../../services/voiceEvents.ts';

/** The state of a call. Times are in ms since the epoch, because the timers of a hidden tab are slow. [S8] */
export type Call = {
  muted: boolean;
  /** Push-to-talk: although muted, the user is heard while they hold the key. */
  talking: boolean;
  /** Whether the agent has said something in the last 2 s. [K8] */
  pulse: boolean;
  /** Whether the open microphone has been silent for a while. */
  unheard: boolean;
  /** Whether this call understands no speech, so that the user has to type. */
  typedOnly: boolean;
  /** Whether the agent has no voice in this call, so that its answers are only shown. */
  silent: boolean;
  /** Whether the agent's voice has been heard in this call. */
  aloud: boolean;
  /** Whether the network is lost while the call goes on. */
  lost: boolean;
  quality?: Extract<VoiceEvent, { type: 'quality' }>['quality'];
  error?: VoiceErrorKind;
  /** Who or what ended the last call. */
  endedBy?: CallEndedBy;
  /** The length of the last call in ms, whether it ended or broke off. A failed start has none. */
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
  silent: false,
  aloud: false,
  lost: false,
};
export const idle: Call = { phase: 'idle', ...flags };

/** The next state. When nothing changes it returns the same object, on which subscribers rely. */
export function callReducer(call: Call, event: CallEvent): Call {
  switch (event.type) {
    case 'start-pressed':
      return call.phase === 'idle' ? { ...flags, phase: 'connecting' } : call;
    case 'stage':
      if (call.phase !== 'connecting' || call.stage === event.stage) return call;
      return { ...call, stage: event.stage };
    case 'call-start':
      if (call.phase !== 'connecting') return call;
      return {
        ...flags,
        phase: 'in-call',
        since: event.at,
        typedOnly: event.typedOnly ?? false,
        silent: event.silent ?? false,
      };
    case 'end-pressed':
      return finishing(call);
    case 'call-end':
      return ended(call, event);
    case 'dialog-closed':
      return idle;
    case 'error':
      // Errors after the call, or after the dialog was closed, are ignored.
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
  // A call that ended because of an error keeps the error.
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

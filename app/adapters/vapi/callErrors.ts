import type { VoiceErrorKind } from '../../../src/services/voiceEvents.ts';

export interface CallError {
  kind: VoiceErrorKind;
  /** For the error report. */
  message: string;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => Object(value) as Fields;
/** The value if it is a text, else the name of its type. */
const wordOf = (value: unknown) => (typeof value === 'string' ? value : typeof value);

/** The text in a value, because the SDK passes nested objects where texts belong. */
export function textOf(value: unknown, depth = 3): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && depth > 0) return value.map((each) => textOf(each, depth - 1)).join(' ');
  const { message, msg, errorMsg, error } = fieldsOf(value);
  const found = depth > 0 && (message ?? errorMsg ?? msg ?? error);
  return found ? textOf(found, depth - 1) : 'without a message';
}

/** The error of the browser when it was asked for a microphone. */
export function microphoneError(error: unknown): CallError {
  const { name } = fieldsOf(error);
  const message = `${wordOf(name)}: ${textOf(error)}`;
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return { kind: 'permission-denied', message };
    case 'NotFoundError':
    case 'OverconstrainedError':
      return { kind: 'no-microphone', message };
    case 'NotReadableError':
    case 'AbortError':
      return { kind: 'microphone-busy', message };
    default:
      return { kind: 'unknown', message };
  }
}

const cameraKinds: Readonly<Record<string, VoiceErrorKind>> = {
  permissions: 'permission-denied',
  'not-found': 'no-microphone',
  constraints: 'no-microphone',
  'undefined-mediadevices': 'unsupported',
  'mic-in-use': 'microphone-busy',
  'cam-mic-in-use': 'microphone-busy',
};

/** The error in a `camera-error`, which reports a refused microphone too; undefined when the microphone is fine. */
export function cameraError(payload: unknown): CallError | undefined {
  const { error, errorMsg } = fieldsOf(fieldsOf(payload).error);
  if (fieldsOf(errorMsg).audioOk === true) return undefined;
  const { type, blockedBy, missingMedia } = fieldsOf(error);
  const details = [type, blockedBy, missingMedia].flatMap((detail) => detail ?? []).map(wordOf);
  return {
    kind: Object.hasOwn(cameraKinds, wordOf(type)) ? cameraKinds[wordOf(type)]! : 'unknown',
    message: `${details.join(' ')}: ${textOf(errorMsg)}`,
  };
}

/** The port's words for Daily's types of fatal errors. */
export const fatalKinds = {
  'connection-error': 'network',
  ejected: 'ejected',
  'nbf-room': 'room-not-open-yet',
  'nbf-token': 'token-not-valid-yet',
  'exp-room': 'room-expired',
  'exp-token': 'token-expired',
  'no-room': 'room-closed',
  'meeting-full': 'room-full',
  'end-of-life': 'outdated',
  'not-allowed': 'not-allowed',
} as const satisfies Readonly<Record<string, VoiceErrorKind>>;

type FatalType = keyof typeof fatalKinds;
export const fatalTypes = Object.keys(fatalKinds) as FatalType[];

const fatalKind = (type: unknown): VoiceErrorKind =>
  Object.hasOwn(fatalKinds, wordOf(type)) ? fatalKinds[wordOf(type) as FatalType] : 'unknown';

/** Why a start failed. The SDK's HTTP client throws the response itself, whose `data` and `error` are left. */
function startKind(error: Fields): VoiceErrorKind {
  if ('data' in error) return 'refused';
  return error.name === 'TypeError' ? 'network' : 'unknown';
}

/**
 * The error of a call; undefined when the call continues in spite of it: noise cancellation, recording, level
 * meters.
 */
export function callError(payload: unknown): CallError | undefined {
  const { type, error: serialized } = fieldsOf(payload);
  const error = fieldsOf(serialized);
  const message = `${wordOf(type)}: ${textOf(error)}`;
  switch (type) {
    case 'daily-error':
    case 'daily-call-join-error':
      return { kind: fatalKind(fieldsOf(error.error).type), message };
    case 'start-method-error':
      return { kind: startKind(error), message };
    case 'audio-start-failed':
      return { kind: 'no-sound', message };
    case 'daily-call-object-creation-error':
      return { kind: 'unknown', message };
    default:
      return undefined;
  }
}

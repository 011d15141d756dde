import type { CallEndedBy } from '../../../src/services/voiceEvents.ts';

/** Vapi's `endedReason`, which has some two hundred values, and the port's word for it. The first pattern that fits counts. */
const endings: readonly (readonly [RegExp, CallEndedBy])[] = [
  [/^customer-ended-call/, 'user'],
  [/^assistant-(ended-call|said-end-call)/, 'agent'],
  [/^assistant-forwarded-call$|transfer/, 'transfer'],
  [/^silence-timed-out$/, 'silence'],
  [/^exceeded-max-duration$/, 'time-limit'],
  [/^customer-did-not-give-microphone-permission$/, 'no-microphone'],
  [/^(manually-canceled|call-deleted|worker-shutdown)$/, 'service'],
  [/error|fail|fault|disconnected|closed|timed-out|not-found|not-valid/, 'failure'],
];

/** Who or what ended a call. Without a message of the provider's the user hung up here. [S10] */
export const endedBy = (endedReason = 'customer-ended-call'): CallEndedBy =>
  endings.find(([pattern]) => pattern.test(endedReason))?.[1] ?? 'unknown';

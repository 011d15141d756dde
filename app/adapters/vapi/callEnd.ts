import type { CallEndedBy } from '../../../src/services/voiceEvents.ts';

/** The port's words for Vapi's `endedReason`, which has about two hundred values. The first matching pattern counts. */
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

/** Who or what ended a call. Without a message of the provider, the user has hung up. [S10] */
export const endedBy = (endedReason = 'customer-ended-call'): CallEndedBy =>
  endings.find(([pattern]) => pattern.test(endedReason))?.[1] ?? 'unknown';

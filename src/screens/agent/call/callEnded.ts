/** What the provider says → what people read. The first that fits. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/^customer-ended-call/, 'You ended the call'],
  [/^assistant-(ended-call|said-end-call)/, 'The agent ended the call'],
  [/^assistant-forwarded-call$|transfer/, 'The agent transferred the call'],
  [/^silence-timed-out$/, 'The call ended: nobody had spoken for a while'],
  [/^exceeded-max-duration$/, 'The call ended: it reached its maximum length'],
  [/^customer-did-not-give-microphone-permission$/, 'The call ended: there was no microphone'],
  [/^(manually-canceled|call-deleted|worker-shutdown)$/, 'The voice service ended the call'],
  [/error|fail|fault|disconnected|closed|timed-out|not-found|not-valid/, 'The call was cut off'],
];

/** S10: who ended the call, or why it ended. */
export const callEndedWords = (reason: string) =>
  endings.find(([pattern]) => pattern.test(reason))?.[1] ?? 'The call has ended';

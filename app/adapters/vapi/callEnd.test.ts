import { expect, it } from 'vitest';
import { endedBy } from './callEnd.ts';

it.each([
  [undefined, 'user'],
  ['customer-ended-call', 'user'],
  ['customer-ended-call-during-transfer', 'user'],
  ['assistant-ended-call', 'agent'],
  ['assistant-ended-call-with-hangup-task', 'agent'],
  ['assistant-said-end-call-phrase', 'agent'],
  ['assistant-forwarded-call', 'transfer'],
  ['silence-timed-out', 'silence'],
  ['exceeded-max-duration', 'time-limit'],
  ['customer-did-not-give-microphone-permission', 'no-microphone'],
  ['manually-canceled', 'service'],
  ['call.in-progress.error-vapifault-openai-voice-failed', 'failure'],
  ['pipeline-error-openai-llm-failed', 'failure'],
  ['assistant-join-timed-out', 'failure'],
  ['assistant-error', 'failure'],
  ['voicemail', 'unknown'],
  ['', 'unknown'],
])("the endedReason '%s' is an end by: %s [S10]", (reason, by) => expect(endedBy(reason)).toBe(by));

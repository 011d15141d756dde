import { expect, it } from 'vitest';
import { callEndedWords } from './callEnded.ts';

it.each([
  ['customer-ended-call', 'You ended the call'],
  ['customer-ended-call-during-transfer', 'You ended the call'],
  ['assistant-ended-call', 'The agent ended the call'],
  ['assistant-ended-call-with-hangup-task', 'The agent ended the call'],
  ['assistant-said-end-call-phrase', 'The agent ended the call'],
  ['assistant-forwarded-call', 'The agent transferred the call'],
  ['silence-timed-out', 'The call ended: nobody had spoken for a while'],
  ['exceeded-max-duration', 'The call ended: it reached its maximum length'],
  ['customer-did-not-give-microphone-permission', 'The call ended: there was no microphone'],
  ['manually-canceled', 'The voice service ended the call'],
  ['call.in-progress.error-vapifault-openai-voice-failed', 'The call was cut off'],
  ['pipeline-error-openai-llm-failed', 'The call was cut off'],
  ['assistant-join-timed-out', 'The call was cut off'],
  ['voicemail', 'The call has ended'],
  ['', 'The call has ended'],
])("'%s' reads '%s' [S10]", (reason, words) => expect(callEndedWords(reason)).toBe(words));

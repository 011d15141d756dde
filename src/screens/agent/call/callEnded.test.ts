import { expect, it } from 'vitest';
import type { CallEndedBy } from '../../../services/voiceEvents.ts';
import { callEndedWords } from './callEnded.ts';

it.each<[CallEndedBy, string]>([
  ['user', 'You ended the call'],
  ['agent', 'The agent ended the call'],
  ['transfer', 'The agent transferred the call'],
  ['silence', 'The call ended: nobody had spoken for a while'],
  ['time-limit', 'The call ended: it reached its maximum length'],
  ['no-microphone', 'The call ended: there was no microphone'],
  ['service', 'The voice service ended the call'],
  ['failure', 'The call was cut off'],
  ['unknown', 'The call has ended'],
])("a call ended by: %s reads '%s' [S10]", (endedBy, words) => expect(callEndedWords[endedBy]).toBe(words));

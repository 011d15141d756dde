import type { CallEndedBy } from '../../../services/voiceEvents.ts';

/** Who ended the call, or why it ended, as people read it. [S10] */
export const callEndedWords: Readonly<Record<CallEndedBy, string>> = {
  user: 'You ended the call',
  agent: 'The agent ended the call',
  transfer: 'The agent transferred the call',
  silence: 'The call ended: nobody had spoken for a while',
  'time-limit': 'The call ended: it reached its maximum length',
  'no-microphone': 'The call ended: there was no microphone',
  service: 'The voice service ended the call',
  failure: 'The call was cut off',
  unknown: 'The call has ended',
};

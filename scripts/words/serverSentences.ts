// What the servers of the assistant and of billing answer, where a user reads it.
import { fileMessages } from '../../app/adapters/vapi/chatFiles.ts';
import { attachmentRefusals } from '../../server/assistant/attachments.ts';
import { tooLongMessage } from '../../server/assistant/chatServer.ts';
import { refusals } from '../../supabase/functions/billing/refusals.ts';

/** Only a program that is no page of ours can cause these. */
const ofPrograms = ['origin', 'path', 'request', 'too-large', 'too-slow', 'broken-off'];

const { broken, tooLarge, otherKind, none, tooMany } = attachmentRefusals;

export const serverSentences: readonly string[] = [
  tooLongMessage,
  broken,
  none,
  tooLarge('{name}', '{size}'),
  otherKind('{name}', '{kinds}'),
  tooMany('{most}'),
  fileMessages.tooLarge,
  fileMessages.notKept('{name}'),
  ...Object.entries(refusals).flatMap(([why, [, , message]]) => (ofPrograms.includes(why) ? [] : [message])),
];

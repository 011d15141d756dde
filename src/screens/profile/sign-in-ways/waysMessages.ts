import { errorMessages } from '../../../services/messages.ts';
import type { Failure } from '../../../services/result.ts';

export const waysMessages = {
  onlyOne: 'This is your only way to sign in. Set a password first.',
  hasAddress: "Your account's email address comes from it. Set a password first.",
  notOffered: 'Ways to sign in cannot be changed here.',
} as const;

const sentences = new Map<unknown, string>([
  ['single_identity_not_deletable', waysMessages.onlyOne],
  ['email_conflict_identity_not_deletable', waysMessages.hasAddress],
  ['manual_linking_disabled', waysMessages.notOffered],
]);

/** Why a way could not be added or removed. `failure`: undefined where the code for it could not be loaded. */
export function waysMessage(failure: Failure | undefined): string {
  if (!failure) return errorMessages.unavailable;
  if (failure.status === 404) return waysMessages.notOffered;
  return sentences.get(failure.code) ?? (failure.message || errorMessages.unexpected);
}

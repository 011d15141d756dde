import type { Session } from '@supabase/auth-js';
import type { User } from '../../../src/services/auth.ts';
import { avatarAddress, avatarsAt } from './avatar.ts';
import { textOf } from './rows.ts';

/** The part of a session that is read; the answer to a second factor has no more than that. */
export type Signed = Pick<Session, 'user'>;

/**
 * Reads a user whose fields may have any shape: people can write their own metadata, and sessions come from storage.
 * `url`: the project's URL, for the addresses of pictures.
 */
export function userOf({ user }: Signed, url: string): User {
  const { full_name: fullName, avatar_url: stored } = user.user_metadata ?? {};
  const avatarUrl = avatarAddress(stored, user.id, url);
  return {
    id: user.id,
    email: textOf(user.email),
    fullName: textOf(fullName),
    // Google and GitHub write the address of a picture of theirs. No page may load it, and it would tell them of each visit.
    avatarUrl: avatarUrl.startsWith(avatarsAt(url)) ? avatarUrl : '',
    createdAt: textOf(user.created_at),
    ...(user.email && !user.email_confirmed_at && { isUnconfirmed: true }),
  };
}

import type { Session } from '@supabase/auth-js';
import type { User } from '../../../src/services/auth.ts';
import { avatarAddress } from './avatar.ts';
import { textOf } from './rows.ts';

/** Only what is read: an MFA answer is not a whole session. */
export type Signed = Pick<Session, 'user'>;

/**
 * People write their metadata themselves, and sessions are read from storage: any field may be of any shape. `url`: the
 * project's, where pictures are shown.
 */
export function userOf({ user }: Signed, url: string): User {
  const { full_name: fullName, avatar_url: avatarUrl } = user.user_metadata ?? {};
  return {
    id: user.id,
    email: textOf(user.email),
    fullName: textOf(fullName),
    avatarUrl: avatarAddress(avatarUrl, user.id, url),
  };
}

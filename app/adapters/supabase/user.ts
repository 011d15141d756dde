import type { Session } from '@supabase/auth-js';
import type { User } from '../../../src/services/auth.ts';
import { avatarAddress } from './avatar.ts';

/** Only what is read: an MFA answer is not a whole session. */
export type Signed = Pick<Session, 'user'>;

/** `url`: the project's, where pictures are shown. */
export function userOf({ user }: Signed, url: string): User {
  const { full_name: fullName, avatar_url: avatarUrl } = user.user_metadata ?? {};
  return {
    id: user.id,
    email: user.email ?? '',
    fullName: typeof fullName === 'string' ? fullName : '',
    avatarUrl: avatarAddress(avatarUrl, user.id, url),
  };
}

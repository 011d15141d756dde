import type { AuthPort, NewAccount } from '../../../src/services/auth.ts';
import { catchMalformed, malformed } from './catchMalformed.ts';
import type { SupabaseClient } from './client.ts';
import { signUpRefusalOf } from './failure.ts';
import { keepVerifier } from './keepVerifier.ts';
import { linkClient } from './linkClient.ts';

/** Creates an account on a client that signs nobody in, and keeps what redeems the link of the confirmation's mail. [S2, U2] */
export async function signUp(
  client: SupabaseClient,
  { email, password, fullName, avatarUrl, language = 'en' }: NewAccount,
  back: { emailRedirectTo?: string },
): ReturnType<AuthPort['signUp']> {
  const isolated = linkClient(client);
  const { data, error } = await keepVerifier(client, () =>
    isolated.signUp({
      email,
      password,
      options: {
        // Without a language, mails are in English. [C8]
        data: { full_name: fullName, avatar_url: avatarUrl, ...(language !== 'en' && { language }) },
        ...back,
      },
    }),
  );
  if (error) return signUpRefusalOf(error);
  // The vendor's client takes any answer for a user.
  if (typeof data?.user?.id !== 'string') return signUpRefusalOf(malformed);
  // With email confirmation on, a hosted project hides that an address has an account: it answers with a user
  // who has no identities.
  if (data.user.identities?.length === 0)
    return signUpRefusalOf({ message: 'User already registered', code: 'user_already_exists', status: 422 });
  // People sign in by themselves after signing up, so the session that came with the answer is ended. [S2]
  if (data.session) void catchMalformed(isolated.admin.signOut(data.session.access_token, 'local'));
  return { ok: true, needsConfirmation: !data.session };
}

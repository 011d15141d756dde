import type { GoTrueClient, Session, User } from '@supabase/auth-js';
import { adoptSession } from './adoptSession.ts';
import type { BackendError } from './backendError.ts';
import { catchMalformed, malformed } from './catchMalformed.ts';
import type { SupabaseClient } from './client.ts';
import { anotherAccount } from './failure.ts';

/** Signs in on an isolated client, by password or with the code of a mail. */
export type SignInAttempt = (isolated: GoTrueClient) => Promise<{
  data: { user: User | null; session: Session | null } | null;
  error: BackendError | null;
}>;

/** Signs in the user with this id, on an isolated client first: it may turn out to be another account. [S4, U48] */
export async function attemptAs(
  client: SupabaseClient,
  id: string,
  attempt: SignInAttempt,
): Promise<BackendError | null> {
  const isolated = client.isolatedClient();
  const { data, error } = await catchMalformed(attempt(isolated));
  if (error) return error;
  if (!data?.session) return malformed;
  const refusal = data.user?.id === id ? await adoptSession(client, data.session) : anotherAccount;
  // What was begun in vain ends.
  if (refusal) void catchMalformed(isolated.signOut({ scope: 'local' }));
  return refusal;
}

/** Signs in the user with this id by password. [S4] */
export const signInAs = (client: SupabaseClient, id: string, email: string, password: string) =>
  attemptAs(client, id, (isolated) => isolated.signInWithPassword({ email, password }));

import { adoptSession } from './adoptSession.ts';
import type { BackendError } from './backendError.ts';
import { catchMalformed, malformed } from './catchMalformed.ts';
import type { SupabaseClient } from './client.ts';
import { anotherAccount } from './failure.ts';

/** Signs in the user with this id, on an isolated client first: the password may turn out to be another account's. [S4] */
export async function signInAs(
  client: SupabaseClient,
  id: string,
  email: string,
  password: string,
): Promise<BackendError | null> {
  const isolated = client.isolatedClient();
  const { data, error } = await catchMalformed(isolated.signInWithPassword({ email, password }));
  if (error) return error;
  if (!data?.session) return malformed;
  const refusal = data.user.id === id ? await adoptSession(client, data.session) : anotherAccount;
  // What was begun in vain ends.
  if (refusal) void catchMalformed(isolated.signOut({ scope: 'local' }));
  return refusal;
}

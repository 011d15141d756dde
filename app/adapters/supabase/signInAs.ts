import type { BackendError } from './backendError.ts';
import { catchMalformed } from './catchMalformed.ts';
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
  if (data?.user?.id !== id) {
    void isolated.signOut({ scope: 'local' });
    return anotherAccount;
  }
  const { refresh_token } = data.session;
  return (await catchMalformed(client.auth.refreshSession({ refresh_token }))).error;
}

import { supabaseAuth } from './auth.ts';
import { supabaseClient, type SupabaseOptions } from './client.ts';
import { supabaseData } from './data.ts';
import { supabaseFiles } from './files.ts';

/**
 * The auth, data and files ports of one account, over one client. They are one chunk of code, loaded when somebody
 * signs in. `fetch` sends requests to the operator's other services, with the user's token. `client` is for
 * ports whose code comes later.
 */
export function supabaseAuthClient(options: SupabaseOptions) {
  const client = supabaseClient(options);
  return {
    auth: supabaseAuth(client),
    data: supabaseData(client),
    files: supabaseFiles(client),
    fetch: client.fetch,
    client,
  };
}

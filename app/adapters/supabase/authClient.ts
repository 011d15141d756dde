import { supabaseAuth } from './auth.ts';
import { supabaseClient, type SupabaseOptions } from './client.ts';
import { supabaseData } from './data.ts';
import { supabaseFiles } from './files.ts';

/**
 * The three ports of one account, on one client: one chunk of code, loaded when somebody signs in.
 * `fetch` asks other services of the operator's in the user's name.
 */
export function supabaseAuthClient(options: SupabaseOptions) {
  const client = supabaseClient(options);
  return {
    auth: supabaseAuth(client),
    data: supabaseData(client),
    files: supabaseFiles(client),
    fetch: client.fetch,
  };
}

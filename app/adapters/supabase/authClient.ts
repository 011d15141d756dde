import { supabaseAuth } from './auth.ts';
import { supabaseClient, type SupabaseOptions } from './client.ts';
import { supabaseData } from './data.ts';

/**
 * The auth and data ports of one account, over one client. They are one chunk of code, loaded when somebody signs in.
 * `fetch` sends requests to the operator's other services, with the user's token. The code of the other ports is imported
 * from here, so that it finds in this chunk what it shares with it: imported from elsewhere, it would split it.
 */
export function supabaseAuthClient(options: SupabaseOptions) {
  const client = supabaseClient(options);
  return {
    auth: supabaseAuth(client),
    data: supabaseData(client),
    fetch: client.fetch,
    loadFiles: async () => (await import('./files.ts')).supabaseFiles(client),
    loadConversations: async () => (await import('./conversations.ts')).supabaseConversations(client),
    loadSupport: async () => (await import('./support.ts')).supabaseSupport(client),
    loadBilling: async () => (await import('./billing.ts')).supabaseBilling(client),
    loadSessions: async () => (await import('./sessions.ts')).supabaseSessions(client),
    loadFactors: async () => (await import('./factors.ts')).supabaseFactors(client),
    loadStepUp: async () => (await import('./stepUp.ts')).supabaseStepUp(client),
    loadActivity: async () => (await import('./activity.ts')).supabaseActivity(client),
    loadPreferences: async () => (await import('./preferences.ts')).supabasePreferences(client),
    loadOwnData: async () => (await import('./ownData.ts')).supabaseOwnData(client),
    loadProviders: async () => (await import('./signInWays.ts')).supabaseSignInWays(client),
    loadPayments: async () => (await import('./payments.ts')).supabasePayments(client),
  };
}

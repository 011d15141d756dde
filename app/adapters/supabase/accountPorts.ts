import { supabaseAuth } from './auth.ts';
import { supabaseClient, type SupabaseOptions } from './client.ts';
import { supabaseData } from './data.ts';

/**
 * The ports of one account, over one client. This file, with auth and data, is the chunk of code that is loaded when somebody
 * signs in; `load…` fetches the code of each other port. They are imported here, so that they find in this chunk what they share
 * with it: imported from elsewhere, they would split it. `fetch` sends requests to the operator's other services, with the user's
 * token.
 */
export function supabaseAccountPorts(options: SupabaseOptions) {
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
    loadProviders: async () => (await import('./accountProviders.ts')).supabaseAccountProviders(client),
    loadPayments: async () => (await import('./payments.ts')).supabasePayments(client),
  };
}

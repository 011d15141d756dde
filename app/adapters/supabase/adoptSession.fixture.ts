import type { SupabaseClient } from './client.ts';

export const tokenOf = (session: string) =>
  `h.${btoa(JSON.stringify({ session_id: session, aal: 'aal1' }))}.s`;
const user = { id: 'ada', email: 'ada@example.com', factors: [] };
const sessionOf = (name: string) => ({
  access_token: tokenOf(name),
  refresh_token: `refresh-${name}`,
  user,
});

const failures: Readonly<Record<string, { name: string; status: number }>> = {
  unreached: { name: 'AuthRetryableFetchError', status: 0 },
  refused: { name: 'AuthApiError', status: 400 },
};

/** A client on which Ada signs in anew. Its renewals give these sessions, one after the other, or fail as 'unreached' or 'refused'. */
export function clientThatTakes(...answers: string[]) {
  const asked: string[] = [];
  const ended: string[] = [];
  const end = async (token: string) => {
    ended.push(token);
    return { error: null };
  };
  const signIn = async () => ({ data: { user, session: sessionOf('new') }, error: null });
  const isolated = {
    signInWithPassword: signIn,
    verifyOtp: signIn,
    getSession: async () => ({ data: { session: sessionOf('new') } }),
    signOut: () => end(tokenOf('new')),
    admin: { signOut: end },
  };
  const client = {
    tokens: { session: async () => sessionOf('former') },
    isolatedClient: () => isolated,
    auth: {
      refreshSession: async ({ refresh_token }: { refresh_token: string }) => {
        asked.push(refresh_token);
        const name = answers.shift() ?? 'unreached';
        const error = failures[name];
        return error
          ? { data: { session: null }, error }
          : { data: { session: sessionOf(name) }, error: null };
      },
    },
  };
  return { client: client as unknown as SupabaseClient, asked, ended };
}

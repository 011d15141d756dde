import { expect, it } from 'vitest';
import type { SupabaseClient } from './client.ts';
import { supabaseStepUp } from './stepUp.ts';

const tokenOf = (session: string) => `h.${btoa(JSON.stringify({ session_id: session, aal: 'aal1' }))}.s`;
const user = { id: 'ada', email: 'ada@example.com', factors: [] };
const sessionOf = (name: string) => ({
  access_token: tokenOf(name),
  refresh_token: `refresh-${name}`,
  user,
});

/** A client whose renewals give these sessions, one after the other; null for a failure. */
function clientThatTakes(...answers: (string | null)[]) {
  const asked: string[] = [];
  const ended: string[] = [];
  const isolated = {
    signInWithPassword: async () => ({ data: { user, session: sessionOf('new') }, error: null }),
    getSession: async () => ({ data: { session: sessionOf('new') } }),
    admin: {
      signOut: async (token: string) => {
        ended.push(token);
        return { error: null };
      },
    },
  };
  const client = {
    tokens: { session: async () => sessionOf('former') },
    isolatedClient: () => isolated,
    auth: {
      refreshSession: async ({ refresh_token }: { refresh_token: string }) => {
        asked.push(refresh_token);
        const name = answers.shift();
        return name
          ? { data: { session: sessionOf(name) }, error: null }
          : { data: { session: null }, error: { name: 'AuthRetryableFetchError', status: 0 } };
      },
    },
  };
  return { stepUp: supabaseStepUp(client as unknown as SupabaseClient), asked, ended };
}

it('the former session ends only once the new one has taken its place [U13]', async () => {
  const { stepUp, asked, ended } = clientThatTakes('former', 'new');
  expect(await stepUp.enterPassword('correct-horse')).toEqual({ ok: true });
  expect(asked).toEqual(['refresh-new', 'refresh-new']);
  expect(ended).toEqual([tokenOf('former')]);
});

it('a new session that could not take the place is ended, and the former one goes on [U13]', async () => {
  const { stepUp, ended } = clientThatTakes(null);
  expect(await stepUp.enterPassword('correct-horse')).toMatchObject({ ok: false });
  expect(ended).toEqual([tokenOf('new')]);
});

import { afterAll, beforeAll, describe } from 'vitest';
import { supabaseAuth } from '../../app/adapters/supabase/auth.ts';
import { supabaseClient, type SupabaseOptions } from '../../app/adapters/supabase/client.ts';
import { supabaseSessions } from '../../app/adapters/supabase/sessions.ts';
import { memoryStorage } from '../../app/adapters/supabase/storage.ts';
import { codeAt, stepAt } from '../../server/auth/totp.ts';
import { authContract } from '../../src/services/auth.contract.ts';
import { authMailsContract } from '../../src/services/authMails.contract.ts';
import { authFactorContract } from '../../src/services/authFactor.contract.ts';
import { sessionsContract } from '../../src/services/sessions.contract.ts';
import { hasAuthServer, publicKey, startAuthServer } from '../../supabase/tests/authServer.ts';

const url = 'http://localhost:3000';
let count = 0;
const freshEmail = () => `real-${++count}@example.com`;
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

if (!hasAuthServer)
  console.info(
    'Skipped: the contracts over Supabase’s own auth server, which need AUTH_SERVER=/path/to/auth and TEST_DATABASE_URL, and the journeys over it, which need AUTH_SERVER.',
  );

describe.skipIf(!hasAuthServer)('over Supabase’s own auth server [U46]', () => {
  let server: Awaited<ReturnType<typeof startAuthServer>>;
  beforeAll(async () => {
    server = await startAuthServer(url);
  });
  afterAll(() => server.close());

  const client = (page: Pick<SupabaseOptions, 'storage' | 'address'> = {}) =>
    supabaseClient({
      url,
      key: publicKey,
      fetch: (input, init) => server.fetch(new Request(input, init)),
      storage: memoryStorage(),
      autoRefresh: false,
      retry: false,
      ...page,
    });
  const mailTo = (email: string) => server.mails.findLast(({ to }) => to === email);

  authContract(
    'real',
    () => ({
      browser: () => supabaseAuth(client()),
      freshEmail,
      oldSessions: {
        age: (email) =>
          void server.sql(
            `update auth.sessions set created_at = created_at - interval '25 hours'
               where user_id = (select id from auth.users where email = ${quoted(email)})`,
          ),
        mailedCode: (email) => mailTo(email)?.code ?? '',
      },
    }),
    true,
  );

  authMailsContract('real', () => ({
    freshEmail,
    device() {
      const storage = memoryStorage();
      return (address) =>
        supabaseAuth(client({ storage, ...(address !== undefined && { address }) }), { origin: url });
    },
    code: (email) => mailTo(email)?.code ?? '',
    async openLink(email) {
      const answer = await server.fetch(new Request(mailTo(email)?.link ?? ''));
      return answer.headers.get('location') ?? '';
    },
    metadata: (email): unknown =>
      JSON.parse(server.sql(`select raw_user_meta_data from auth.users where email = ${quoted(email)}`)),
  }));

  authFactorContract(
    'real',
    () => ({
      browser: () => supabaseAuth(client()),
      freshEmail,
      async protect(email, password) {
        const { auth } = client();
        await auth.signInWithPassword({ email, password });
        const { data, error } = await auth.mfa.enroll({ factorType: 'totp' });
        if (error) throw error;
        const step = stepAt(Date.now());
        const codeOf = (number: number) => codeAt(data.totp.secret, step + number);
        const confirmed = await auth.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(0) });
        if (confirmed.error) throw confirmed.error;
        return codeOf;
      },
    }),
    false,
  );

  async function device(email: string) {
    const own = client();
    const signedIn = await supabaseAuth(own).signIn(email, 'correct-horse');
    if (!signedIn.ok) throw new Error(signedIn.failure.message);
    return {
      sessions: supabaseSessions(own),
      canRenew: async () => !(await own.auth.refreshSession()).error,
    };
  }
  sessionsContract('real', () => ({
    async signedIn() {
      const email = freshEmail();
      await supabaseAuth(client()).signUp({
        email,
        password: 'correct-horse',
        fullName: 'Ada Lovelace',
        avatarUrl: '',
      });
      return { ...(await device(email)), otherDevice: () => device(email) };
    },
    visitor: supabaseSessions(client()),
  }));
});

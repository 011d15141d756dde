import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../../../server/backend.ts';
import { handlersOf } from '../../../mocks/handlers/backend.ts';
import { backendState, backendUrl } from '../../../mocks/handlers/backendState.ts';
import { authContract, type AuthSubject } from '../../../src/services/auth.contract.ts';
import type { User } from '../../../src/services/auth.ts';
import { conversationsContract } from '../../../src/services/conversations.contract.ts';
import { dataContract } from '../../../src/services/data.contract.ts';
import { paymentsContract, type StoredPayment } from '../../../src/services/payments.contract.ts';
import { filesContract } from '../../../src/services/files.contract.ts';
import { sessionsContract } from '../../../src/services/sessions.contract.ts';
import { supportContract } from '../../../src/services/support.contract.ts';
import { supabaseAuth } from './auth.ts';
import { supabaseClient, type SupabaseClient, type SupabaseOptions } from './client.ts';
import { supabaseConversations } from './conversations.ts';
import { supabaseData } from './data.ts';
import { supabasePayments } from './payments.ts';
import { supabaseFiles } from './files.ts';
import { supabaseSessions } from './sessions.ts';
import { supabaseSupport } from './support.ts';
import { memoryStorage } from './storage.ts';

interface Backend {
  url: string;
  key: string;
  fetch?: typeof fetch;
  simulatedBilling: boolean;
  visitorUploads: boolean;
  oldSessions?: AuthSubject['oldSessions'];
  /** Stores payments as a provider would. Without it, the contract of payments is not run. */
  pay?: (userId: string, payments: readonly StoredPayment[]) => Promise<void>;
  /** The team answers all requests of a user; absent where a test cannot be the team. */
  answerAll?: (userId: string) => Promise<void>;
}

const run = Date.now().toString(36);
let count = 0;
const freshEmail = () => `contract-${run}-${++count}@example.com`;

/**
 * Runs the contracts of auth, data, files, conversations, support and sessions over one backend. The stories' handlers must pass
 * what the real ones pass. `isOurs`: the tests can also reach the backend behind its API, to age sessions and to store payments.
 */
function contracts(name: string, backend: () => Backend, isOurs = false) {
  const client = () => {
    const { url, key, fetch } = backend();
    const options: SupabaseOptions = { url, key, ...(fetch && { fetch }) };
    return supabaseClient({ ...options, storage: memoryStorage(), autoRefresh: false, retry: false });
  };

  async function signedIn() {
    const mine = client();
    const auth = supabaseAuth(mine);
    const account = {
      email: freshEmail(),
      password: 'correct-horse',
      fullName: 'Grace Hopper',
      avatarUrl: '',
    };
    await auth.restoreSession();
    const user = new Promise<User>((resolve) => {
      auth.subscribe((event) => event.type === 'signed-in' && resolve(event.user));
    });
    const { email, password } = account;
    if (!(await auth.signUp(account)).ok || !(await auth.signIn(email, password)).ok)
      throw new Error(
        `${name} takes no new accounts. Turn email confirmations off there, or let contracts run without it.`,
      );
    return { client: mine, user: await user, account };
  }

  /** On a device of its own: the tabs of one browser tell each other of changes, which would hide that nobody else does. */
  function conversationsOf(of: SupabaseClient) {
    vi.stubGlobal('BroadcastChannel', undefined);
    const port = supabaseConversations(of, { pollMs: 50 });
    vi.unstubAllGlobals();
    return port;
  }

  authContract(
    name,
    () => {
      const { oldSessions } = backend();
      return { browser: () => supabaseAuth(client()), freshEmail, ...(oldSessions && { oldSessions }) };
    },
    isOurs,
  );

  dataContract(name, () => ({
    async signedIn() {
      const { client: mine, user } = await signedIn();
      return { data: supabaseData(mine), files: supabaseFiles(mine), user };
    },
    visitor: supabaseData(client()),
    simulatedBilling: backend().simulatedBilling,
  }));

  conversationsContract(name, () => ({
    async signedIn() {
      const { client: mine, user, account } = await signedIn();
      return {
        conversations: conversationsOf(mine),
        async otherDevice() {
          const other = client();
          await supabaseAuth(other).signIn(account.email, account.password);
          return conversationsOf(other);
        },
        userId: user.id,
      };
    },
    visitor: conversationsOf(client()),
  }));

  describe.runIf(isOurs)('with payments of a provider', () => {
    paymentsContract(name, () => ({
      async signedIn(payments) {
        const { client: mine, user } = await signedIn();
        await backend().pay?.(user.id, payments);
        return { payments: supabasePayments(mine), userId: user.id };
      },
      visitor: supabasePayments(client()),
    }));
  });
  supportContract(name, () => ({
    async signedIn() {
      const { client: mine, user } = await signedIn();
      const { answerAll } = backend();
      return {
        support: supabaseSupport(mine),
        userId: user.id,
        ...(answerAll && { answerAll: () => answerAll(user.id) }),
      };
    },
    visitor: supabaseSupport(client()),
  }));

  const deviceOf = (of: SupabaseClient) => ({
    sessions: supabaseSessions(of),
    canRenew: async () => !(await of.auth.refreshSession()).error,
  });
  sessionsContract(name, () => ({
    async signedIn() {
      const { client: mine, account } = await signedIn();
      return {
        ...deviceOf(mine),
        async otherDevice() {
          vi.stubGlobal('BroadcastChannel', undefined);
          const other = client();
          vi.unstubAllGlobals();
          await supabaseAuth(other).signIn(account.email, account.password);
          return deviceOf(other);
        },
      };
    },
    visitor: supabaseSessions(client()),
  }));

  filesContract(name, () => ({
    async signedIn() {
      const { client: mine, user } = await signedIn();
      return { files: supabaseFiles(mine), id: user.id };
    },
    visitor: supabaseFiles(client()),
    visitorUploads: backend().visitorUploads,
    get: (url) => (backend().fetch ?? fetch)(url),
  }));
}

describe('over the handlers of the stories', () => {
  const state = backendState([], { visitorUploads: true });
  const server = setupServer(...handlersOf(state));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());
  const idOf = (email: string) => state.userByEmail(email)?.id ?? '';
  contracts(
    'handlers',
    () => ({
      url: backendUrl,
      key: 'sb_publishable_story',
      simulatedBilling: true,
      visitorUploads: true,
      oldSessions: {
        age: (email) => state.ageSessions(idOf(email)),
        mailedCode: (email) => state.codes.newest(idOf(email)) ?? '',
      },
      pay: async (userId, payments) => state.pay(userId, payments),
      async answerAll(userId) {
        for (const row of state.supportRequests) if (row.owner === userId) row.state = 'answered';
      },
    }),
    true,
  );
});

describe('over the embedded backend', () => {
  let embedded: EmbeddedBackend;
  beforeAll(async () => {
    embedded = await createEmbeddedBackend({ siteUrl: 'http://localhost:3000' });
  });
  afterAll(() => embedded.close());
  contracts(
    'embedded',
    () => ({
      url: 'http://localhost:3000',
      key: embedded.publishableKey,
      fetch: (input, init) => embedded.fetch(new Request(input, init)),
      simulatedBilling: true,
      visitorUploads: true,
      oldSessions: {
        async age(email) {
          await embedded.pg.query(
            `update auth.sessions set created_at = created_at - interval '25 hours'
               where user_id = (select id from auth.users where email = $1)`,
            [email],
          );
        },
        mailedCode: (email) =>
          embedded.mails.find(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0] ?? '',
      },
      async pay(userId, payments) {
        await embedded.pg.query(
          `insert into public.payment_history
             select each.id, $1, each.service_name, each.payment_date, each.amount, each.currency, each.status,
               each.invoice_number, each.receipt_url, each.failure
             from jsonb_populate_recordset(null::public.payment_history, $2) each`,
          [userId, JSON.stringify(payments)],
        );
      },
      async answerAll(userId) {
        await embedded.pg.query(`update public.support_requests set state = 'answered' where user_id = $1`, [
          userId,
        ]);
      },
    }),
    true,
  );
});

const { TEST_SUPABASE_URL: hostedUrl = '', TEST_SUPABASE_KEY: hostedKey = '' } = process.env;

/** Runs only when the environment names a project and its keys. */
describe.skipIf(!hostedUrl || !hostedKey)('over a hosted project', () => {
  contracts('hosted', () => ({
    url: hostedUrl,
    key: hostedKey,
    simulatedBilling: false,
    visitorUploads: false,
  }));
});

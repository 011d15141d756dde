import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlersOf } from '../../../mocks/handlers/backend.ts';
import { backendState, backendUrl } from '../../../mocks/handlers/backendState.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../../../server/backend.ts';
import { ownDataContract } from '../../../src/services/ownData.contract.ts';
import type { StoredPayment } from '../../../src/services/payments.contract.ts';
import { supabaseAuth } from './auth.ts';
import { supabaseClient, type SupabaseOptions } from './client.ts';
import { supabaseConversations } from './conversations.ts';
import { supabaseFiles } from './files.ts';
import { supabaseOwnData } from './ownData.ts';
import { memoryStorage } from './storage.ts';

let count = 0;

/** Three payments a day, so that many have the same date. */
const storedPayment = (user: string, n: number): StoredPayment => ({
  id: `${user.slice(0, 24)}${String(n).padStart(12, '0')}`,
  service_name: `Service ${n}`,
  payment_date: new Date(Date.UTC(2020, 0, 1 + Math.floor(n / 3))).toISOString(),
  amount: n,
  currency: 'USD',
  status: 'completed',
});

const clientOf = (options: SupabaseOptions) =>
  supabaseClient({ ...options, storage: memoryStorage(), autoRefresh: false, retry: false });

type Pay = (userId: string, payments: readonly StoredPayment[]) => Promise<unknown>;

/** Somebody with payments, a picture and a conversation. */
async function signedIn(options: SupabaseOptions, pay: Pay, payments: number) {
  const client = clientOf(options);
  const auth = supabaseAuth(client);
  await auth.restoreSession();
  const email = `own-data-${(count += 1)}@example.com`;
  await auth.signUp({ email, password: 'correct-horse', fullName: 'Ada', avatarUrl: '' });
  await auth.signIn(email, 'correct-horse');
  const userId = (await client.auth.getUser()).data.user?.id ?? '';
  await pay(
    userId,
    Array.from({ length: payments }, (_, n) => storedPayment(userId, n)),
  );
  const picture = new Blob([new Uint8Array([1, 2, 3])], { type: 'image/png' });
  await supabaseFiles(client).uploadAvatar({ type: 'user', id: userId }, picture);
  const entries = ['a', 'b'].map((id) => ({
    id,
    happenedAt: '2026-05-01T08:00:00Z',
    isOpen: false,
    body: { text: id },
  }));
  await supabaseConversations(client).put(userId, crypto.randomUUID(), entries, 'Hello');
  const canSignIn = async () => (await supabaseAuth(clientOf(options)).signIn(email, 'correct-horse')).ok;
  return { ownData: supabaseOwnData(client), userId, email, canSignIn };
}

describe('over the handlers of the stories', () => {
  const state = backendState([]);
  const server = setupServer(...handlersOf(state));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());
  const options = { url: backendUrl, key: 'sb_publishable_story' };
  ownDataContract('handlers', () => ({
    signedIn: (payments) => signedIn(options, async (user, rows) => state.pay(user, rows), payments),
    visitor: supabaseOwnData(clientOf(options)),
  }));

  it('hears again that the account is deleted, as from a hosted project, when the answer was lost [U35]', async () => {
    const { ownData, userId } = await signedIn(options, async () => undefined, 0);
    await ownData.removePictures(userId);
    expect(await ownData.deleteAccount(userId)).toEqual({ ok: true, value: 'deleted' });
    for (const isOnlyAsked of [true, false])
      expect(await ownData.deleteAccount(userId, { isOnlyAsked })).toEqual({ ok: true, value: 'deleted' });
  });
});

describe('over the embedded backend', () => {
  let backend: EmbeddedBackend;
  beforeAll(async () => {
    backend = await createEmbeddedBackend({ siteUrl: 'http://localhost:3000' });
  });
  afterAll(() => backend.close());
  const options = (): SupabaseOptions => ({
    url: 'http://localhost:3000',
    key: backend.publishableKey,
    fetch: (input, init) => backend.fetch(new Request(input, init)),
  });
  it('tells a user by mail that the account was deleted, once and only when it was [U37]', async () => {
    const leaver = await signedIn(options(), async () => undefined, 0);
    const mails = () => backend.mails.filter(({ to }) => to === leaver.email).map(({ subject }) => subject);
    await leaver.ownData.deleteAccount(leaver.userId, { isOnlyAsked: true });
    await leaver.ownData.deleteAccount(leaver.userId);
    expect(mails()).toEqual([]);
    await leaver.ownData.removePictures(leaver.userId);
    await leaver.ownData.deleteAccount(leaver.userId);
    await leaver.ownData.deleteAccount(leaver.userId);
    expect(mails()).toEqual(['Your Parley account was deleted']);
  });

  const pay: Pay = (userId, payments) =>
    backend.pg.query(
      `insert into public.payment_history (id, user_id, service_name, payment_date, amount, currency, status)
         select each.id, $1, each.service_name, each.payment_date, each.amount, each.currency, each.status
         from jsonb_populate_recordset(null::public.payment_history, $2) each`,
      [userId, JSON.stringify(payments)],
    );
  ownDataContract('embedded', () => ({
    signedIn: (payments) => signedIn(options(), pay, payments),
    visitor: supabaseOwnData(clientOf(options())),
  }));
});

import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handlersOf } from '../../../mocks/handlers/backend.ts';
import { backendState, storedSession, backendUrl } from '../../../mocks/handlers/backendState.ts';
import { personas } from '../../../mocks/personas.ts';
import type { AuthEvent } from '../../../src/services/auth.ts';
import { supabaseAuth } from './auth.ts';
import { supabaseClient } from './client.ts';
import { supabaseData } from './data.ts';
import { memoryStorage, type SyncStorage } from './storage.ts';

const server = setupServer();
const { pro } = personas;
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => server.use(...handlersOf(backendState([pro]))));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function browser(storage: SyncStorage) {
  const client = supabaseClient({
    url: backendUrl,
    key: 'sb_publishable_story',
    storage,
    storageKey: 's',
    autoRefresh: false,
    retry: false,
  });
  const auth = supabaseAuth(client);
  const events: AuthEvent['type'][] = [];
  auth.subscribe(({ type }) => events.push(type));
  return { client, auth, data: supabaseData(client), events };
}

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

/** A storage whose methods in `fails` throw unless `works` is true. */
function storageThat(fails: readonly (keyof SyncStorage)[], before?: object) {
  const inner = memoryStorage();
  if (before) inner.setItem('s', JSON.stringify(before));
  const storage: SyncStorage = { ...inner };
  for (const name of fails) storage[name] = refuse;
  return { inner, storage };
}

describe('storage that throws [S1]', () => {
  it.each([
    [['getItem']],
    [['setItem']],
    [['removeItem']],
    [['setItem', 'removeItem']],
    [['getItem', 'setItem', 'removeItem']],
  ] as const)(
    '%j: sign-in, a save, a refresh and sign-out work as long as the page is open',
    async (fails) => {
      const { auth, client, data, events } = browser(storageThat(fails).storage);
      expect(await auth.restoreSession()).toEqual({ user: null, isRecovering: false });
      expect(await auth.signIn(pro.email, pro.password)).toEqual({ ok: true });
      expect(await data.loadBilling(pro.id)).toMatchObject({ ok: true });
      await client.auth.refreshSession();
      expect(await auth.updateMetadata({ fullName: 'A', avatarUrl: '' })).toMatchObject({ ok: true });
      expect(await auth.signOut('global')).toMatchObject({ ok: true });
      expect(events.at(0)).toBe('signed-in');
      expect(events.at(-1)).toBe('signed-out');
    },
  );

  it('in the middle of a session: a reload finds nobody rather than a used refresh token [S4]', async () => {
    const { inner, storage } = storageThat(['setItem'], storedSession(pro));
    const { auth, client, data, events } = browser(storage);
    expect(await auth.restoreSession()).toMatchObject({ user: { id: pro.id } });
    await client.auth.refreshSession();
    expect(inner.getItem('s')).toBeNull();
    expect(await data.loadBilling(pro.id)).toMatchObject({ ok: true });
    expect(events).toEqual(['token-refreshed']);
    expect(await browser(inner).auth.restoreSession()).toEqual({ user: null, isRecovering: false });
  });
});

describe('a stored value that is not a session [S1]', () => {
  const session = storedSession(pro);
  const without = (name: keyof typeof session) => ({ ...session, [name]: undefined });
  const values: readonly unknown[] = [
    'null',
    '[]',
    '{}',
    '5',
    '"text"',
    '{"access_token":5',
    'true',
    '[object Object]',
    '\u0000',
    without('access_token'),
    without('refresh_token'),
    without('expires_at'),
    without('user'),
    { ...session, access_token: 5 },
    { ...session, access_token: '' },
    { ...session, refresh_token: {} },
    { ...session, expires_at: 'tomorrow' },
    { ...session, expires_at: null },
    { ...session, user: null },
    { ...session, user: 'ada' },
    { ...session, user: { ...session.user, id: 5 } },
    { ...session, user: { ...session.user, email: { toString: 'x' } } },
  ];

  it.each(values)('%j reads as nobody, and does not stand in the way of a sign-in', async (value) => {
    const storage = memoryStorage();
    storage.setItem('s', typeof value === 'string' ? value : JSON.stringify(value));
    const { auth, events } = browser(storage);
    expect(auth.mayHaveSession()).toBe(false);
    expect(await auth.restoreSession()).toEqual({ user: null, isRecovering: false });
    expect(await auth.signIn(pro.email, pro.password)).toEqual({ ok: true });
    expect(events).toEqual(['signed-in']);
    expect(JSON.parse(storage.getItem('s') ?? '')).toMatchObject({ user: { id: pro.id } });
  });

  it('metadata of an unexpected shape gives no name and no picture', async () => {
    const storage = memoryStorage();
    const user = { ...session.user, user_metadata: { full_name: 5, avatar_url: 'javascript:alert(1)' } };
    storage.setItem('s', JSON.stringify({ ...session, user }));
    expect(await browser(storage).auth.restoreSession()).toMatchObject({
      user: { fullName: '', avatarUrl: '' },
    });
  });
});

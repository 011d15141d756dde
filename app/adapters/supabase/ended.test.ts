import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSessions, refuseTokens } from '../../../mocks/handlers/expiredSessions.ts';
import { handlersOf } from '../../../mocks/handlers/backend.ts';
import { fault } from '../../../mocks/handlers/faults.ts';
import {
  backendState,
  nextVisit,
  storedSession,
  backendUrl,
  type BackendState,
} from '../../../mocks/handlers/backendState.ts';
import { personas } from '../../../mocks/personas.ts';
import type { AuthEvent, User } from '../../../src/services/auth.ts';
import { errorMessages } from '../../../src/services/messages.ts';
import { supabaseAuth } from './auth.ts';
import { supabaseClient } from './client.ts';
import { supabaseData } from './data.ts';
import { supabaseFiles } from './files.ts';
import { memoryStorage } from './storage.ts';

const server = setupServer();
const { pro, free } = personas;
let state: BackendState;
let asked: string[];

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  nextVisit();
  state = backendState([pro, free]);
  server.use(...handlersOf(state));
  asked = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search.startsWith('?grant_type') ? search : ''}`);
  });
});
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
});
afterAll(() => server.close());

async function signedIn() {
  const storage = memoryStorage();
  storage.setItem('s', JSON.stringify(storedSession(pro)));
  const client = supabaseClient({
    url: backendUrl,
    key: 'sb_publishable_story',
    storage,
    storageKey: 's',
    autoRefresh: false,
    retry: false,
  });
  const auth = supabaseAuth(client);
  const events: AuthEvent[] = [];
  auth.subscribe((event) => events.push(event));
  const { user } = await auth.restoreSession();
  const causes = () => events.map((event) => (event.type === 'signed-out' ? event.cause : event.type));
  return {
    client,
    auth,
    storage,
    events,
    causes,
    data: supabaseData(client),
    files: supabaseFiles(client),
    user: user as User,
  };
}

const change = { fullName: 'Ada', location: 'Paris', description: '', avatarUrl: '' };
const picture = new Blob([new Uint8Array([0x89, 0x50])], { type: 'image/png' });
type Ports = Awaited<ReturnType<typeof signedIn>>;
/** How often this client has renewed its token. Requests are not counted: a client of an earlier file may still be renewing its own. */
const refreshes = ({ causes }: Pick<Ports, 'causes'>) =>
  causes().filter((cause) => cause === 'token-refreshed').length;

const calls: readonly [string, (ports: Ports) => Promise<{ ok: boolean }>][] = [
  ['profile, read', ({ data, user }) => data.loadProfile(user)],
  ['profile, written', ({ data, user }) => data.saveProfile(user, change)],
  ['billing, read', ({ data, user }) => data.loadBilling(user.id)],
  ['billing, written', ({ data, user }) => data.savePaymentMethod(user.id, 'PayPal')],
  ['plan', ({ data, user }) => data.setPlan(user.id, 'free')],
  ['payments', ({ data, user }) => data.loadPayments(user.id, 5)],
  ['picture', ({ files, user }) => files.uploadAvatar({ type: 'user', id: user.id }, picture)],
  [
    'picture, removed',
    ({ files }) => files.removeAvatar(`${backendUrl}/storage/v1/object/public/avatars/${pro.id}/1.png`),
  ],
  ['metadata', ({ auth }) => auth.updateMetadata({ fullName: 'Ada', avatarUrl: '' })],
  ['password', ({ auth }) => auth.setPassword('battery-staple')],
  ['code for a password', ({ auth }) => auth.sendPasswordCode()],
];

describe.each(calls)('%s', (_name, act) => {
  it('renews a token that is refused before its time, and then succeeds [S4, X9]', async () => {
    const ports = await signedIn();
    server.use(refuseTokens(state));
    const outcome = await act(ports);
    expect(outcome, `${JSON.stringify(outcome)} after ${asked.join(', ')}`).toMatchObject({ ok: true });
    expect(refreshes(ports)).toBe(1);
    expect(ports.causes()).not.toContain('expired');
  });

  it('reports the end of the session once, and sends nothing as a visitor afterwards [S4, X9]', async () => {
    const ports = await signedIn();
    server.use(endSessions(state));
    expect(await act(ports)).toMatchObject({ ok: false, failure: { kind: 'session' } });
    expect(ports.causes()).toEqual(['expired']);
    asked = [];
    expect(await act(ports)).toMatchObject({ ok: false, failure: { kind: 'session' } });
    expect(asked).toEqual([]);
    expect(ports.causes()).toEqual(['expired']);
  });

  it('fails and keeps the user signed in when a refused token cannot be renewed without a connection [S4]', async () => {
    const ports = await signedIn();
    server.use(refuseTokens(state));
    server.use(fault('token-refresh', 429));
    const outcome = await act(ports);
    expect(outcome).toMatchObject({
      ok: false,
      failure: { kind: 'unavailable', message: errorMessages.unavailable },
    });
    expect(ports.causes()).toEqual([]);
    expect(ports.auth.mayHaveSession()).toBe(true);
  });
});

it('renews the token once, however many calls need it [S4]', async () => {
  const { data, user, causes } = await signedIn();
  server.use(refuseTokens(state));
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_none, i) =>
      i % 2 ? data.loadBilling(user.id) : data.loadPayments(user.id, 5),
    ),
  );
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(causes()).toEqual(['token-refreshed']);
});

it('takes the token that another call has fetched when its own is refused late [S4]', async () => {
  const { data, user, causes } = await signedIn();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(refuseTokens(state));
  server.use(
    http.get(
      `${backendUrl}/rest/v1/payment_history`,
      async () => {
        await held;
        return HttpResponse.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
      },
      { once: true },
    ),
  );
  const late = data.loadPayments(user.id, 5);
  await data.loadBilling(user.id);
  release();
  expect(await late).toMatchObject({ ok: true });
  expect(refreshes({ causes })).toBe(1);
});

it('a tab that tells of the session after it was ended here signs nobody in again, and one with a new session does [S1, V4]', async () => {
  const { auth, client, causes } = await signedIn();
  // As the vendor's client passes on what it hears of another tab.
  const hearFromTab = (event: string, session: unknown) =>
    (Reflect.get(client.auth, '_notifyAllSubscribers') as (...heard: unknown[]) => Promise<void>).call(
      client.auth,
      event,
      session,
      false,
    );
  const { data } = await client.auth.getSession();
  await auth.signOut('local');
  await hearFromTab('SIGNED_IN', data.session);
  expect(causes()).toEqual(['user']);
  await hearFromTab('SIGNED_IN', { ...data.session, access_token: 'another' });
  expect(causes()).toEqual(['user', 'signed-in']);
});

describe('signing in again', () => {
  it('lets the same user continue [S4]', async () => {
    const { auth, data, user, causes } = await signedIn();
    server.use(endSessions(state));
    await data.loadBilling(user.id);
    expect(await auth.signIn(pro.email, pro.password, pro.id)).toEqual({ ok: true });
    expect(causes()).toEqual(['expired', 'signed-in']);
    expect(await data.saveProfile(user, change)).toMatchObject({ ok: true });
  });

  it('lets nobody else in, and neither stores nor reports anything about them [S4, P2]', async () => {
    const { auth, data, user, causes, storage } = await signedIn();
    server.use(endSessions(state));
    await data.loadBilling(user.id);
    Object.assign(state.users.get(pro.id)!, { email: 'left@example.com' });
    Object.assign(state.users.get(free.id)!, { email: pro.email });
    expect(await auth.signIn(pro.email, free.password, pro.id)).toMatchObject({
      ok: false,
      failure: { reason: 'another-account', message: errorMessages.anotherAccount },
    });
    expect(causes()).toEqual(['expired']);
    expect(storage.getItem('s')).toBeNull();
    await vi.waitFor(() => expect(asked.filter((line) => line === 'POST /auth/v1/logout')).toHaveLength(1));
  });

  it.each([
    ['token-password', 400, { code: 'invalid_credentials' }, 'invalid-credentials'],
    ['token-password', 429, { code: 'over_request_rate_limit' }, 'other'],
    ['token-password', 'net', {}, 'other'],
    ['token-refresh', 500, {}, 'other'],
  ] as const)('signs the user out when %s is answered with %s [S4]', async (call, kind, more, reason) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    const { auth, data, user, storage } = await signedIn();
    server.use(endSessions(state));
    await data.loadBilling(user.id);
    server.use(fault(call, kind, more));
    const answer = auth.signIn(pro.email, pro.password, pro.id);
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    expect(await answer).toMatchObject({ ok: false, failure: { reason } });
    expect(storage.getItem('s')).toBeNull();
  });
});

import { delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { handlersOf } from '../../../mocks/handlers/backend.ts';
import { fault } from '../../../mocks/handlers/faults.ts';
import {
  backendState,
  storedSession,
  backendUrl,
  type BackendState,
} from '../../../mocks/handlers/backendState.ts';
import { personas } from '../../../mocks/personas.ts';
import { errorMessages } from '../../../src/services/messages.ts';
import { browser, stored, tab } from './auth.fixture.ts';

const server = setupServer();
const { pro, free } = personas;
let state: BackendState;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  state = backendState([pro, free]);
  server.use(...handlersOf(state));
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

/** Opens the page at the address to which a mail's link redirects. */
function linkTo(tokens: object, type = 'magiclink') {
  const hash = new URLSearchParams({ token_type: 'bearer', expires_in: '3600', type, ...tokens });
  return tab(`https://app.test/#${hash}`);
}
const tokensOf = (persona: typeof pro | typeof free) => {
  const { access_token, refresh_token } = storedSession(persona);
  return { access_token, refresh_token };
};

it('a link for another account changes nothing in any tab until the user accepts it [S1]', async () => {
  const shared = stored(pro);
  const { location } = linkTo(tokensOf(free));
  const here = browser(shared);
  expect(location.href).toBe('https://app.test/');
  const before = shared.storage.getItem(shared.storageKey);
  const there = browser(shared);
  await there.auth.restoreSession();

  expect(await here.auth.restoreSession()).toEqual({
    user: expect.objectContaining({ id: pro.id }),
    isRecovering: false,
    linkAccount: { email: free.email },
  });
  expect(shared.storage.getItem(shared.storageKey)).toBe(before);
  expect([here.events, there.events]).toEqual([[], []]);

  expect(await here.auth.followLink()).toMatchObject({ ok: true });
  for (const { events } of [here, there])
    await vi.waitFor(() => expect(events).toMatchObject([{ type: 'signed-in', user: { id: free.id } }]));
  // The former session has been ended, so only one token is still valid.
  await vi.waitFor(() => expect(state.accessTokens()).toHaveLength(1));
});

it('a link that is declined is used up, and the user stays [S1]', async () => {
  const shared = stored(pro);
  linkTo(tokensOf(free), 'recovery');
  const { auth, events } = browser(shared);
  expect(await auth.restoreSession()).toMatchObject({
    isRecovering: false,
    linkAccount: { email: free.email },
  });
  auth.dismissLink();
  await vi.waitFor(() => expect(state.accessTokens()).toHaveLength(1));
  expect(await auth.followLink()).toMatchObject({ ok: false });
  expect(events).toEqual([]);
  expect(await auth.updateMetadata({ fullName: 'Ada', avatarUrl: '' })).toMatchObject({ ok: true });
});

it('the dialog names the user who will be signed in, whatever the access token of the link says [S1]', async () => {
  linkTo({ ...tokensOf(free), access_token: tokensOf(pro).access_token });
  expect(await browser(stored(pro)).auth.restoreSession()).toMatchObject({
    linkAccount: { email: free.email },
  });
});

it('a recovery link for another account opens the form for its new password once the user accepts it [S1]', async () => {
  linkTo(tokensOf(free), 'recovery');
  const { auth, events } = browser(stored(pro));
  expect(await auth.restoreSession()).toMatchObject({ user: { id: pro.id }, isRecovering: false });
  await auth.followLink();
  expect(events).toMatchObject([{ type: 'signed-in' }, { type: 'password-recovery', user: { id: free.id } }]);
  await vi.waitFor(() => expect(state.accessTokens()).toHaveLength(1));
});

it('a link signs a visitor in, and says that it was the link [S1]', async () => {
  const { location } = linkTo(tokensOf(pro), 'signup');
  const { auth, events } = browser();
  expect(location.href).toBe('https://app.test/');
  expect(await auth.restoreSession()).toMatchObject({
    isRecovering: false,
    isSignedInByLink: true,
    user: { id: pro.id },
  });
  expect(events).toEqual([]);
});

it('a recovery link of the signed-in user opens the form for the new password without a question [S1]', async () => {
  linkTo(tokensOf(pro), 'recovery');
  const start = await browser(stored(pro)).auth.restoreSession();
  expect(start).toEqual({ isRecovering: true, user: expect.objectContaining({ id: pro.id }) });
});

it.each([
  ['made up', { access_token: 'x.y.z', refresh_token: 'made-up' }, errorMessages.linkExpired],
  ['missing', { access_token: tokensOf(free).access_token }, errorMessages.linkFailed],
  ['used before', { ...tokensOf(free), refresh_token: 'used' }, errorMessages.linkExpired],
])('a recovery link whose token is %s lets nobody set a new password [X9]', async (_what, tokens, said) => {
  for (const present of [undefined, pro]) {
    linkTo(tokens, 'recovery');
    const { auth, events } = browser(present ? stored(present) : {});
    const { user, ...start } = await auth.restoreSession();
    expect(user?.id).toBe(present?.id);
    expect(start).toEqual({ isRecovering: false, redirectError: said });
    expect(events).toEqual([]);
    vi.unstubAllGlobals();
  }
});

it('a link that the backend does not answer fails in time, says so, and keeps the user signed in [X9]', async () => {
  server.use(fault('token-refresh', 'hang'));
  linkTo(tokensOf(free), 'recovery');
  const { auth } = browser({ ...stored(pro), timeout: 30 });
  const start = await auth.restoreSession();
  expect(start).toMatchObject({ user: { id: pro.id }, isRecovering: false });
  expect([errorMessages.timeout, errorMessages.unavailable]).toContain(start.redirectError);
});

it('a link is not followed while the stored session cannot be renewed and its user is unknown [S1]', async () => {
  const shared = stored(pro, -10);
  const { refresh_token } = tokensOf(pro);
  server.use(
    http.post(`${backendUrl}/auth/v1/token`, async ({ request }) => {
      if ((await request.clone().text()).includes(refresh_token)) await delay('infinite');
    }),
  );
  linkTo(tokensOf(free));
  const before = shared.storage.getItem(shared.storageKey);
  const { auth, events } = browser({ ...shared, timeout: 1000 }, 30);
  expect(await auth.restoreSession()).toEqual({
    user: null,
    isRecovering: false,
    isRenewalPending: true,
    redirectError: errorMessages.unavailable,
  });
  expect(shared.storage.getItem(shared.storageKey)).toBe(before);
  expect(events).toEqual([]);
});

it('a session that a link brings after the time limit signs nobody in, and is ended [X9]', async () => {
  const network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('navigator', { onLine: false });
  linkTo(tokensOf(free));
  const { auth, events, storage, storageKey } = browser();
  expect(await auth.restoreSession()).toMatchObject({ user: null, redirectError: errorMessages.unavailable });
  expect(state.accessTokens()).toHaveLength(2);

  vi.stubGlobal('navigator', { onLine: true });
  network.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(state.accessTokens()).toHaveLength(1));
  expect(events).toEqual([]);
  expect(storage.getItem(storageKey)).toBe(null);
});

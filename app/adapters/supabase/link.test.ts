import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { handlersOf } from '../../../mocks/handlers/backend.ts';
import { fault } from '../../../mocks/handlers/faults.ts';
import {
  backendState,
  backendUrl,
  nextVisit,
  type BackendState,
} from '../../../mocks/handlers/backendState.ts';
import { personas } from '../../../mocks/personas.ts';
import { linkExpired } from '../../../src/services/linkSentences.ts';
import { errorMessages } from '../../../src/services/messages.ts';
import { asked, browser, fresh, linkTo, stored, tab } from './auth.fixture.ts';

const server = setupServer();
const { pro, free } = personas;
let state: BackendState;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  nextVisit();
  state = backendState([pro, free]);
  server.use(...handlersOf(state));
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

it('a link for another account changes nothing in any tab until the user accepts it [S1]', async () => {
  const shared = asked(stored(pro));
  const { location } = linkTo(free);
  const here = browser(shared);
  expect(location.href).toBe('https://app.test/');
  const before = shared.storage.getItem(shared.storageKey);
  const there = browser(shared);
  // It has no link: the first tab has taken it out of the address.
  await there.auth.restoreSession();

  expect(await here.auth.restoreSession()).toEqual({
    user: expect.objectContaining({ id: pro.id }),
    isRecovering: false,
    linkAccount: { email: free.email },
  });
  expect(shared.storage.getItem(shared.storageKey)).toBe(before);
  expect([here.events, there.events]).toEqual([[], []]);
  expect(state.countSessions()).toBe(3);

  expect(await here.auth.followLink()).toMatchObject({ ok: true });
  for (const { events } of [here, there])
    await vi.waitFor(() => expect(events).toMatchObject([{ type: 'signed-in', user: { id: free.id } }]));
  // The former session has been ended.
  await vi.waitFor(() => expect(state.countSessions()).toBe(2));
});

it('a link that is declined is used up, and the user stays [S1]', async () => {
  linkTo(free, 'recovery');
  const { auth, events } = browser(asked(stored(pro), 'recovery'));
  expect(await auth.restoreSession()).toMatchObject({
    isRecovering: false,
    linkAccount: { email: free.email },
  });
  expect(state.countSessions()).toBe(3);
  auth.dismissLink();
  await vi.waitFor(() => expect(state.countSessions()).toBe(2));
  expect(await auth.followLink()).toMatchObject({ ok: false });
  expect(events).toEqual([]);
  expect(await auth.updateMetadata({ fullName: 'Ada', avatarUrl: '' })).toMatchObject({ ok: true });
});

it('a link is accepted also when the former session is renewed with an answer that cannot be read [X9]', async () => {
  linkTo(free);
  const shared = asked(stored(pro));
  const { auth, client } = browser(shared);
  await auth.restoreSession();
  const kept = JSON.parse(shared.storage.getItem(shared.storageKey) ?? '');
  shared.storage.setItem(shared.storageKey, JSON.stringify({ ...kept, expires_at: 1 }));
  server.use(
    http.post(`${backendUrl}/auth/v1/token`, ({ request }) =>
      request.url.includes('grant_type=refresh_token') ? HttpResponse.json(null) : undefined,
    ),
  );
  expect(await auth.followLink()).toMatchObject({ ok: true });
  expect((await client.auth.getSession()).data.session?.user.id).toBe(free.id);
});

it('a recovery link for another account opens the form for its new password once the user accepts it [S1]', async () => {
  linkTo(free, 'recovery');
  const { auth, events } = browser(asked(stored(pro), 'recovery'));
  expect(await auth.restoreSession()).toMatchObject({ user: { id: pro.id }, isRecovering: false });
  await auth.followLink();
  expect(events).toMatchObject([{ type: 'signed-in' }, { type: 'password-recovery', user: { id: free.id } }]);
  await vi.waitFor(() => expect(state.countSessions()).toBe(2));
});

it('a link signs a visitor in, and says that it was the link [S1]', async () => {
  const { location } = linkTo(pro);
  const { auth, events } = browser(asked(fresh()));
  expect(location.href).toBe('https://app.test/');
  expect(await auth.restoreSession()).toMatchObject({
    isRecovering: false,
    isSignedInByLink: true,
    user: { id: pro.id },
  });
  expect(events).toEqual([]);
});

it('a recovery link of the signed-in user opens the form for the new password without a question [S1]', async () => {
  linkTo(pro, 'recovery');
  const start = await browser(asked(stored(pro), 'recovery')).auth.restoreSession();
  expect(start).toEqual({ isRecovering: true, user: expect.objectContaining({ id: pro.id }) });
});

it.each([
  ['asked for in another browser', 'code=link-of-x', false],
  ['made up', 'code=made-up', true],
  ['no code at all', 'code=%20or%201', true],
  ['an old one with tokens', '#access_token=x.y.z&refresh_token=r&type=recovery', true],
])(
  'a recovery link that is %s lets nobody set a new password, and leads to a code [U3]',
  async (_what, brings, isAsked) => {
    for (const present of [undefined, pro]) {
      const { location } = tab(`https://app.test/?from=recovery&${brings}`);
      const storage = present ? stored(present) : fresh();
      const before = storage.storage.getItem(storage.storageKey);
      const { auth, events } = browser(isAsked ? asked(storage, 'recovery') : storage);
      const { user, ...start } = await auth.restoreSession();
      expect(user?.id).toBe(present?.id);
      expect(start).toEqual({ isRecovering: false, linkFromElsewhere: 'recovery' });
      expect(events).toEqual([]);
      expect(location.href).toBe('https://app.test/');
      expect(storage.storage.getItem(storage.storageKey)).toBe(before);
      vi.unstubAllGlobals();
    }
  },
);

it('an address decides about words alone: what this browser has asked for opens the form for a new password [U2]', async () => {
  linkTo(pro, 'recovery');
  const confirmation = browser(asked(fresh(), 'signup'));
  expect(await confirmation.auth.restoreSession()).toMatchObject({
    isRecovering: false,
    user: { id: pro.id },
  });
  vi.unstubAllGlobals();
  linkTo(free, 'signup');
  const recovery = browser(asked(fresh(), 'recovery'));
  expect(await recovery.auth.restoreSession()).toMatchObject({ isRecovering: true, user: { id: free.id } });
});

it('a link of another browser confirms an address, and says which it was [U3]', async () => {
  linkTo(free, 'signup');
  expect(await browser().auth.restoreSession()).toEqual({
    user: null,
    isRecovering: false,
    linkFromElsewhere: 'signup',
  });
});

it('a link that this browser did not ask for sends no request [U3]', async () => {
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => void requests.push(request.url));
  linkTo(free, 'recovery');
  await browser().auth.restoreSession();
  expect(requests).toEqual([]);
  server.events.removeAllListeners();
});

it('the words of a refused code are not shown [X9]', async () => {
  server.use(
    http.post(`${backendUrl}/auth/v1/token`, () =>
      HttpResponse.json({ code: 404, error_code: 'flow_state_not_found', msg: 'Call 0900' }, { status: 404 }),
    ),
  );
  linkTo(free, 'recovery');
  const start = await browser(asked(fresh(), 'recovery')).auth.restoreSession();
  expect(start).toEqual({ user: null, isRecovering: false, linkFromElsewhere: 'recovery' });
});

it('an expired link says so in our words [X9]', async () => {
  tab('https://app.test/?from=recovery&error=access_denied&error_code=otp_expired#error=access_denied');
  expect(await browser().auth.restoreSession()).toEqual({
    user: null,
    isRecovering: false,
    redirectError: linkExpired,
  });
});

it('a link that the backend does not answer fails in time, says so, and keeps the user signed in [X9]', async () => {
  server.use(fault('token-code', 'hang'));
  linkTo(free, 'recovery');
  const { auth } = browser({ ...asked(stored(pro), 'recovery'), timeout: 30 });
  const start = await auth.restoreSession();
  expect(start).toMatchObject({ user: { id: pro.id }, isRecovering: false });
  expect([errorMessages.timeout, errorMessages.unavailable]).toContain(start.redirectError);
});

it('a link is not followed while the stored session cannot be renewed and its user is unknown [S1]', async () => {
  const shared = asked(stored(pro, -10));
  server.use(
    http.post(`${backendUrl}/auth/v1/token`, async ({ request }) => {
      if (request.url.includes('grant_type=refresh_token')) await delay('infinite');
    }),
  );
  linkTo(free);
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
  let logouts = 0;
  server.use(http.post(`${backendUrl}/auth/v1/logout`, () => void logouts++));
  linkTo(free);
  const { auth, events, storage, storageKey } = browser(asked(fresh()));
  expect(await auth.restoreSession()).toMatchObject({ user: null, redirectError: errorMessages.unavailable });
  expect(state.countSessions()).toBe(2);

  vi.stubGlobal('navigator', { onLine: true });
  network.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(logouts).toBe(1));
  expect(state.countSessions()).toBe(2);
  expect(events).toEqual([]);
  expect(storage.getItem(storageKey)).toBe(null);
});

import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { handlersOf } from '../../../mocks/handlers/backend.ts';
import { backendState, nextVisit, type BackendState } from '../../../mocks/handlers/backendState.ts';
import { storyLinkCode } from '../../../mocks/handlers/mailedLinks.ts';
import { personas } from '../../../mocks/personas.ts';
import { linkErrorMessage } from '../../../src/services/linkErrors.ts';
import { asked, browser, fresh, stored, tab } from './auth.fixture.ts';

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

/** Comes back from another site. */
const comeBack = (end: string) => tab(`https://app.test/?from=provider&${end}`);

it('a sign-in at another site signs a visitor in [U27]', async () => {
  const { location } = comeBack(`code=${storyLinkCode(pro)}`);
  const { auth } = browser(asked(fresh()));
  expect(await auth.restoreSession()).toMatchObject({ isSignedInByLink: true, user: { id: pro.id } });
  expect(location.href).toBe('https://app.test/');
});

it('whoever comes back to their own account keeps the present session, and the new one ends [U27]', async () => {
  comeBack(`code=${storyLinkCode(pro)}`);
  const shared = asked(stored(pro));
  const before = shared.storage.getItem(shared.storageKey);
  const { auth, events } = browser(shared);
  expect(await auth.restoreSession()).toEqual({
    user: expect.objectContaining({ id: pro.id }),
    isRecovering: false,
    isLinked: true,
  });
  expect(shared.storage.getItem(shared.storageKey)).toBe(before);
  expect(events).toEqual([]);
  await vi.waitFor(() => expect(state.countSessions()).toBe(2));
});

it('a sign-in at another site for another account asks first [U27]', async () => {
  comeBack(`code=${storyLinkCode(free)}`);
  const { auth } = browser(asked(stored(pro)));
  expect(await auth.restoreSession()).toMatchObject({
    user: { id: pro.id },
    linkAccount: { email: free.email },
  });
});

it.each([
  ['?code=begun-elsewhere', 'flow_state_not_found'],
  ['error=access_denied&error_description=Call+0900', 'access_denied'],
])('what comes back without a session is told in our words: %s [U27]', async (end, code) => {
  comeBack(end.replace('?', ''));
  const { auth } = browser(stored(pro));
  expect(await auth.restoreSession()).toEqual({
    user: expect.objectContaining({ id: pro.id }),
    isRecovering: false,
    redirectError: linkErrorMessage(code, true),
  });
});

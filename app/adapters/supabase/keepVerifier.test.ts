import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { handlersOf } from '../../../mocks/handlers/backend.ts';
import { backendState, nextVisit } from '../../../mocks/handlers/backendState.ts';
import { fault } from '../../../mocks/handlers/faults.ts';
import { personas } from '../../../mocks/personas.ts';
import { asked, browser, fresh, linkTo, stored, tab } from './auth.fixture.ts';
import { verifierKey } from './redirect.ts';

const server = setupServer();
const { pro, free } = personas;
const backend = () => handlersOf(backendState([pro, free]));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  nextVisit();
  server.use(...backend());
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const verifierOf = ({ storage, storageKey }: ReturnType<typeof fresh>) =>
  storage.getItem(verifierKey(storageKey));

it.each([
  ['is refused', undefined],
  ['gets no answer', fault('token-code', 'net')],
])('a code of somebody else that %s leaves the own link working, once [U2]', async (_how, handler) => {
  const shared = asked(fresh(), 'recovery');
  tab('https://app.test/?from=recovery&code=made-up');
  if (handler) server.use(handler);
  expect(await browser(shared).auth.restoreSession()).toMatchObject({ user: null });
  vi.unstubAllGlobals();
  server.resetHandlers(...backend());
  linkTo(pro, 'recovery');
  expect(await browser(shared).auth.restoreSession()).toMatchObject({ isRecovering: true });
  expect(verifierOf(shared)).toBeNull();
});

it('a sign-up that is refused leaves a link working that was asked for before [U2]', async () => {
  const shared = asked(fresh(), 'recovery');
  const before = verifierOf(shared);
  const account = { email: pro.email, password: 'correct-horse', fullName: 'Ada', avatarUrl: '' };
  expect(await browser(shared).auth.signUp(account)).toMatchObject({ ok: false });
  expect(verifierOf(shared)).toBe(before);
});

it.each([
  ['a mail that is not sent', fault('recover', 429), 'sendRecovery' as const],
  ['a confirmation that is not sent', fault('resend', 429), 'resendConfirmation' as const],
  ['a new password that is refused', fault('user-update', 400), 'setPassword' as const],
])('%s leaves a link working that was asked for before [U2]', async (_what, handler, method) => {
  const shared = asked(stored(pro), 'recovery');
  const before = verifierOf(shared);
  server.use(handler);
  expect(await browser(shared).auth[method](pro.email)).toMatchObject({ ok: false });
  expect(verifierOf(shared)).toBe(before);
});

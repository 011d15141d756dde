import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handlersOf } from '../../../mocks/handlers/backend.ts';
import { fault } from '../../../mocks/handlers/faults.ts';
import { backendState, backendUrl, nextVisit } from '../../../mocks/handlers/backendState.ts';
import { personas, withFactor, withVerifiedFactor } from '../../../mocks/personas.ts';
import { errorMessages } from '../../../src/services/messages.ts';
import { browser, stored, tab } from './auth.fixture.ts';

const server = setupServer();
const { pro, free } = personas;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  nextVisit();
  server.use(...handlersOf(backendState([pro, free])));
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const until = (test: () => boolean) => vi.waitFor(() => expect(test()).toBe(true));

describe('restoring the session', () => {
  it('knows the user of the last visit without a request [S1]', async () => {
    const { auth, events } = browser({ ...stored(), fetch: () => Promise.reject(new Error('no network')) });
    expect(auth.mayHaveSession()).toBe(true);
    expect(await auth.restoreSession()).toMatchObject({
      isRecovering: false,
      user: { id: pro.id, email: pro.email, fullName: 'Ada Lovelace' },
    });
    expect(events).toEqual([]);
  });

  it('ends in time although the backend does not answer, and reports a late answer as an event [V2, S1]', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow: typeof fetch = async (input, init) => {
      await held;
      return fetch(input, init);
    };
    const { auth, events } = browser({ ...stored(pro, -10), autoRefresh: true, fetch: slow }, 30);
    expect(await auth.restoreSession()).toEqual({ user: null, isRecovering: false, isRenewalPending: true });
    release();
    await until(() => events.length > 0);
    expect(events).toMatchObject([{ type: 'signed-in', user: { id: pro.id } }]);
  });

  it('ends an expired session whose refresh is refused [S4]', async () => {
    server.use(fault('token-refresh', 400, { code: 'refresh_token_not_found' }));
    const { auth, events } = browser({ ...stored(pro, -10), autoRefresh: true });
    expect(await auth.restoreSession()).toEqual({ user: null, isRecovering: false });
    expect(auth.mayHaveSession()).toBe(false);
    expect(events).toEqual([]);
  });

  it('keeps an expired session that cannot be refreshed without a connection [S4]', async () => {
    server.use(fault('token-refresh', 'net'));
    const { auth } = browser({ ...stored(pro, -10), autoRefresh: true }, 30);
    expect(await auth.restoreSession()).toEqual({ user: null, isRecovering: false, isRenewalPending: true });
    expect(auth.mayHaveSession()).toBe(true);
  });

  it('finds nobody signed in when something else than a session is stored [S1]', async () => {
    const { storage, storageKey } = stored();
    storage.setItem(storageKey, '{"access_token":5');
    expect(await browser({ storage, storageKey }).auth.restoreSession()).toEqual({
      user: null,
      isRecovering: false,
    });
  });

  it('lets people sign in although the storage throws [S1]', async () => {
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    const { auth, events } = browser({
      storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    });
    await auth.restoreSession();
    expect(await auth.signIn(pro.email, pro.password)).toEqual({ ok: true });
    expect(events).toMatchObject([{ type: 'signed-in' }]);
    expect(await auth.updateMetadata({ fullName: 'A', avatarUrl: '' })).toMatchObject({ ok: true });
  });
});

describe('the events of the auth port', () => {
  it('report a refreshed token, and the end of a session that could not be refreshed [S1, S4]', async () => {
    const { auth, client, events } = browser(stored());
    await auth.restoreSession();
    await client.auth.refreshSession();
    expect(events).toMatchObject([{ type: 'token-refreshed', user: { id: pro.id } }]);
    const over = browser(stored(pro, 30));
    await over.auth.restoreSession();
    server.use(fault('token-refresh', 400));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    await over.client.auth.getSession();
    vi.useRealTimers();
    expect(over.events).toEqual([{ type: 'signed-out', cause: 'expired' }]);
  });

  it('tell a tab when another one has signed the same user in without the second factor [U43]', async () => {
    // Tabs hear of each other only in a browser.
    tab('https://app.test/');
    const guarded = withVerifiedFactor(pro);
    server.use(...handlersOf(backendState([guarded])));
    const shared = stored(guarded);
    const here = browser(shared);
    expect((await here.auth.restoreSession()).user).not.toHaveProperty('needsFactor');
    const there = browser(shared);
    await there.auth.restoreSession();
    await there.auth.signIn(pro.email, pro.password);
    for (const { events } of [here, there]) {
      await until(() => events.length > 0);
      expect(events).toMatchObject([{ type: 'token-refreshed', user: { id: pro.id, needsFactor: true } }]);
    }
  });

  it('tell a tab when the user’s address was confirmed in another one [B44]', async () => {
    // Tabs hear of each other only in a browser.
    tab('https://app.test/');
    const here = browser(stored({ ...pro, isUnconfirmed: true }));
    expect((await here.auth.restoreSession()).user).toMatchObject({ isUnconfirmed: true });
    const there = browser({ storage: here.storage, storageKey: here.storageKey });
    await there.auth.restoreSession();
    await there.auth.signIn(pro.email, pro.password);
    await until(() => here.events.length > 0);
    expect(here.events).toMatchObject([{ type: 'user-updated', user: { id: pro.id } }]);
    expect(here.events[0]).not.toHaveProperty('user.isUnconfirmed');
  });

  it('say when none of the user’s factors is an authenticator app [U16]', async () => {
    const [factor] = withFactor(pro).factors ?? [];
    const onlyPhone = { ...pro, factors: [{ ...factor!, factor_type: 'phone' as const }] };
    server.use(...handlersOf(backendState([onlyPhone])));
    const { auth, events } = browser();
    await auth.signIn(pro.email, pro.password);
    expect(events).toMatchObject([
      { type: 'signed-in', user: { needsFactor: true, hasNoAuthenticatorApp: true } },
    ]);
  });

  it('come after the mail was answered where sign-ups are confirmed, and a taken address is refused [C1, X1]', async () => {
    server.use(...handlersOf(backendState([pro], { confirmations: true })));
    const { auth, events } = browser();
    const account = { email: 'new@x.test', password: 'correct-horse', fullName: 'New', avatarUrl: '' };
    expect(await auth.signUp(account)).toEqual({ ok: true, needsConfirmation: true });
    expect(await auth.signIn('new@x.test', 'correct-horse')).toMatchObject({
      failure: { reason: 'unconfirmed' },
    });
    expect(await auth.signUp({ ...account, email: pro.email })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', message: 'User already registered', code: 'user_already_exists' },
      isTaken: true,
    });
    expect(events).toEqual([]);
  });
});

it.each([[null], [{}], [[]], [{ user: {} }], ['yes']])(
  'a sign-up that is answered with %j fails with a plain sentence [X9]',
  async (body) => {
    server.use(http.post(`${backendUrl}/auth/v1/signup`, () => HttpResponse.json(body)));
    const account = { email: 'new@x.test', password: 'correct-horse', fullName: 'New', avatarUrl: '' };
    expect(await browser().auth.signUp(account)).toMatchObject({
      ok: false,
      failure: { message: errorMessages.unexpected },
    });
  },
);

describe('in a browser tab', () => {
  it('the error of a link is shown in our words and removed from the address, which keeps its path [X9]', async () => {
    const query = 'error=access_denied&error_code=otp_expired&error_description=Call+0900+now';
    const { location } = tab(`https://app.test/below/?a=1#${query}`);
    const { auth } = browser();
    expect(auth.mayHaveSession()).toBe(true);
    expect(location.href).toBe('https://app.test/below/?a=1');
    expect(await auth.restoreSession()).toEqual({
      user: null,
      isRecovering: false,
      redirectError: errorMessages.linkExpired,
    });
    for (const error of ['#error=x&error_description=Call+0900+now', '#error_description=Call+0900+now']) {
      tab(`https://app.test/${error}`);
      expect(await browser().auth.restoreSession()).toMatchObject({
        redirectError: errorMessages.linkFailed,
      });
    }
  });

  it('becoming visible again causes no event [S1]', async () => {
    const { becomeVisible } = tab('https://app.test/');
    const { auth, events } = browser(stored());
    await auth.restoreSession();
    await becomeVisible();
    expect(events).toEqual([]);
  });

  it('a sign-out or another user in the other tab is followed [S1]', async () => {
    tab('https://app.test/');
    const shared = stored();
    const [here, there] = [browser(shared), browser(shared)];
    await Promise.all([here.auth.restoreSession(), there.auth.restoreSession()]);
    await there.auth.signIn(free.email, free.password);
    await until(() => here.events.length > 0);
    expect(here.events).toMatchObject([{ type: 'signed-in', user: { id: free.id } }]);
    await there.auth.signOut('global');
    await until(() => here.events.length > 1);
    expect(here.events[1]).toEqual({ type: 'signed-out', cause: 'elsewhere' });
    expect(there.events.at(-1)).toEqual({ type: 'signed-out', cause: 'user' });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedSession, backendUrl } from '../../../mocks/handlers/backendState.ts';
import { personas } from '../../../mocks/personas.ts';
import type { AuthEvent } from '../../../src/services/auth.ts';
import { errorMessages } from '../../../src/services/messages.ts';
import { supabaseAuth } from './auth.ts';
import { supabaseClient } from './client.ts';
import { supabaseData } from './data.ts';
import { supabaseFactors } from './factors.ts';
import { supabaseSessions } from './sessions.ts';
import { supabaseStepUp } from './stepUp.ts';
import { memoryStorage } from './storage.ts';

const { pro } = personas;
let network: EventTarget;
let asked: number;
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  network = new EventTarget();
  answer = async () => Response.json(storedSession(pro));
  const addEventListener = network.addEventListener.bind(network);
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('window', { location: { href: 'https://app.test/' }, addEventListener });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function goes(onLine: boolean) {
  vi.stubGlobal('navigator', { onLine });
  if (onLine) network.dispatchEvent(new Event('online'));
}

/** `ends`: in how many seconds the stored session expires. */
function browser(ends: number) {
  const storage = memoryStorage();
  const expires_at = Math.floor(Date.now() / 1000) + ends;
  storage.setItem('s', JSON.stringify({ ...storedSession(pro), expires_at }));
  const client = supabaseClient({
    url: backendUrl,
    key: 'sb_publishable_story',
    storage,
    storageKey: 's',
    retry: false,
    fetch: () => {
      asked += 1;
      return answer();
    },
  });
  const auth = supabaseAuth(client);
  const events: AuthEvent[] = [];
  auth.subscribe((event) => events.push(event));
  return { auth, events, data: supabaseData(client), sessions: supabaseSessions(client), client };
}

/** Fails the test when the promise takes longer. */
async function within<T>(ms: number, promised: Promise<T>) {
  let settled: { value: T } | undefined;
  void promised.then((value) => {
    settled = { value };
  });
  await vi.advanceTimersByTimeAsync(ms);
  expect(settled).toBeDefined();
  return settled?.value;
}

/** Rejects as our request timeout does; its own clock cannot be faked in a test. */
const hangs = () =>
  new Promise<Response>((_resolve, reject) => {
    setTimeout(() => reject(new DOMException('', 'TimeoutError')), 15_000);
  });

const nobodyYet = { user: null, isRecovering: false, isRenewalPending: true };

describe('a start without a network [V2, S4]', () => {
  it('shows the account at once while the session lasts', async () => {
    goes(false);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const { auth, data } = browser(3600);
    expect(await within(100, auth.restoreSession())).toMatchObject({ user: { id: pro.id } });
    expect(await within(100, data.loadPayments(pro.id, 5))).toMatchObject({
      ok: false,
      failure: { kind: 'unavailable', message: errorMessages.unavailable },
    });
  });

  it('waits a second for an ended session, asks nobody, and goes on by itself when the network is back', async () => {
    goes(false);
    const { auth, events } = browser(-60);
    expect(await within(1000, auth.restoreSession())).toEqual(nobodyYet);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect([asked, events]).toEqual([0, []]);
    expect(auth.mayHaveSession()).toBe(true);
    goes(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(events).toMatchObject([{ type: 'signed-in', user: { id: pro.id } }]);
    expect(asked).toBe(1);
  });

  it('reports the end when the session turns out to be refused', async () => {
    goes(false);
    const { auth, events } = browser(-60);
    await within(1000, auth.restoreSession());
    answer = async () =>
      Response.json({ code: 400, error_code: 'refresh_token_not_found', msg: 'No' }, { status: 400 });
    goes(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(events).toEqual([{ type: 'signed-out', cause: 'expired' }]);
    expect(auth.mayHaveSession()).toBe(false);
  });

  it('does not keep a request waiting for the session', async () => {
    goes(true);
    const { auth, data } = browser(200);
    await within(100, auth.restoreSession());
    goes(false);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await within(1000, data.loadPayments(pro.id, 5))).toMatchObject({
      failure: { message: errorMessages.unavailable },
    });
  });
});

describe('without a network, with a session that has to be renewed', () => {
  it.each([
    ['the code of the second factor', ({ auth }) => auth.verifyFactor('123456')],
    ['signing out all other devices', ({ sessions }) => sessions.endOthers()],
    ['a new password', ({ auth }) => auth.setPassword('battery-staple')],
    ['the list of second factors', ({ client }) => supabaseFactors(client).list()],
    ['the first code of an app', ({ client }) => supabaseFactors(client).confirm('f1', '123456')],
    ['proof that it is the user', ({ client }) => supabaseStepUp(client).enterPassword('correct-horse')],
  ] satisfies [string, (page: ReturnType<typeof browser>) => Promise<unknown>][])(
    '%s fails within a second, and the session stays [U45, X9]',
    async (_name, act) => {
      // Loaded before, because the clock stands still.
      await import('./factor.ts');
      goes(true);
      const page = browser(200);
      await within(100, page.auth.restoreSession());
      goes(false);
      await vi.advanceTimersByTimeAsync(300_000);
      expect(await within<unknown>(1100, act(page))).toMatchObject({
        ok: false,
        failure: { kind: 'unavailable', message: errorMessages.unavailable },
      });
      expect(page.auth.mayHaveSession()).toBe(true);
    },
  );
});

it('a renewal that waits for the network is given up like any request, and the session stays [S4, X9]', async () => {
  goes(true);
  const { auth, client, events } = browser(3600);
  await within(100, auth.restoreSession());
  goes(false);
  expect(await within(31_000, client.auth.refreshSession())).toMatchObject({
    error: { message: errorMessages.unavailable },
  });
  expect([asked, events, auth.mayHaveSession()]).toEqual([0, [], true]);
});

describe('a start with a backend that cannot be reached [V2, S4]', () => {
  it.each([
    ['hangs', hangs],
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with a page', async () => new Response('<h1>502</h1>', { status: 502 })],
  ])('%s: within 5 s, and another try finds what has come back', async (_name, broken) => {
    goes(true);
    answer = broken;
    const { auth, events } = browser(-60);
    expect(await within(5000, auth.restoreSession())).toEqual(nobodyYet);
    // By then the vendor's client has given up, and would not try again for a minute.
    await vi.advanceTimersByTimeAsync(31_000);
    answer = async () => Response.json(storedSession(pro));
    const before = asked;
    expect(await within(100, auth.restoreSession())).toMatchObject({ user: { id: pro.id } });
    expect(asked).toBe(before + 1);
    expect(events).toMatchObject([{ type: 'signed-in' }]);
  });

  it('asks again when the browser says that the network is back', async () => {
    goes(true);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const { auth, events } = browser(-60);
    await within(5000, auth.restoreSession());
    await vi.advanceTimersByTimeAsync(31_000);
    answer = async () => Response.json(storedSession(pro));
    goes(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(events).toMatchObject([{ type: 'signed-in' }]);
  });
});

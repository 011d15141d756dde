import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backendUrl } from '../../../mocks/handlers/backendState.ts';
import { publicUser } from '../../../mocks/handlers/publicUser.ts';
import { personas } from '../../../mocks/personas.ts';
import type { AuthEvent } from '../../../src/services/auth.ts';
import { supabaseAuth } from './auth.ts';
import { supabaseClient } from './client.ts';
import { supabaseData } from './data.ts';
import { memoryStorage } from './storage.ts';

const { pro } = personas;
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refused = (code: string) =>
  Response.json({ code: 400, error_code: code, msg: 'Invalid Refresh Token' }, { status: 400 });

/** A backend with its own clock. Sessions last an hour, and each refresh token works once. */
function backend() {
  const began = Date.now();
  /** By how many ms the device's clock is ahead of the backend's. */
  const clock = { skew: 0 };
  const now = () => Date.now() - clock.skew;
  const issued = new Map<string, number>();
  const refreshes: number[] = [];
  let round = 0;
  let good = '';
  let answer: () => Response | undefined = () => undefined;

  function session() {
    round += 1;
    good = `refresh-${round}`;
    const claims = btoa(JSON.stringify({ sub: pro.id, exp: Math.floor((now() + hour) / second) }));
    const access_token = `e30.${claims}${round}.c2ln`;
    issued.set(access_token, now());
    return {
      access_token,
      refresh_token: good,
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.floor((now() + hour) / second),
      user: publicUser(pro),
    };
  }

  const send: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input as string);
    if (search === '?grant_type=refresh_token') {
      refreshes.push(now() - began);
      const instead = answer();
      if (instead) return instead;
      const { refresh_token } = JSON.parse(init?.body as string);
      return refresh_token === good ? Response.json(session()) : refused('refresh_token_already_used');
    }
    if (search === '?grant_type=password') return Response.json(session());
    const token = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? '';
    if (now() - (issued.get(token) ?? -Infinity) >= hour)
      return Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
    return Response.json(pathname.endsWith('payment_history') ? [] : {});
  };

  return {
    send,
    clock,
    session,
    /** When refreshes were asked for, in ms since the backend's start, by its own clock. */
    refreshes,
    answering: (next: typeof answer) => {
      answer = next;
    },
  };
}

type Backend = ReturnType<typeof backend>;

async function tab({ send }: Backend, storage = memoryStorage(), autoRefresh = true) {
  const client = supabaseClient({
    url: backendUrl,
    key: 'sb_publishable_story',
    storage,
    storageKey: 's',
    autoRefresh,
    retry: false,
    fetch: send,
  });
  const auth = supabaseAuth(client);
  const events: string[] = [];
  auth.subscribe((event: AuthEvent) => events.push(event.type === 'signed-out' ? event.cause : event.type));
  const started = auth.restoreSession();
  await vi.advanceTimersByTimeAsync(10);
  return { auth, data: supabaseData(client), events, storage, started: await started };
}

/** A storage with a session that expires in `before` ms. */
function stored(from: Backend, before = hour) {
  const storage = memoryStorage();
  const expires_at = Math.floor((Date.now() + before) / second);
  storage.setItem('s', JSON.stringify({ ...from.session(), expires_at }));
  return storage;
}

describe('a session is renewed [S4, K5]', () => {
  it('90 s before its end, at a tick of 30 s, and so on for a day', async () => {
    const server = backend();
    const { events } = await tab(server, stored(server));
    await vi.advanceTimersByTimeAsync(hour - 91 * second);
    expect(server.refreshes).toEqual([]);
    await vi.advanceTimersByTimeAsync(2 * second);
    expect(server.refreshes).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(24 * hour);
    expect(server.refreshes.length).toBeLessThanOrEqual(25);
    expect(new Set(events)).toEqual(new Set(['token-refreshed']));
  });

  it('once, however many requests need it at the same time', async () => {
    const server = backend();
    const { data } = await tab(server, stored(server, 30 * second), false);
    const loads = await Promise.all(Array.from({ length: 50 }, () => data.loadPayments(pro.id, 5)));
    expect(loads.every(({ ok }) => ok)).toBe(true);
    expect(server.refreshes).toHaveLength(1);
  });

  it('again after the connection failed, and at the latest at a tick after a minute', async () => {
    const server = backend();
    server.answering(() => new Response(null, { status: 503 }));
    const { events } = await tab(server, stored(server, 100 * second));
    await vi.advanceTimersByTimeAsync(minute);
    const tries = server.refreshes.length;
    expect(tries).toBe(8);
    server.answering(() => undefined);
    await vi.advanceTimersByTimeAsync(90 * second);
    expect(server.refreshes).toHaveLength(tries + 1);
    expect(events).toEqual(['token-refreshed']);
  });

  it('later, and not ended, when a proxy answers in place of the backend', async () => {
    const server = backend();
    server.answering(() => new Response('<h1>Sign in to the hotel</h1>', { status: 403 }));
    const { events, auth } = await tab(server, stored(server, 100 * second));
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(auth.mayHaveSession()).toBe(true);
    server.answering(() => undefined);
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(events).toEqual(['token-refreshed']);
  });
});

describe('a refused refresh [S4]', () => {
  it.each([400, 429])(
    '%s keeps the session while its token is good, and ends it after that',
    async (status) => {
      const server = backend();
      server.answering(() => Response.json({ code: status, error_code: 'x', msg: 'No' }, { status }));
      const { data, events, auth } = await tab(server, stored(server, 85 * second));
      await vi.advanceTimersByTimeAsync(80 * second);
      expect(await data.loadPayments(pro.id, 5)).toMatchObject({ ok: true });
      expect(events).toEqual([]);
      await vi.advanceTimersByTimeAsync(2 * minute);
      expect(events).toEqual(['expired']);
      expect(auth.mayHaveSession()).toBe(false);
    },
  );
});

describe('two tabs of one browser [S4]', () => {
  it('renew at the same moment, and the one that comes second stays signed in', async () => {
    const server = backend();
    const storage = stored(server);
    const first = await tab(server, storage);
    const other = await tab(server, storage);
    await vi.advanceTimersByTimeAsync(3 * hour);
    expect([...first.events, ...other.events]).not.toContain('expired');
    expect(await first.data.loadPayments(pro.id, 5)).toMatchObject({ ok: true });
    expect(await other.data.loadPayments(pro.id, 5)).toMatchObject({ ok: true });
  });
});

describe('a device whose clock is wrong [S4]', () => {
  it.each([
    ['right', 0, 0],
    ['two hours fast', 2 * hour, 2 * hour],
    ['two hours slow', -2 * hour, -2 * hour],
    ['two hours fast, and put right', 2 * hour, 0],
    ['two hours slow, and put right', -2 * hour, 0],
    ['right, and put forward', 0, 2 * hour],
    ['right, and put back', 0, -2 * hour],
  ])(
    '%s: signs in, works for six hours, and refreshes hardly more than once an hour',
    async (_name, from, to) => {
      const server = backend();
      server.clock.skew = from;
      vi.setSystemTime(Date.now() + from);
      const { auth, data, events } = await tab(server);
      expect(await auth.signIn(pro.email, pro.password)).toEqual({ ok: true });

      for (let load = 0; load < 36; load += 1) {
        if (load === 3) {
          server.clock.skew = to;
          vi.setSystemTime(Date.now() - from + to);
        }
        await vi.advanceTimersByTimeAsync(10 * minute);
        expect(await data.loadPayments(pro.id, 5)).toMatchObject({ ok: true });
      }
      expect(events.filter((event) => event !== 'token-refreshed')).toEqual(['signed-in']);
      expect(server.refreshes.length).toBeGreaterThanOrEqual(5);
      expect(server.refreshes.length).toBeLessThanOrEqual(8);
    },
  );

  it.each([2 * hour, -2 * hour])(
    '%s ms off: a session of the last visit does not lock the user out',
    async (skew) => {
      const server = backend();
      const storage = stored(server);
      server.clock.skew = skew;
      vi.setSystemTime(Date.now() + skew);
      const { auth, data, started } = await tab(server, storage);
      expect(started.user?.id).toBe(pro.id);
      expect(await data.loadPayments(pro.id, 5)).toMatchObject({ ok: true });
      expect(auth.mayHaveSession()).toBe(true);
      expect(server.refreshes.length).toBeLessThanOrEqual(1);
    },
  );
});

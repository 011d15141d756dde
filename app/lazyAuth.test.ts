import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthEvent, AuthPort, RestoredSession } from '../src/services/auth.ts';
import { emitter } from '../src/services/emitter.ts';
import { errorMessages } from '../src/services/messages.ts';
import { lazyAuth } from './lazyAuth.ts';

const user = { id: 'u1', email: 'ada@example.com', fullName: 'Ada', avatarUrl: '' };
const stored = new Map<string, string>();
let hear: (event: { key: string; newValue: string | null }) => void = () => undefined;
let comeOnline: (() => void) | undefined;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubGlobal('addEventListener', (type: string, listen: typeof hear & (() => void)) => {
    if (type === 'online') comeOnline = listen;
    else hear = listen;
  });
});
afterEach(() => vi.unstubAllGlobals());

function real(start: RestoredSession = { user: null, isRecovering: false }) {
  const events = emitter<AuthEvent>();
  const port = {
    restoreSession: vi.fn<AuthPort['restoreSession']>().mockResolvedValue(start),
    subscribe: events.subscribe,
    signIn: vi.fn<AuthPort['signIn']>().mockImplementation(async () => {
      events.emit({ type: 'signed-in', user });
      return { ok: true };
    }),
  };
  return port as unknown as AuthPort & typeof port;
}

const make = (load: () => Promise<AuthPort>, redirected = false) =>
  lazyAuth({ load, storageKey: 'session', redirected });

describe('lazyAuth', () => {
  it('knows without any code that a visitor has no session [V2]', () => {
    const load = vi.fn<() => Promise<AuthPort>>();
    const auth = make(load);
    expect(auth.mayHaveSession()).toBe(false);
    stored.set('session', '{}');
    expect(auth.mayHaveSession()).toBe(true);
    expect(load).not.toHaveBeenCalled();
  });

  it('a link from a mail may bring a session [X9]', () => {
    expect(make(async () => real(), true).mayHaveSession()).toBe(true);
  });

  it('passes on the events of the real port after it has started [S1]', async () => {
    const port = real();
    const auth = make(async () => port);
    const seen: string[] = [];
    auth.subscribe(({ type }) => seen.push(type));
    expect(await auth.signIn('a', 'b')).toEqual({ ok: true });
    expect(port.restoreSession).toHaveBeenCalledOnce();
    expect(seen).toEqual(['signed-in']);
  });

  it('follows a sign-in in another tab [S1]', async () => {
    const auth = make(async () => real({ user, isRecovering: false }));
    const seen: AuthEvent[] = [];
    auth.subscribe((event) => seen.push(event));
    hear({ key: 'something else', newValue: '{}' });
    hear({ key: 'session', newValue: null });
    hear({ key: 'session', newValue: '{}' });
    await vi.waitFor(() => expect(seen).toEqual([{ type: 'signed-in', user }]));
  });

  describe('with a session that is still valid', () => {
    const until = () => Date.now() + 3_600_000;
    const remembering = (load: () => Promise<AuthPort>, end = until()) => {
      stored.set('session', '{}');
      const auth = lazyAuth({
        load,
        storageKey: 'session',
        redirected: false,
        remembered: { user, until: end },
      });
      const seen: AuthEvent[] = [];
      auth.subscribe((event) => seen.push(event));
      return { auth, seen };
    };
    afterEach(() => vi.useRealTimers());

    it('the user is known without any code [S1]', async () => {
      const load = vi.fn<() => Promise<AuthPort>>();
      const { auth } = remembering(load);
      expect(auth.getCachedUser?.()).toEqual(user);
      expect(await auth.restoreSession()).toEqual({ user, isRecovering: false });
      expect(load).not.toHaveBeenCalled();
    });

    it('the code is loaded before the session has to be refreshed [S4]', async () => {
      vi.useFakeTimers();
      const load = vi.fn<() => Promise<AuthPort>>().mockResolvedValue(real({ user, isRecovering: false }));
      const { seen } = remembering(load);
      await vi.advanceTimersByTimeAsync(3_600_000 - 121_000);
      expect(load).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(2000);
      expect(load).toHaveBeenCalledOnce();
      expect(seen).toEqual([]);
    });

    it('a session that the backend refuses ends, and one that it cannot be asked about does not [S4]', async () => {
      const over = remembering(async () => real());
      over.auth.initialize();
      await vi.waitFor(() => expect(over.seen).toEqual([{ type: 'signed-out', cause: 'expired' }]));
      expect(over.auth.getCachedUser?.()).toBeNull();

      const port = real({ user: null, isRecovering: false, isRenewalPending: true });
      const waits = remembering(async () => port);
      waits.auth.initialize();
      await vi.waitFor(() => expect(port.restoreSession).toHaveBeenCalled());
      expect(waits.seen).toEqual([]);
    });

    it('follows a sign-out or another user in another tab [S1, V19]', async () => {
      const load = vi.fn<() => Promise<AuthPort>>();
      const left = remembering(load);
      hear({ key: 'session', newValue: null });
      expect(left.seen).toEqual([{ type: 'signed-out', cause: 'elsewhere' }]);
      expect(load).not.toHaveBeenCalled();

      const other = { ...user, id: 'u2' };
      const became = remembering(async () => real({ user: other, isRecovering: false }));
      hear({ key: 'session', newValue: '{}' });
      await vi.waitFor(() => expect(became.seen).toEqual([{ type: 'signed-in', user: other }]));
    });
  });

  it('a sign-in in another tab that comes while there is no network is followed once there is one [S1]', async () => {
    const load = vi.fn<() => Promise<AuthPort>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(real({ user, isRecovering: false }));
    const seen: AuthEvent[] = [];
    make(load).subscribe((event) => seen.push(event));
    hear({ key: 'session', newValue: '{}' });
    await vi.waitFor(() => expect(comeOnline).toBeDefined());
    expect(seen).toEqual([]);
    comeOnline?.();
    await vi.waitFor(() => expect(seen).toEqual([{ type: 'signed-in', user }]));
  });

  it('treats code that cannot be fetched like a server that cannot be reached [X9]', async () => {
    const auth = make(() => Promise.reject(new Error('offline')));
    expect(await auth.signIn('a', 'b')).toMatchObject({
      ok: false,
      failure: { message: errorMessages.unavailable },
    });
    expect(await auth.sendRecovery('a')).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
    expect(await auth.verifyCode('a', '1', 'recovery')).toMatchObject({
      ok: false,
      failure: { kind: 'unavailable', reason: 'other' },
    });
    expect(await auth.sendPasswordCode()).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
    expect(await auth.setPassword('a', 'b')).toMatchObject({
      ok: false,
      failure: { kind: 'unavailable', reason: 'other' },
    });
    expect(await auth.restoreSession()).toEqual({ user: null, isRecovering: false });
  });
});

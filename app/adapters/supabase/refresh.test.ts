import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedSession, backendUrl } from '../../../mocks/handlers/backendState.ts';
import { personas } from '../../../mocks/personas.ts';
import { supabaseClient } from './client.ts';
import { memoryStorage } from './storage.ts';

const { pro } = personas;

/** An expired session and a backend that cannot be reached for the first `failures` requests. */
function expired(failures: number) {
  const storage = memoryStorage();
  storage.setItem('s', JSON.stringify({ ...storedSession(pro), expires_at: 1 }));
  const began = Date.now();
  const asked: number[] = [];
  const { auth } = supabaseClient({
    url: backendUrl,
    key: 'sb_publishable_story',
    storage,
    storageKey: 's',
    autoRefresh: false,
    fetch: async () => {
      asked.push(Date.now() - began);
      return asked.length > failures
        ? Response.json(storedSession(pro))
        : new Response(null, { status: 503 });
    },
  });
  return { auth, asked };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a refresh that fails is tried again after 200 ms, then after twice as long each time [K5]', async () => {
  const { auth, asked } = expired(5);
  const session = auth.getSession();
  await vi.advanceTimersByTimeAsync(7000);
  const waits = asked.map((at, index) => at - (asked[index - 1] ?? at));
  expect(waits).toEqual([0, 200, 400, 800, 1600, 3200]);
  expect((await session).data.session?.user.id).toBe(pro.id);
});

it('a refresh is given up when the next wait would go past 30 s [K5]', async () => {
  const { auth, asked } = expired(Infinity);
  const session = auth.getSession();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([0, 200, 600, 1400, 3000, 6200, 12_600, 25_400]);
  const { data, error } = await session;
  expect(data.session).toBeNull();
  expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503, message: 'HTTP 503' });
});

import { expect, it } from 'vitest';
import { app, fine, proxy, site } from './proxied.fixture.ts';

/** A proxy whose tickets ask the provider about open calls, and Ada's request for one. */
function tickets(takeTurn: (user: string, how?: { counted: boolean }) => Promise<number | undefined>) {
  const settled: string[] = [];
  const { handle } = proxy(fine, {
    takeTurn,
    calls: {
      timeOf: async (user) => {
        settled.push(user);
        return 60;
      },
      tickets: { issue: async ({ user }) => ({ ticket: `v1.${user}`, expiresAt: 'soon' }) },
      start: () => Promise.reject(new Error('Nobody starts a call here')),
    },
  });
  const ask = () =>
    handle(
      new Request(`${site}/chat/ticket`, {
        method: 'POST',
        headers: { origin: app, authorization: 'Bearer ada' },
      }),
    );
  return { ask, settled };
}

it('a ticket takes a turn that counts as no message, before the provider is asked about open calls [B55, P1]', async () => {
  const turns: unknown[] = [];
  const { ask, settled } = tickets(async (...turn) => {
    turns.push(turn);
    return turns.length > 2 ? 12 : 0;
  });
  for (const status of [200, 200, 429, 429]) expect((await ask()).status).toBe(status);
  expect((await ask()).headers.get('retry-after')).toBe('12');
  expect(settled).toEqual(['user-1', 'user-1']);
  expect(turns[0]).toEqual(['user-1', { counted: false }]);
});

it.each([
  ['a user who is deleted', undefined, 401],
  ['a turn that nobody can tell', Number.NaN, 503],
])('there is no ticket for %s, and the provider is not asked [B55, P1]', async (_who, wait, status) => {
  const { ask, settled } = tickets(async () => wait);
  expect([(await ask()).status, settled]).toEqual([status, []]);
});

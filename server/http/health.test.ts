import { expect, it, vi } from 'vitest';
import { healthCheck } from './health.ts';

const well = { askDatabase: async () => 1, hasRoom: async () => true, version: '1.2.3+1a2b3c4' };
const never = () => new Promise<never>(() => undefined);

async function told(options: Partial<Parameters<typeof healthCheck>[0]>) {
  const answer = await healthCheck({ ...well, timeoutMs: 20, ...options })();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return { status: answer.status, body: await answer.json() };
}

it('says that the database answers and the disk has room, and which version runs [O4]', async () => {
  const body = { status: 'ok', database: 'ok', disk: 'ok', version: '1.2.3+1a2b3c4' };
  expect(await told({})).toEqual({ status: 200, body });
});

it.each([
  ['a database that is silent', { askDatabase: never }, 'database', 'no answer'],
  [
    'a database that fails',
    { askDatabase: () => Promise.reject(new Error('relation /secret/path is gone')) },
    'database',
    'no answer',
  ],
  ['a full disk', { hasRoom: async () => false }, 'disk', 'full'],
  [
    'a disk that cannot be asked',
    { hasRoom: () => Promise.reject(new Error('/secret/path')) },
    'disk',
    'full',
  ],
  ['a disk that is silent', { hasRoom: never }, 'disk', 'full'],
])('is 503 with %s, and says no more than that [O4]', async (_what, options, part, state) => {
  const { status, body } = await told(options);
  expect(status).toBe(503);
  expect(body).toEqual({
    status: 'unavailable',
    database: 'ok',
    disk: 'ok',
    version: '1.2.3+1a2b3c4',
    [part]: state,
  });
});

it('asks a silent database once, however often it is asked itself, and again when it has answered [O4]', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const askDatabase = vi.fn(() => new Promise((resolve) => (answer = resolve)));
  const health = healthCheck({ ...well, askDatabase, timeoutMs: 20 });
  const statuses = (await Promise.all([health(), health(), health()])).map(({ status }) => status);
  expect(statuses).toEqual([503, 503, 503]);
  expect(askDatabase).toHaveBeenCalledTimes(1);
  answer(1);
  askDatabase.mockResolvedValue(1);
  expect((await health()).status).toBe(200);
  expect((await health()).status).toBe(200);
  expect(askDatabase).toHaveBeenCalledTimes(2);
});

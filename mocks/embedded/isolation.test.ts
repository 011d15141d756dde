import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from './backend.ts';
import { exclusive } from './exclusive.ts';
import { ask, person, type Person } from './people.ts';

const users = 50;
const rounds = 8;
let backend: EmbeddedBackend;
let people: Person[];

beforeAll(async () => {
  backend = await createEmbeddedBackend();
  people = [];
  for (let i = 0; i < users; i += 1) people.push(await person(backend));
}, 120_000);
afterAll(() => backend.close());

it('[P2] 50 users at once see their own rows only, and visitors none', async () => {
  const read = (token?: string) =>
    ask(
      backend,
      'GET',
      '/rest/v1/profiles?select=id',
      token ? { headers: { authorization: `Bearer ${token}` } } : {},
    );
  const wrong: unknown[] = [];
  await Promise.all(
    people.map(async ({ id, token }, i) => {
      for (let round = 0; round < rounds; round += 1) {
        const own = await read(token);
        if (own.json.length !== 1 || own.json[0].id !== id) wrong.push(own.json);
        if ((i + round) % 3 > 0) continue;
        const visitors = await read();
        if (visitors.status !== 401) wrong.push(visitors.json);
      }
    }),
  );
  expect(wrong).toEqual([]);
});

it('[P2] writes at once reach their own rows, and the owner’s queries never run as a user', async () => {
  await Promise.all(
    people.flatMap(({ id, client }) => [
      client.from('profiles').update({ location: id }).eq('id', id),
      backend.pg.query('select count(*) from auth.users'),
    ]),
  );
  const { rows } = await backend.pg.query(
    'select id from public.profiles where location is distinct from id::text',
  );
  expect(rows).toEqual([]);
  expect((await backend.pg.query('select current_user as name')).rows).toEqual([{ name: 'postgres' }]);
});

it('[P2] a request begins when the one before it has been answered, however long that takes', async () => {
  const answered: string[] = [];
  const [{ email, token }] = people as [Person];
  const slow = ask(backend, 'POST', '/auth/v1/token?grant_type=password', {
    body: JSON.stringify({ email, password: 'correct-horse' }),
  }).then(() => answered.push('slow'));
  // Its body has been read, and it takes a tenth of a second outside the database: it could be overtaken.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const quick = ask(backend, 'GET', '/rest/v1/profiles', {
    headers: { authorization: `Bearer ${token}` },
  }).then(() => answered.push('quick'));
  await Promise.all([slow, quick]);
  expect(answered).toEqual(['slow', 'quick']);
});

it('tasks run one after another, whether they fail or not', async () => {
  const alone = exclusive();
  const seen: string[] = [];
  const task = (name: string, delay: number, fails = false) =>
    alone(async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, delay));
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  const results = await Promise.allSettled([task('a', 20), task('b', 10, true), task('c', 0)]);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { createUsers, concurrentUsers } from './concurrentUsers.fixture.ts';
import { mutex } from '../database/mutex.ts';
import { sendRequest, type Person } from '../auth/people.fixture.ts';
import { type FileStore, memoryFiles } from '../storage/storage.ts';

const users = 50;
let backend: EmbeddedBackend;
let people: Person[];

function gate() {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open: () => open() };
}

/** Keeps the disk waiting in the middle of an upload, while the database is idle and others could use it. */
const writing = gate();
const disk = gate();
const files = memoryFiles();

beforeAll(async () => {
  const write: FileStore['write'] = async (key, file) => {
    if (key.endsWith('slow.png')) {
      writing.open();
      await disk.promise;
    }
    return files.write(key, file);
  };
  backend = await createEmbeddedBackend({ files: { ...files, write } });
  people = await createUsers(backend, users);
}, 120_000);
afterAll(() => backend.close());

it('50 users at once get their own rows and files, and visitors none [P2]', async () => {
  const { requests, foreign, wrong } = await concurrentUsers(backend, people, 600);
  expect({ foreign, wrong }).toEqual({ foreign: [], wrong: [] });
  expect(requests).toBe(600);
}, 120_000);

it('writes at once reach their own rows, and the owner’s queries never run as a user [P2]', async () => {
  const answers = await Promise.all(
    people.flatMap(({ id, client }) => [
      // The library resolves for a refusal too: only an answer without an error promises that the row is there.
      client
        .from('profiles')
        .update({ location: `at ${id}` })
        .eq('id', id)
        .then(({ error, status }) => (error || status !== 204 ? { id, status, error } : undefined)),
      backend.pg.query('select count(*) from auth.users').then(() => undefined),
    ]),
  );
  expect(answers.filter(Boolean)).toEqual([]);
  const { rows } = await backend.pg.query<{ id: string }>(
    `select id from public.profiles where location = 'at ' || id and id = any($1::uuid[])`,
    [people.map(({ id }) => id)],
  );
  expect(rows).toHaveLength(users);
  expect((await backend.pg.query('select current_user as name')).rows).toEqual([{ name: 'postgres' }]);
});

it('a request begins when the one before it has been answered, however long that takes [P2]', async () => {
  const [{ id, token }] = people as [Person];
  const headers = { authorization: `Bearer ${token}` };
  const answered: string[] = [];
  const upload = sendRequest(backend, 'POST', `/storage/v1/object/avatars/${id}/slow.png`, {
    body: new Uint8Array(9),
    headers: { ...headers, 'content-type': 'image/png' },
  }).then(({ status }) => answered.push(`upload ${status}`));
  await writing.promise;
  const read = sendRequest(backend, 'GET', '/rest/v1/profiles', { headers }).then(() =>
    answered.push('read'),
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(answered).toEqual([]);
  disk.open();
  await Promise.all([upload, read]);
  // An upload is answered after the account's quota was checked, which may be after the read.
  expect(answered.toSorted()).toEqual(['read', 'upload 200']);
});

it('tasks run one after another, whether they fail or not', async () => {
  const alone = mutex();
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

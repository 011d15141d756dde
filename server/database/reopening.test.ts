import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { sendRequest, browserClient, signUpPerson, type Person } from '../auth/people.fixture.ts';
import { embeddedServer } from '../http/server.ts';

const password = 'correct-horse';

/** A statement with one parameter more than PGlite can count, so that it misreads this answer and all later ones. */
const misread = `select 1 where 1 in (${Array.from({ length: 32_768 }, (_, n) => `$${n + 1}::int`).join(',')})`;

/** A statement that keeps the database busy for days. */
const endless = 'select count(*) from generate_series(1, 1000000000000)';

const siteUrl = 'http://localhost:3000';

/** The statuses of the requests of a user who was signed in before, and of a new sign-in. */
async function everything(backend: EmbeddedBackend, ada: Person) {
  const headers = { authorization: `Bearer ${ada.token}` };
  const answers = await Promise.all([
    sendRequest(backend, 'GET', '/rest/v1/profiles?select=full_name', { headers }),
    sendRequest(backend, 'PATCH', `/rest/v1/profiles?id=eq.${ada.id}`, {
      headers,
      body: '{"location":"Lost"}',
    }),
    sendRequest(backend, 'POST', '/auth/v1/token?grant_type=password', {
      body: JSON.stringify({ email: ada.email, password }),
    }),
    sendRequest(backend, 'GET', '/auth/v1/user', { headers }),
    sendRequest(backend, 'POST', '/storage/v1/object/list/avatars', { headers, body: '{"prefix":""}' }),
  ]);
  return answers.map(({ status, headers: sent, json }) => [
    status,
    sent.get('retry-after'),
    json.message ?? json.msg,
  ]);
}

const refused = Array.from({ length: 5 }, () => [
  503,
  '3',
  expect.stringContaining('not available at the moment'),
]);

/** Resolves when the user can sign in again and has the stored name. */
const recovers = (backend: EmbeddedBackend, { email }: Person) =>
  vi.waitFor(
    async () => {
      const client = browserClient(backend);
      expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
      const { data } = await client.from('profiles').select('full_name, location').single();
      expect(data).toEqual({ full_name: email, location: null });
    },
    { timeout: 60_000, interval: 250 },
  );

describe('the database of a data folder', () => {
  const directory = mkdtempSync(`${tmpdir()}/parley-reopening-`);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  let backend: EmbeddedBackend;
  let ada: Person;
  beforeAll(async () => {
    backend = await createEmbeddedBackend({ directory, turnLimitMs: 3000 });
    ada = await signUpPerson(backend);
  });
  afterAll(async () => {
    await backend.close();
    rmSync(directory, { recursive: true });
    errors.mockRestore();
  });

  it('is the only one, without those that PostgreSQL copies new ones from, and with a small buffer', async () => {
    const { rows } = await backend.pg.query(
      `select datname, current_setting('shared_buffers') as buffer from pg_database`,
    );
    expect(rows).toEqual([{ datname: 'postgres', buffer: '32MB' }]);
  });

  it('refuses everything when the driver misread an answer, and is opened again by itself [X9]', async () => {
    await expect(backend.pg.query(misread)).rejects.toThrow('The database has stopped: Invalid array length');
    expect(await everything(backend, ada)).toEqual(refused);
    await recovers(backend, ada);
    expect(readFileSync(`${directory}/lock`, 'utf8')).toBe(String(process.pid));
  });

  it('is ended and opened again when a statement does not end, and pages are served meanwhile [X9]', async () => {
    const app = mkdtempSync(`${tmpdir()}/parley-page-`);
    onTestFinished(() => rmSync(app, { recursive: true }));
    writeFileSync(`${app}/index.html`, '<!doctype html><title>Parley</title>');
    const server = embeddedServer({
      app: Promise.resolve(app),
      backend: Promise.resolve(backend),
      siteUrl,
      headers: {},
    });
    let isBusy = true;
    const busy = backend.pg.query(endless).catch((error: Error) => {
      isBusy = false;
      return error.message;
    });
    const behind = everything(backend, ada);
    const page = await server.fetch(new Request(siteUrl, { headers: { host: 'localhost:3000' } }));
    expect([page.status, await page.text(), isBusy]).toEqual([200, expect.stringContaining('Parley'), true]);
    expect(await busy).toBe('The database did not answer a request within 3000 ms.');
    expect(await behind).toEqual(refused);
    await recovers(backend, ada);
  });

  it('can be closed while a statement does not end, and opened with everything that was stored [X9]', async () => {
    const busy = backend.pg.query(endless).catch((error: Error) => error.message);
    await backend.close();
    expect(await busy).toContain('did not answer');
    backend = await createEmbeddedBackend({ directory });
    await recovers(backend, ada);
  });
});

it('a database in memory that broke refuses everything, because its rows are lost [X9]', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const backend = await createEmbeddedBackend();
  const ada = await signUpPerson(backend);
  const half = Promise.all([backend.pg.query(misread).catch(() => undefined), everything(backend, ada)]);
  expect((await half)[1]).toEqual(refused);
  expect(await everything(backend, ada)).toEqual(refused);
  await backend.close();
  errors.mockRestore();
});

it('a request that breaks the database itself is not answered as if it had found nothing [X9]', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const statements = vi.spyOn(PGlite.prototype, 'query');
  const backend = await createEmbeddedBackend();
  const ada = await signUpPerson(backend);
  statements.mockRejectedValueOnce(new RangeError('Invalid array length'));
  // A sign-in, to which the server would answer that there is no such account, or that something failed.
  const body = JSON.stringify({ email: ada.email, password });
  const answer = await sendRequest(backend, 'POST', '/auth/v1/token?grant_type=password', { body });
  expect([answer.status, answer.json]).toMatchObject([503, { error_code: 'database_unavailable' }]);
  await backend.close();
  statements.mockRestore();
  errors.mockRestore();
});

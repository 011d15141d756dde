import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { createEmbeddedBackend } from '../backend.ts';
import { browserClient, signUpPerson, site } from '../auth/people.fixture.ts';
import { randomRequest, type RandomRequest } from './randomRequests.fixture.ts';
import { embeddedServer } from './server.ts';

const seed = 20_261_123;
const each = 100;
/** How many rounds, of which 200 are 20,000 requests. */
const rounds = Number(process.env['REQUEST_ROUNDS'] ?? (process.env['CI'] ? 50 : 20));

/** Describes a request whose answer was wrong. */
const inWords = ({ method, path, headers, body }: RandomRequest) =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 400)} ${String(body).slice(0, 300)}`;

/**
 * Whatever is asked, no answer is 5xx, and somebody with an account can still sign in and read their row. The database
 * runs in its thread: a request that hangs it ends the thread and is answered with 503, so this test fails instead of
 * hanging.
 */
it(`${rounds * each} random requests break nothing for others [P2, X9]`, async () => {
  const folder = mkdtempSync(`${tmpdir()}/parley-random-`);
  mkdirSync(`${folder}/app`);
  writeFileSync(`${folder}/app/index.html`, '<!doctype html><title>Parley</title>');
  const backend = await createEmbeddedBackend({ directory: `${folder}/data` });
  onTestFinished(async () => {
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const server = embeddedServer({
    app: Promise.resolve(`${folder}/app`),
    backend: Promise.resolve(backend),
    siteUrl: site,
    headers: {},
  });
  const ada = await signUpPerson(backend);
  let mallory = ada;

  for (let round = 0; round < rounds; round += 1) {
    // Some requests end the sender's session, or delete what the next requests need.
    if (round % 10 === 0) mallory = await signUpPerson(backend);
    const sender = { key: backend.publishableKey, token: mallory.token, id: mallory.id };
    const failures: string[] = [];
    for (const request of fc.sample(randomRequest(sender), { numRuns: each, seed: seed + round })) {
      const { method, path, headers, body } = request;
      // An address that no client can send does not reach the server.
      if (!URL.canParse(site + path)) continue;
      const answer = await server.fetch(
        new Request(site + path, { method, headers, ...(body !== undefined && { body }) }),
      );
      const text = await answer.text();
      if (answer.status >= 500)
        failures.push(`${answer.status} to ${inWords(request)}: ${text.slice(0, 200)}`);
    }
    expect(failures).toEqual([]);

    const client = browserClient(backend);
    const { error } = await client.auth.signInWithPassword({ email: ada.email, password: 'correct-horse' });
    const { data } = await client.from('profiles').select('id, full_name');
    expect([error, data]).toEqual([null, [{ id: ada.id, full_name: ada.email }]]);
  }
}, 600_000);

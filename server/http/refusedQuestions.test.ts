import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUuid } from '../../src/services/randomId.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { openDatabase } from '../database/database.ts';
import { createHttpServer } from './httpServer.ts';
import { localAssistant } from './localAssistant.ts';
import { embeddedServer } from './server.ts';

const words = 'Can Maria Lopez forward my horoscope to maria@example.com?';

describe('refused questions of npm start', () => {
  let directory: string;
  let site: string;
  let token: string;
  let backend: EmbeddedBackend;
  let running: ReturnType<typeof embeddedServer> | undefined;
  const http = createHttpServer((request) => running?.fetch(request) ?? new Response(null, { status: 503 }));

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'refused-'));
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    site = `http://localhost:${(http.address() as AddressInfo).port}`;
    backend = await createEmbeddedBackend({ siteUrl: site, directory });
    start({ ASSISTANT_KEEP_REFUSED: '1' });
    const { auth } = createClient(site, backend.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { data } = await auth.signUp({ email: 'ada@example.com', password: 'correct-horse' });
    token = data.session?.access_token ?? '';
  });
  afterAll(async () => {
    http.close();
    await rm(directory, { recursive: true, force: true });
  });

  function start(environment: Record<string, string>) {
    running = embeddedServer({
      app: Promise.resolve('none'),
      backend: Promise.resolve(backend),
      siteUrl: site,
      headers: {},
      answerChat: localAssistant({ backend: async () => backend, environment }),
    });
  }
  const post = (path: string, body: object) =>
    fetch(site + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ assistantId: 'embedded', input: words, ...body }),
    });
  const ask = async () => (await post('/chat', { stream: true })).text();
  const keep = (request = randomUuid()) => post('/chat/refused', { request, consent: true });
  const rows = async () =>
    (await backend.pg.query<{ words: string }>('select words from private.refused_questions')).rows;

  it('are marked, kept once with the consent, and say nothing of who asked [A97]', async () => {
    expect(await ask()).toContain('chat.output[0].refused');
    expect(await rows()).toEqual([]);
    const request = randomUuid();
    for (let i = 0; i < 2; i++) expect(await (await keep(request)).json()).toEqual({ kept: true });
    expect(await rows()).toEqual([{ words: expect.stringContaining('<mail>') }]);
    expect(JSON.stringify(await rows())).not.toMatch(/maria|lopez|ada/i);
  });

  it('are kept when the messages of the month are used up, and count as none [B39]', async () => {
    await backend.pg.exec(
      'update private.settings set enforces_limits = true; update private.chat_turns set used_in_month = 50',
    );
    expect([(await keep()).status, await ask()]).toEqual([200, expect.stringContaining('all the messages')]);
    await backend.pg.exec(
      'update private.settings set enforces_limits = false; update private.chat_turns set used_in_month = 7',
    );
    await keep();
    const { rows: used } = await backend.pg.query('select used_in_month from private.chat_turns');
    expect(used).toEqual([{ used_in_month: 7 }]);
  });

  it('are neither marked nor kept unless the operator has turned it on [A97]', async () => {
    const before = await rows();
    start({});
    expect(await ask()).not.toContain('refused');
    expect((await keep()).status).toBe(404);
    expect(await rows()).toEqual(before);
  });

  it('become candidates for the examples by npm run learn:assistant, which changes nothing [A97]', async () => {
    await backend.pg.exec('update private.settings set enforces_limits = true');
    await backend.close();
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/assistant/learn.ts'], {
      env: { ...process.env, DATA_DIR: directory },
    });
    expect(stdout).toContain('<mail>');
    const connection = await openDatabase(directory);
    await connection.driver.waitReady;
    const { rows: settings } = await connection.driver.query('select enforces_limits from private.settings');
    await connection.close();
    expect(settings).toEqual([{ enforces_limits: true }]);
  });
});

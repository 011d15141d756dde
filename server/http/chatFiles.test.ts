import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachmentTypes } from '../../src/services/attachments.ts';
import type { Turn } from '../assistant/engine.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { createHttpServer } from './httpServer.ts';
import { localAssistant } from './localAssistant.ts';
import { embeddedServer } from './server.ts';

describe('files for the agent of npm start', () => {
  let site: string;
  let token: string;
  let backend: EmbeddedBackend;
  let running: ReturnType<typeof embeddedServer> | undefined;
  const turns: Turn[] = [];
  const http = createHttpServer((request) => running?.fetch(request) ?? new Response(null, { status: 503 }));

  beforeAll(async () => {
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    site = `http://localhost:${(http.address() as AddressInfo).port}`;
    backend = await createEmbeddedBackend({ siteUrl: site });
    running = embeddedServer({
      app: Promise.resolve('none'),
      backend: Promise.resolve(backend),
      siteUrl: site,
      headers: {},
      answerChat: localAssistant({
        backend: async () => backend,
        attachments: attachmentTypes,
        engine: async function* answer(turn) {
          turns.push(turn);
          yield { type: 'text', delta: 'A cat.' };
        },
      }),
    });
    const { auth } = createClient(site, backend.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { data } = await auth.signUp({ email: 'ada@example.com', password: 'correct-horse' });
    token = data.session?.access_token ?? '';
  });
  afterAll(async () => {
    http.close();
    await backend.close();
  });

  const send = (body: object, as = token) =>
    fetch(`${site}/chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
      body: JSON.stringify({ assistantId: 'embedded', input: 'What is this?', ...body }),
    });
  const picture = (bytes: number) => ({
    name: 'cat.jpg',
    type: 'image/jpeg',
    data: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(bytes - 3, 'x')]).toString('base64'),
  });

  it('three files of 5 MB arrive, and one that is larger is refused in plain words [A90]', async () => {
    const largest = picture(5 * 1024 * 1024);
    const answer = await send({ attachments: [largest, largest, largest] });
    expect([answer.status, (await answer.json()).output[0].content]).toEqual([201, 'A cat.']);
    expect(turns.at(-1)?.attachments).toHaveLength(3);
    const over = await send({ attachments: [picture(5 * 1024 * 1024 + 1)] });
    expect([over.status, (await over.json()).message]).toEqual([
      413,
      "'cat.jpg' is larger than 5 MB. Please choose a smaller file.",
    ]);
  });

  it('nobody but a signed-in user sends more than 64 KiB, and nobody more than the files need [A90, P1, R4]', async () => {
    const before = turns.length;
    expect((await send({ attachments: [picture(100_000)] }, 'x.y.z')).status).toBe(413);
    expect((await send({ pad: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await send({ pad: 'x'.repeat(22_000_000) })).status).toBe(413);
    expect(turns).toHaveLength(before);
  });

  it('what the agent can do is told to whoever is signed in, and to nobody else [A90]', async () => {
    const get = (as: string) => fetch(`${site}/chat`, { headers: { authorization: `Bearer ${as}` } });
    expect(await (await get(token)).json()).toMatchObject({ attachments: attachmentTypes, maxFiles: 3 });
    expect((await get('x.y.z')).status).toBe(401);
  });
});

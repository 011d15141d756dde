import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createEmbeddedBackend } from './backend.ts';
import { sendRequest, signUpPerson, site } from './auth/people.fixture.ts';
import { embeddedBackend } from './vitePlugin.ts';

const start = (root: string) =>
  createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [embeddedBackend()],
    server: { port: 0, host: '127.0.0.1' },
  });

it.each([
  ['EMBEDDED_PROVIDERS', 'foo', /^EMBEDDED_PROVIDERS names 'foo'/],
  ['STRIPE_SECRET_KEY', 'sk_live_1', /^STRIPE_SECRET_KEY is no key of the test mode/],
  ['ASSISTANT_URL', 'foo', /^ASSISTANT_MODEL is not set/],
])(
  'the development server does not start with a wrong %s, and says why without a stack',
  async (name, value, sentence) => {
    vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const directory = mkdtempSync(`${tmpdir()}/parley-dev-`);
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    // An empty folder: the server looks through all that its root holds.
    await expect(start(directory)).rejects.toMatchObject({
      message: expect.stringMatching(sentence),
      stack: expect.stringMatching(sentence),
    });
  },
);

it('the development server ends with 1 when its backend cannot be opened', async () => {
  const directory = mkdtempSync(`${tmpdir()}/parley-dev-`);
  vi.stubEnv('DATA_DIR', directory);
  // Another process that is running has the folder.
  writeFileSync(`${directory}/lock`, String(process.ppid));
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  onTestFinished(() => {
    exit.mockRestore();
    vi.unstubAllEnvs();
    rmSync(directory, { recursive: true, force: true });
  });
  const server = await start(directory);
  await server.listen();
  await expect.poll(() => exit.mock.calls).toEqual([[1]]);
  await server.close().catch(() => {});
});

/** The first bytes of a picture. */
const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

it('the development server removes what nobody needs any more, as `npm start` does [E4, O5]', async () => {
  const directory = mkdtempSync(`${tmpdir()}/parley-dev-`);
  vi.stubEnv('DATA_DIR', directory);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(directory, { recursive: true, force: true });
  });
  const path = '/storage/v1/object/avatars/visitor@example.com/1.png';
  const before = await createEmbeddedBackend({ directory, siteUrl: site });
  await signUpPerson(before);
  const sent = await sendRequest(before, 'POST', path, {
    body: picture,
    headers: { 'content-type': 'image/png' },
  });
  expect(sent.status).toBe(200);
  await before.pg.exec(`update storage.objects set created_at = now() - interval '2 days';
    update auth.sessions set created_at = now() - interval '91 days', updated_at = now() - interval '91 days'`);
  await before.close();

  const server = await start(directory);
  try {
    await server.listen();
    const address = server.httpServer?.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const health = await fetch(`http://127.0.0.1:${port}/auth/v1/health`, {
      headers: { apikey: before.publishableKey },
    });
    expect(health.status).toBe(200);
  } finally {
    await server.close();
  }

  const after = await createEmbeddedBackend({ directory, siteUrl: site });
  onTestFinished(() => after.close());
  const { rows } = await after.pg.query(
    `select (select count(*)::int from storage.objects) as pictures,
       (select count(*)::int from auth.sessions where created_at < now() - interval '90 days') as sessions`,
  );
  expect(rows).toEqual([{ pictures: 0, sessions: 0 }]);
});

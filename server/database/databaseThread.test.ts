import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it, onTestFinished, vi } from 'vitest';
import { embeddedPublishableKey } from '../../src/services/embedded.ts';
import { openDatabaseThread } from './databaseThread.ts';
import { site } from '../auth/people.fixture.ts';

it('a request that writes into what all objects of the thread share leaves it as it is [P2]', async () => {
  const folder = mkdtempSync(`${tmpdir()}/parley-thread-`);
  const thread = await openDatabaseThread(
    {
      directory: folder,
      siteUrl: site,
      confirmations: false,
      providers: [],
      reauthenticationAfterMs: Infinity,
    },
    60_000,
    {
      onMail: () => {},
      onBroken: () => {},
    },
  );
  onTestFinished(async () => {
    await thread.close();
    rmSync(folder, { recursive: true, force: true });
    vi.restoreAllMocks();
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const headers = { apikey: embeddedPublishableKey, 'content-type': 'application/json' };
  const ask = async (path: string, init?: RequestInit) =>
    (await thread.fetch(new Request(site + path, { headers, ...init }), undefined)).status;
  // The checks in front of the thread refuse this one; the next request gets past them.
  expect(await ask('/rest/v1/profiles?__proto__=eq.1')).toBe(400);
  const body = '{"prefix":"x"}';
  expect(await ask('/storage/v1/object/list/avatars', { method: 'POST', body })).toBe(200);
}, 60_000);

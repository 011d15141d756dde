import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { sendRequest, signUpPerson, type Person } from '../auth/people.fixture.ts';
import { reserveBytes } from './diskSpace.ts';
import { memoryFiles } from '../storage/storage.ts';

const full = 'The disk with the data folder is full: nothing was saved.';

describe('a full disk', () => {
  let backend: EmbeddedBackend;
  let ada: Person;
  let free = Infinity;
  const noRoom = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const files = memoryFiles();
  const write = vi.spyOn(files, 'write');
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  beforeAll(async () => {
    backend = await createEmbeddedBackend({ freeBytes: async () => free, files });
    ada = await signUpPerson(backend);
  });
  afterAll(async () => {
    await backend.close();
    errors.mockRestore();
  });
  const asAda = () => ({ authorization: `Bearer ${ada.token}`, 'content-type': 'image/png' });
  const upload = (name: string) =>
    sendRequest(backend, 'POST', `/storage/v1/object/avatars/${ada.id}/${name}.png`, {
      body: new Uint8Array(1000),
      headers: asAda(),
    });
  const rename = () =>
    ada.client.from('profiles').update({ location: 'Here' }).eq('id', ada.id).select().single();

  it('a full disk refuses writes before the last room is gone, in words, and still shows what is there [X9]', async () => {
    free = reserveBytes - 1;
    const refused = await rename();
    expect([refused.status, refused.error?.message]).toEqual([507, expect.stringContaining(full)]);
    const signIn = await ada.client.auth.signInWithPassword({ email: ada.email, password: 'correct-horse' });
    expect(signIn.error).toMatchObject({
      status: 507,
      code: 'disk_full',
      message: expect.stringContaining(full),
    });
    expect([(await upload('refused')).status, write.mock.calls.length]).toEqual([507, 0]);
    const shown = await sendRequest(backend, 'GET', `/rest/v1/profiles?id=eq.${ada.id}`, {
      headers: asAda(),
    });
    expect(shown.json).toMatchObject([{ full_name: ada.email, location: null }]);
    free = reserveBytes;
    expect((await rename()).status).toBe(200);
  });

  it('a picture that found no room is refused in words and leaves nothing [E4]', async () => {
    write.mockRejectedValueOnce(noRoom);
    const refused = await upload('half');
    expect([refused.status, refused.json.message]).toEqual([507, expect.stringContaining(full)]);
    const read = () => sendRequest(backend, 'GET', `/storage/v1/object/public/avatars/${ada.id}/half.png`);
    expect((await read()).status).toBe(400);
    expect((await upload('half')).status).toBe(200);
    expect((await read()).status).toBe(200);
  });

  it('a full disk keeps the app from starting, and says what to do', async () => {
    const starting = createEmbeddedBackend({ freeBytes: async () => reserveBytes - 1 });
    await expect(starting).rejects.toThrow('64 MiB have to be free. Make room');
  });
});

/** A disk of 110 MB in memory, if this process may mount one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(`${tmpdir()}/parley-disk-`);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=110m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

const disk = smallDisk();

describe.skipIf(!disk)('a small disk (skipped where nobody may mount one)', () => {
  const ballast = `${disk}/ballast`;
  afterAll(() => {
    execFileSync('umount', ['-l', disk ?? '']);
    rmSync(disk ?? '', { recursive: true, force: true });
  });

  it('that runs full during a write loses nothing that was confirmed [X9]', async () => {
    const directory = `${disk}/data`;
    let free = Infinity;
    const backend = await createEmbeddedBackend({ directory, freeBytes: async () => free });
    const ada = await signUpPerson(backend);
    const { bavail, bsize } = statfsSync(directory);
    writeFileSync(ballast, new Uint8Array(bavail * bsize - 500_000));
    // Each query writes 1 MB to the database's log, until the log cannot begin another file.
    const fill = async () => {
      for (;;) await backend.pg.query(`select pg_logical_emit_message(false, 'x', repeat('x', 1000000))`);
    };
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    free = reserveBytes - 1;
    await expect(fill()).rejects.toMatchObject({ isFull: true });
    // A transaction would run this statement next; Postgres itself no longer answers it.
    await expect(backend.pg.query('rollback')).rejects.toThrow('stopped');
    const refused = await ada.client.from('profiles').select();
    expect([refused.status, refused.error?.message]).toEqual([
      507,
      expect.stringContaining('goes on by itself'),
    ]);

    rmSync(ballast);
    free = Infinity;
    const read = 'select full_name, location from public.profiles';
    const reread = async () =>
      expect((await backend.pg.query(read)).rows).toEqual([{ full_name: ada.email, location: null }]);
    await vi.waitFor(reread, { timeout: 60_000, interval: 250 });
    await backend.pg.query(`update public.profiles set location = 'Here'`);
    expect((await backend.pg.query(read)).rows).toEqual([{ full_name: ada.email, location: 'Here' }]);
    await backend.close();
    errors.mockRestore();
  });
});

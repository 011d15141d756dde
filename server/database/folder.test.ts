import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { lockDirectory } from './lock.ts';
import { restore } from './restore.ts';
import { installationSecret } from '../auth/secret.ts';
import { filesBelow, memoryFiles, storageAdapter } from '../storage/storage.ts';

const root = mkdtempSync(`${tmpdir()}/parley-`);
afterAll(() => rmSync(root, { recursive: true, force: true }));
let count = 0;
const fresh = () => `${root}/${++count}`;

describe('the data folder', () => {
  it('the data folder has one user: a second process is told which one', async () => {
    const directory = fresh();
    const release = lockDirectory(directory);
    const second = fork(new URL('./openBackend.fixture.ts', import.meta.url), [directory], { silent: true });
    let said = '';
    second.stderr?.on('data', (piece) => (said += piece));
    const [code] = await once(second, 'exit');
    release();
    expect(code).not.toBe(0);
    expect(said).toContain(`in use by process ${process.pid}`);
    expect(said).toContain('DATA_DIR=');
  });

  it('the data folder is free again after its user was killed, or has ended', () => {
    const directory = fresh();
    lockDirectory(directory)();
    writeFileSync(`${directory}/lock`, '999999999');
    const release = lockDirectory(directory);
    expect(readFileSync(`${directory}/lock`, 'utf8')).toBe(String(process.pid));
    release();
    expect(existsSync(`${directory}/lock`)).toBe(false);
  });

  it('the data folder has one user although several processes find the lock of a killed one at the same moment', async () => {
    const script = new URL('./lockRace.fixture.ts', import.meta.url);
    for (let round = 0; round < 3; round++) {
      const directory = fresh();
      mkdirSync(directory);
      writeFileSync(`${directory}/lock`, '999999999');
      const processes = Array.from({ length: 6 }, () => fork(script, [directory]));
      await Promise.all(processes.map((each) => once(each, 'message')));
      const outcomes = processes.map((each) => once(each, 'message'));
      const moment = Date.now() + 100;
      for (const each of processes) each.send(moment);
      const said = (await Promise.all(outcomes)).map(([outcome]) => String(outcome));
      const holder = processes[said.indexOf('locked')];
      expect(readFileSync(`${directory}/lock`, 'utf8')).toBe(String(holder?.pid));
      expect(said.filter((outcome) => !outcome.includes('in use by process'))).toEqual(['locked']);
      expect(readdirSync(directory)).toEqual(['lock']);
      for (const each of processes) each.disconnect();
      await Promise.all(processes.map((each) => once(each, 'exit')));
    }
  });

  it('the lock of another process stays, whoever is unlocked', () => {
    const directory = fresh();
    const release = lockDirectory(directory);
    writeFileSync(`${directory}/lock`, String(process.ppid));
    release();
    expect(readFileSync(`${directory}/lock`, 'utf8')).toBe(String(process.ppid));
  });

  it.each(['a file', 'below a file', 'below /dev/null'])(
    'a data folder that is %s is refused with what to do',
    async (where) => {
      const file = fresh();
      writeFileSync(file, 'mine');
      const directory = where === 'a file' ? file : `${where === 'below a file' ? file : '/dev/null'}/x`;
      const said = new RegExp(`The data folder ${directory} cannot be made .* DATA_DIR=`);
      expect(() => lockDirectory(directory)).toThrow(said);
      const backup = `${file}.tar.gz`;
      writeFileSync(backup, '');
      await expect(restore(backup, directory)).rejects.toThrow(said);
      expect(readFileSync(file, 'utf8')).toBe('mine');
    },
  );

  it.each(['rows', 'files'])(
    'the data folder is closed to other users at every start, and so is %s in it',
    (inside) => {
      const directory = fresh();
      mkdirSync(`${directory}/${inside}`, { recursive: true });
      for (const path of [directory, `${directory}/${inside}`]) chmodSync(path, 0o755);
      lockDirectory(directory)();
      expect(statSync(directory).mode & 0o777).toBe(0o700);
      expect(statSync(`${directory}/${inside}`).mode & 0o777).toBe(0o700);
    },
  );

  it('the data folder keeps its mode where other things lie beside ours, which are closed all the same', () => {
    const directory = fresh();
    mkdirSync(`${directory}/rows`, { recursive: true });
    writeFileSync(`${directory}/letter.txt`, 'Dear all');
    for (const path of [directory, `${directory}/rows`]) chmodSync(path, 0o755);
    lockDirectory(directory)();
    expect(statSync(directory).mode & 0o777).toBe(0o755);
    expect(statSync(`${directory}/rows`).mode & 0o777).toBe(0o700);
  });

  it('the data folder has a secret of its own that only its owner can read', () => {
    const [one, other] = [fresh(), fresh()];
    for (const directory of [one, other]) lockDirectory(directory);
    const secret = installationSecret(one);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(installationSecret(one)).toBe(secret);
    expect(installationSecret(other)).not.toBe(secret);
    expect(statSync(`${one}/jwt-secret`).mode & 0o777).toBe(0o600);
    expect(statSync(one).mode & 0o777).toBe(0o700);
    expect(readdirSync(one).toSorted()).toEqual(['jwt-secret', 'lock']);
  });

  it('the data folder gets a secret in place of an empty one, which a start that was cut short has left', () => {
    const directory = fresh();
    mkdirSync(directory);
    writeFileSync(`${directory}/jwt-secret`, '', { mode: 0o644 });
    const secret = installationSecret(directory);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(installationSecret(directory)).toBe(secret);
    expect(statSync(`${directory}/jwt-secret`).mode & 0o777).toBe(0o600);
  });
});

describe.each([
  ['in memory', memoryFiles],
  ['below a folder', () => filesBelow(fresh())],
])('files %s', (_where, open) => {
  const bytes = (body: unknown) => new Response(body instanceof Blob ? body : null).bytes();
  const content = new Uint8Array([123, 10, 0, 255]);

  it('come back as they were, with what they are [C2]', async () => {
    const files = storageAdapter(open());
    await files.uploadObject('avatars', 'a@b/1.png', undefined, content, 'image/png', 'max-age=60');
    const { body, metadata, httpStatusCode } = await files.getObject('avatars', 'a@b/1.png', undefined);
    expect(await bytes(body)).toEqual(content);
    expect(metadata).toMatchObject({ mimetype: 'image/png', cacheControl: 'max-age=60', size: 4 });
    expect(httpStatusCode).toBe(200);
    const again = await files.getObject('avatars', 'a@b/1.png', undefined, { ifNoneMatch: metadata.eTag });
    expect(again.httpStatusCode).toBe(304);
  });

  it('are replaced, copied and removed', async () => {
    const files = storageAdapter(open());
    await files.uploadObject('avatars', 'a', undefined, content, 'image/png', '');
    await files.uploadObject('avatars', 'a', undefined, new Uint8Array([7]), 'image/gif', '');
    await files.copyObject('avatars', 'a', undefined, 'avatars', 'b', undefined);
    await files.deleteObject('avatars', 'a', undefined);
    await expect(files.headObject('avatars', 'a', undefined)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await files.headObject('avatars', 'b', undefined)).toMatchObject({
      size: 1,
      mimetype: 'image/gif',
    });
    await files.deleteObjects('avatars', ['b', 'never there']);
    await expect(files.getObject('avatars', 'b', undefined)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('stay apart, whatever their names are [P2]', async () => {
    const files = storageAdapter(open());
    const names = ['../../etc/passwd', 'x/../y', 'é/ /?#', 'n'.repeat(1000)];
    for (const [i, name] of names.entries())
      await files.uploadObject('avatars', name, undefined, new Uint8Array([i]), 'image/png', '');
    for (const [i, name] of names.entries())
      expect(await bytes((await files.getObject('avatars', name, undefined)).body)).toEqual(
        new Uint8Array([i]),
      );
  });
});

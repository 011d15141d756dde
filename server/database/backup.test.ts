import { execFileSync } from 'node:child_process';
import {
  cpSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { backUp, newestBackup } from './backup.ts';
import { sendRequest, browserClient, signUpPerson, type Person } from '../auth/people.fixture.ts';
import { restore } from './restore.ts';

const root = mkdtempSync(`${tmpdir()}/parley-backup-`);
afterAll(() => rmSync(root, { recursive: true, force: true }));
const origin = `${root}/origin`;
const target = `${root}/kept`;
const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]);
const password = 'correct-horse';
const inventory = { users: 1, profiles: 1, payments: 1, pictures: 1 };

let ada: Person;
let refreshToken: string;
let file: string;

async function opened<T>(directory: string, look: (backend: EmbeddedBackend) => Promise<T>): Promise<T> {
  const backend = await createEmbeddedBackend({ directory });
  return look(backend).finally(() => backend.close());
}

beforeAll(async () => {
  await opened(origin, async (backend) => {
    ada = await signUpPerson(backend);
    await ada.client.rpc('set_simulated_plan', { plan: 'pro' });
    await ada.client.storage
      .from('avatars')
      .upload(`${ada.id}/1.png`, new Blob([picture], { type: 'image/png' }));
    const { data } = await ada.client.auth.getSession();
    refreshToken = data.session?.refresh_token ?? '';
  });
  ({ file } = await backUp(origin, target, new Date('2026-03-04T05:06:07.890Z')));
});

const everything = async (backend: EmbeddedBackend) => {
  const client = browserClient(backend);
  const { error } = await client.auth.signInWithPassword({ email: ada.email, password });
  const billing = await client.from('billing_info').select('subscription_plan').single();
  const avatar = await client.storage.from('avatars').download(`${ada.id}/1.png`);
  return [error, billing.data, new Uint8Array((await avatar.data?.arrayBuffer()) ?? [])];
};

describe('a backup', () => {
  it('a backup has its time in its name, rows and pictures in it, and no secret [S6]', () => {
    expect(file).toBe(`${target}/parley-2026-03-04T05-06-07Z.tar.gz`);
    expect(newestBackup(target)).toBe(file);
    const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).split('\n');
    expect(new Set(names.map((name) => name.split('/')[0]))).toEqual(
      new Set(['manifest.json', 'provisioned', 'rows', 'files', '']),
    );
    expect(readdirSync(target)).toHaveLength(1);
  });

  it('a backup can be read by its owner only [P2]', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('a backup brings everything back in an empty folder, and sessions go on [E4, S6]', async () => {
    const directory = `${root}/elsewhere`;
    const restored = await restore(file, directory);
    expect(restored).toEqual({ inventory: expect.objectContaining(inventory) });
    expect(readdirSync(directory).toSorted()).toEqual(['files', 'provisioned', 'rows']);
    expect(await opened(directory, everything)).toEqual([null, { subscription_plan: 'pro' }, picture]);
    const refreshed = await opened(directory, (backend) =>
      browserClient(backend).auth.refreshSession({ refresh_token: refreshToken }),
    );
    expect(refreshed.data.user?.id).toBe(ada.id);
  });

  it('a backup takes the place of what is there, which is kept [S6]', async () => {
    const directory = `${root}/replaced`;
    cpSync(origin, directory, { recursive: true });
    const secret = readFileSync(`${directory}/jwt-secret`, 'utf8');
    chmodSync(`${directory}/jwt-secret`, 0o644);
    await opened(directory, async (backend) => {
      await signUpPerson(backend);
      await backend.pg.query(`update public.billing_info set subscription_plan = 'enterprise'`);
    });
    const { previousDirectory = '' } = await restore(file, directory, new Date('2026-03-04T06:00:00Z'));
    expect(previousDirectory).toBe(`${directory}.before-2026-03-04T06-00-00Z`);
    expect(readFileSync(`${directory}/jwt-secret`, 'utf8')).toBe(secret);
    for (const folder of [directory, previousDirectory]) {
      expect(statSync(`${folder}/jwt-secret`).mode & 0o777).toBe(0o600);
      expect(statSync(folder).mode & 0o777).toBe(0o700);
    }
    const users = ({ pg }: EmbeddedBackend) => pg.query('select count(*)::int as users from auth.users');
    expect((await opened(directory, users)).rows).toEqual([{ users: 1 }]);
    expect((await opened(previousDirectory, users)).rows).toEqual([{ users: 2 }]);
    expect(existsSync(`${directory}.restoring`)).toBe(false);
  });

  it('a backup is refused while a server runs, and so is a restore', async () => {
    // The lock names another process, because one's own number counts as left behind.
    writeFileSync(`${origin}/lock`, String(process.ppid));
    const tries = [backUp(origin, `${root}/never`), restore(file, origin)];
    const said = (await Promise.allSettled(tries)).map(
      (result) => 'reason' in result && String(result.reason),
    );
    rmSync(`${origin}/lock`);
    expect(said).toEqual([
      expect.stringContaining('in use by process'),
      expect.stringContaining('in use by process'),
    ]);
    expect(existsSync(`${root}/never`)).toBe(false);
  });

  it('a backup is refused when there is nothing to back up', async () => {
    await expect(backUp(`${root}/nothing`, target)).rejects.toThrow(/There is no data in .*nothing/);
    expect(existsSync(`${root}/nothing`)).toBe(false);
  });
});

describe('a restore refuses', () => {
  const make = (name: string, parts: readonly string[]) => {
    const made = `${root}/${name}.tar.gz`;
    execFileSync('tar', ['-czf', made, '-C', `${root}/${name}`, ...parts]);
    return made;
  };
  /** Unpacks the backup into a folder, so that a test can change it. */
  const unpacked = (name: string) => {
    mkdirSync(`${root}/${name}`);
    execFileSync('tar', ['-xzf', file, '-C', `${root}/${name}`]);
    return `${root}/${name}`;
  };
  const all = ['manifest.json', 'provisioned', 'rows', 'files'];

  it.each<[string, () => string, RegExp]>([
    ['a file that is not there', () => `${root}/none.tar.gz`, /There is no file/],
    [
      'a file of another kind',
      () => {
        writeFileSync(`${root}/letter.tar.gz`, 'Dear all');
        return `${root}/letter.tar.gz`;
      },
      /no whole backup .* cannot be unpacked/,
    ],
    [
      'half a backup',
      () => {
        const whole = readFileSync(file);
        writeFileSync(`${root}/half.tar.gz`, whole.subarray(0, whole.length / 2));
        return `${root}/half.tar.gz`;
      },
      /no whole backup .* cannot be unpacked/,
    ],
    [
      'a backup with one byte changed',
      () => {
        const bytes = readFileSync(file);
        bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff;
        writeFileSync(`${root}/flipped.tar.gz`, bytes);
        return `${root}/flipped.tar.gz`;
      },
      /no whole backup/,
    ],
    [
      'an archive of something else',
      () => {
        mkdirSync(`${root}/foreign/rows`, { recursive: true });
        return make('foreign', ['rows']);
      },
      /holds something else/,
    ],
    [
      'an archive with a link in it',
      () => {
        symlinkSync('/etc', `${unpacked('linked')}/files/link`);
        return make('linked', all);
      },
      /more than files/,
    ],
    ...(['u+s', 'g+s', '+t'] as const).map((mode): [string, () => string, RegExp] => [
      `a backup with a file of mode ${mode} in it`,
      () => {
        const name = `mode-${mode.replaceAll('+', '')}`;
        const path = `${unpacked(name)}/provisioned`;
        execFileSync('chmod', [mode, path]);
        return make(name, all);
      },
      /special permissions/,
    ]),
    [
      'a backup of a later kind',
      () => {
        const path = `${unpacked('later')}/manifest.json`;
        writeFileSync(path, readFileSync(path, 'utf8').replace('"version": 1', '"version": 2'));
        return make('later', all);
      },
      /newer version of the app/,
    ],
    [
      'a backup with a picture missing',
      () => {
        const files = `${unpacked('gap')}/files`;
        for (const name of readdirSync(files)) rmSync(`${files}/${name}`);
        return make('gap', all);
      },
      /something is missing/,
    ],
    [
      'a backup whose rows are broken',
      () => {
        rmSync(`${unpacked('torn')}/rows/global`, { recursive: true });
        return make('torn', all);
      },
      /rows cannot be read/,
    ],
  ])('%s, and touches nothing', async (_what, open, message) => {
    const directory = `${root}/untouched`;
    mkdirSync(directory, { recursive: true });
    writeFileSync(`${directory}/provisioned`, 'mine');
    await expect(restore(open(), directory)).rejects.toThrow(message);
    expect(readdirSync(directory)).toEqual(['provisioned']);
    expect(existsSync(`${directory}.restoring`)).toBe(false);
  });

  it('a restore refuses a backup that a newer version wrote', async () => {
    const directory = `${root}/newer`;
    cpSync(origin, directory, { recursive: true });
    await opened(directory, ({ pg }) =>
      pg.query(`insert into embedded.migrations values ('2099_later.sql', 'x')`),
    );
    const { file: later } = await backUp(directory, `${root}/laterKept`);
    await expect(restore(later, `${root}/older`)).rejects.toThrow(/newer version .*2099_later\.sql/);
    const answer = await opened(origin, (backend) => sendRequest(backend, 'GET', '/auth/v1/health'));
    expect(answer.status).toBe(200);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supabaseAuth } from './auth.ts';
import { supabaseClient } from './client.ts';
import { supabaseData } from './data.ts';
import { supabaseFiles } from './files.ts';
import { memoryStorage } from './storage.ts';
import type { User } from '../../../src/services/auth.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../../../server/backend.ts';
import { backUp } from '../../../server/database/backup.ts';
import { restore } from '../../../server/database/restore.ts';

const root = mkdtempSync(`${tmpdir()}/parley-pictures-`);
const before = 'http://localhost:3000';
const account = { email: 'ada+one@example.com', password: 'correct-horse' };
const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const png = new Blob([picture], { type: 'image/png' });

/** The ports of a page that is served at `url`. */
function pageAt(url: string, { fetch, publishableKey }: EmbeddedBackend) {
  const ask: typeof globalThis.fetch = (input, init) => fetch(new Request(input, init));
  const client = supabaseClient({
    url,
    key: publishableKey,
    storage: memoryStorage(),
    autoRefresh: false,
    retry: false,
    fetch: ask,
  });
  const auth = supabaseAuth(client);
  return {
    auth,
    data: supabaseData(client),
    files: supabaseFiles(client),
    rest: client.rest,
    shown: async (address: string) => {
      const answer = await ask(address);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : answer.status;
    },
    async signIn(): Promise<User> {
      await auth.restoreSession();
      const user = new Promise<User>((resolve) => {
        auth.subscribe((event) => event.type === 'signed-in' && resolve(event.user));
      });
      const signedIn = await auth.signIn(account.email, account.password);
      if (!signedIn.ok) throw new Error(signedIn.failure.message);
      return user;
    },
  };
}

const value = <T>(result: { ok: true; value: T } | { ok: false }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
};

const stored = async ({ pg }: EmbeddedBackend) =>
  (
    await pg.query<{ profile: string; metadata: string }>(
      `select p.avatar_url as profile, u.raw_user_meta_data ->> 'avatar_url' as metadata
       from auth.users u left join public.profiles p on p.id = u.id
       where u.email = '${account.email}'`,
    )
  ).rows[0];

let signUpPicture: string;
let backend: EmbeddedBackend;

beforeAll(async () => {
  backend = await createEmbeddedBackend({ directory: `${root}/origin`, siteUrl: before });
  const page = pageAt(before, backend);
  const avatarUrl = value(await page.files.uploadAvatar({ type: 'visitor', email: account.email }, png));
  signUpPicture = avatarUrl;
  await page.auth.signUp({ ...account, fullName: 'Ada', avatarUrl });
});
afterAll(async () => {
  await backend.close();
  rmSync(root, { recursive: true, force: true });
});

describe('a picture after the app has moved', () => {
  it('the sign-up picture is stored as its path, in the row and in the metadata, and read as its public URL [C2, E2, E3]', async () => {
    const page = pageAt(before, backend);
    const user = await page.signIn();
    expect(user.avatarUrl).toBe(signUpPicture);
    expect(value(await page.data.loadProfile(user)).avatarUrl).toBe(signUpPicture);
    const path = expect.stringMatching(/^ada\+one@example\.com\/\d+\.png$/);
    expect(await stored(backend)).toEqual({ profile: path, metadata: path });
  });

  it('only its owner can remove the sign-up picture [C2, E4]', async () => {
    const page = pageAt(before, backend);
    const other = { email: 'eve@example.com', password: 'correct-horse' };
    await page.auth.signUp({ ...other, fullName: 'Eve', avatarUrl: '' });
    const eves = pageAt(before, backend);
    await eves.auth.signIn(other.email, other.password);
    await eves.files.removeAvatar(signUpPicture);
    expect(await page.shown(signUpPicture)).toEqual(picture);
    await page.signIn();
    expect(await page.files.removeAvatar(signUpPicture)).toMatchObject({ ok: true });
    expect(await page.shown(signUpPicture)).toBe(400);
  });

  it('a picture of the edit screen is stored as its path, and read as its public URL [C2, E3]', async () => {
    const page = pageAt(before, backend);
    const user = await page.signIn();
    const avatarUrl = value(await page.files.uploadAvatar({ type: 'user', id: user.id }, png));
    const profile = value(await page.data.loadProfile(user));
    expect(value(await page.data.saveProfile(user, { ...profile, avatarUrl })).avatarUrl).toBe(avatarUrl);
    expect(await page.auth.updateMetadata({ fullName: 'Ada', avatarUrl })).toMatchObject({ ok: true });
    const path = expect.stringMatching(new RegExp(`^${user.id}/[\\w-]+\\.png$`));
    expect(await stored(backend)).toEqual({ profile: path, metadata: path });
  });

  it.each(['http://localhost:4711', 'https://app.example.org'])(
    'restored and served at %s, it is shown there, and removing it deletes the file [C2, E4]',
    async (after) => {
      await backend.close();
      const { file } = await backUp(`${root}/origin`, `${root}/kept`);
      const directory = `${root}/${new URL(after).host.replace(':', '-')}`;
      await restore(file, directory);
      const restored = await createEmbeddedBackend({ directory, siteUrl: after });
      try {
        const page = pageAt(after, restored);
        const user = await page.signIn();
        const { avatarUrl } = value(await page.data.loadProfile(user));
        expect(avatarUrl).toMatch(new RegExp(`^${after}/storage/v1/object/public/avatars/${user.id}/`));
        expect(user.avatarUrl).toBe(avatarUrl);
        expect(await page.shown(avatarUrl)).toEqual(picture);
        expect(await page.files.removeAvatar(avatarUrl)).toMatchObject({ ok: true });
        expect(await page.shown(avatarUrl)).toBe(400);
      } finally {
        await restored.close();
        backend = await createEmbeddedBackend({ directory: `${root}/origin`, siteUrl: before });
      }
    },
  );

  it('an absolute address that a page of an earlier version writes is stored as a path [C2, E3]', async () => {
    const page = pageAt(before, backend);
    const user = await page.signIn();
    const path = `${user.id}/2.png`;
    await page.rest
      .from('profiles')
      .update({ avatar_url: `${before}/storage/v1/object/public/avatars/${path}` })
      .eq('id', user.id);
    expect(await stored(backend)).toMatchObject({ profile: path });
  });

  it('a picture on another site stays where it is [E3]', async () => {
    const page = pageAt(before, backend);
    const user = await page.signIn();
    const avatarUrl = 'https://pictures.example.net/ada.png';
    const profile = value(await page.data.loadProfile(user));
    expect(value(await page.data.saveProfile(user, { ...profile, avatarUrl })).avatarUrl).toBe(avatarUrl);
    await page.auth.updateMetadata({ fullName: 'Ada', avatarUrl });
    expect(await stored(backend)).toEqual({ profile: avatarUrl, metadata: avatarUrl });
  });
});

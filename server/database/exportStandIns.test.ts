import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { inPGlite } from '../../supabase/tests/database.ts';
import { signUpPerson } from '../auth/people.fixture.ts';
import { freshEmail, signInWith } from '../auth/providers/providers.fixture.ts';
import { createEmbeddedBackend } from '../backend.ts';
import { exportTo } from './export.ts';

it('an export takes no stand-in for Google or GitHub along, and no address that was typed there as confirmed [E2, U31]', async () => {
  const root = mkdtempSync(`${tmpdir()}/parley-stand-ins-`);
  const backend = await createEmbeddedBackend({
    directory: `${root}/origin`,
    providers: ['google', 'github'],
  });
  const [ada, bob, eve] = [await signUpPerson(backend), await signUpPerson(backend), freshEmail()];
  await signInWith(backend, 'google', { email: ada.email });
  await signInWith(backend, 'github', { email: eve });
  const grace = await signInWith(backend, 'google', { email: freshEmail() });
  // Her first password becomes a way to sign in of its own.
  await grace.client.auth.updateUser({ password: 'correct-horse' });
  const way = await backend.pg.query(
    `select 1 as one from auth.identities where provider = 'email' and user_id = $1`,
    [grace.user?.id],
  );
  expect(way.rows).toHaveLength(1);
  // Mallory types Ivy's address there, sets a password and takes the stand-in away again.
  const ivy = freshEmail();
  const mallory = await signInWith(backend, 'google', { email: ivy });
  await mallory.client.auth.updateUser({ password: 'correct-horse' });
  const ways = await mallory.client.auth.getUserIdentities();
  const typed = ways.data?.identities.find(({ provider }) => provider === 'google');
  expect((await mallory.client.auth.unlinkIdentity(typed!)).error).toBeNull();
  await backend.close();
  await exportTo(`${root}/origin`, `${root}/exported`);
  const sql = readFileSync(`${root}/exported/import.sql`, 'utf8');
  rmSync(root, { recursive: true, force: true });

  const database = await inPGlite();
  await database.query(sql);
  const people = await database.query<object>(
    `select u.email, email_confirmed_at is not null as confirmed, encrypted_password <> '' as has_password,
       raw_app_meta_data as app, raw_user_meta_data ->> 'email_verified' as told,
       (select json_agg(provider || ' ' || (identity_data ->> 'email_verified'))
        from auth.identities i where i.user_id = u.id) as ways
     from auth.users u`,
  );
  await database.close();
  const app = { provider: 'email', providers: ['email'] };
  const unproven = { confirmed: false, app, told: null, ways: ['email false'] };
  expect(people).toHaveLength(5);
  expect(people).toEqual(
    expect.arrayContaining([
      { ...unproven, email: ada.email, has_password: true },
      { ...unproven, email: grace.user?.email, has_password: true },
      { ...unproven, email: ivy, has_password: true },
      { ...unproven, email: eve, has_password: false, ways: null },
      expect.objectContaining({ email: bob.email, confirmed: true, app, ways: ['email false'] }),
    ]),
  );
});

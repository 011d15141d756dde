import type { EmbeddedBackend } from '../backend.ts';

const nameOf = (path: string) => {
  const [folder = ''] = path.split('/');
  try {
    return decodeURIComponent(folder).toLowerCase();
  } catch {
    return folder.toLowerCase();
  }
};

/**
 * Removes pictures that visitors uploaded more than a day ago for an email that nobody has signed up with. One that is a profile's
 * stays, although its owner has another address now. [E4]
 */
export async function removeAbandonedUploads({
  pg,
  removeFiles,
}: Pick<EmbeddedBackend, 'pg' | 'removeFiles'>): Promise<number> {
  const { rows } = await pg.query<{ name: string }>(
    `select name from storage.objects
     where bucket_id = 'avatars' and name like '%@%/%' and created_at < now() - interval '1 day'
       and not exists (select from public.profiles where avatar_url = name)`,
  );
  const users = await pg.query<{ email: string }>('select lower(email) as email from auth.users');
  const known = new Set(users.rows.map(({ email }) => email));
  const abandoned = rows.map(({ name }) => name).filter((name) => !known.has(nameOf(name)));
  await pg.query(`delete from storage.objects where bucket_id = 'avatars' and name = any($1)`, [abandoned]);
  await removeFiles('avatars', abandoned);
  return abandoned.length;
}

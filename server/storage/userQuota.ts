import type { DatabaseApp } from '../database/databaseApp.ts';
import { mutex } from '../database/mutex.ts';

const MiB = 2 ** 20;

/**
 * How many pictures one account may keep, and how many bytes they may have together. The app needs one or two, of at
 * most 5 MiB each. Without a quota one account could fill the disk, and nobody could save anything.
 */
export const userQuota = { pictures: 10, bytes: 25 * MiB };

const upload = /^\/storage\/v1\/object\/(?:upload\/sign\/)?avatars\/([^/]+)\//;
const copy = /^\/storage\/v1\/object\/(?:copy|move)\/?$/;

/** The user in whose folder a request stores a file: the first segment of the path. */
function ownerOf({ method, url }: Request, requestBody: ArrayBuffer | undefined): string | undefined {
  const { pathname } = new URL(url);
  if (method === 'PUT' || method === 'POST') {
    const owner = upload.exec(pathname)?.[1];
    if (owner !== undefined) return owner;
  }
  if (method !== 'POST' || !copy.test(pathname)) return undefined;
  const { destinationKey } = JSON.parse(new TextDecoder().decode(requestBody)) as {
    destinationKey?: unknown;
  };
  return typeof destinationKey === 'string' ? destinationKey.split('/')[0] : undefined;
}

/**
 * Removes a user's oldest pictures when a new one exceeds `quota`. The picture of the profile and the newest one always
 * stay. The stored files are counted each time, so that a restart changes nothing. Uploads run one after another, so
 * that no picture is stored again between the removal of its row and of its bytes.
 */
export function userQuotaGuard(
  { query, removeFiles }: Pick<DatabaseApp, 'query' | 'removeFiles'>,
  { pictures, bytes }: typeof userQuota = userQuota,
) {
  const inTurn = mutex();

  async function removeOldest(owner: string) {
    const { rows } = await query<{ name: string }>(
      `with stored as (
         select id, greatest(created_at, updated_at) as stored_at, coalesce((metadata ->> 'size')::float8, 0) as size,
           exists (select from public.profiles where id::text = $1 and avatar_url = name) as is_used
         from storage.objects where bucket_id = 'avatars' and split_part(name, '/', 1) = $1
       ), ranked as (
         select id, is_used, row_number() over (order by stored_at desc, id desc) = 1 as is_newest,
           row_number() over by_need as place,
           sum(size) over (by_need rows between unbounded preceding and current row) as total
         from stored window by_need as (order by is_used desc, stored_at desc, id desc)
       )
       delete from storage.objects where id in (
         select id from ranked where not is_used and not is_newest and (place > $2::float8 or total > $3::float8)
       ) returning name`,
      [owner, pictures, bytes],
    );
    await removeFiles(rows.map(({ name }) => `avatars/${name}`));
  }

  return (
    request: Request,
    requestBody: ArrayBuffer | undefined,
    answer: () => Promise<Response>,
  ): Promise<Response> => {
    const owner = ownerOf(request, requestBody);
    // Visitors' pictures, in folders named by an email, have a quota of their own.
    if (owner === undefined || owner.includes('@')) return answer();
    return inTurn(async () => {
      const answered = await answer();
      if (answered.ok)
        await removeOldest(owner).catch((error: unknown) => {
          // The picture is stored, and the answer has to say so; the next one makes the room.
          console.error(`Old pictures could not be removed: ${String(error)}`);
        });
      return answered;
    });
  };
}

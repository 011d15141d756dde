import type { DatabaseApp } from '../database/databaseApp.ts';
import { mutex } from '../database/mutex.ts';

interface Quota {
  pictures: number;
  bytes: number;
}

const MiB = 2 ** 20;

/**
 * How much visitors may store. A picture waits for its sign-up in a folder named by the email, and is removed after a
 * day when nobody signed up with it. Without a quota visitors could fill the disk, and nobody could save anything.
 */
export const visitorQuota: Readonly<Record<'perAddress' | 'inAll', Quota>> = {
  perAddress: { pictures: 3, bytes: 10 * MiB },
  inAll: { pictures: 200, bytes: 100 * MiB },
};

/** A picture in a folder named by an email, sent directly or with a signed link. Visitors may store nothing else. */
const visitorsPicture = /^\/storage\/v1\/object\/(?:upload\/sign\/)?avatars\/([^/]*@[^/]*)\//;

function refuse() {
  const message = 'Too many pictures were sent without an account. Sign up first, and add yours then.';
  return Response.json({ statusCode: '429', error: 'too_many_uploads', message }, { status: 429 });
}

/**
 * Counts the stored pictures, so that a restart changes nothing. Uploads run one after another, or all would find
 * room.
 */
export function visitorQuotaGuard(query: DatabaseApp['query'], { perAddress, inAll } = visitorQuota) {
  const inTurn = mutex();

  async function hasRoom(address: string, size: number) {
    const {
      rows: [stored],
    } = await query<Record<'own' | 'all' | 'ownBytes' | 'allBytes', number>>(
      `select count(*)::int as "all", count(*) filter (where is_own)::int as own,
         coalesce(sum(size), 0)::float8 as "allBytes", coalesce(sum(size) filter (where is_own), 0)::float8 as "ownBytes"
       from (
         select lower(split_part(name, '/', 1)) = lower($1) as is_own,
           coalesce((metadata ->> 'size')::float8, 0) as size
         from storage.objects where bucket_id = 'avatars' and name like '%@%/%'
       ) as pictures`,
      [address],
    );
    if (!stored) throw new Error('Visitors’ pictures could not be counted.');
    const { own, all, ownBytes, allBytes } = stored;
    return (
      own < perAddress.pictures &&
      all < inAll.pictures &&
      ownBytes + size <= perAddress.bytes &&
      allBytes + size <= inAll.bytes
    );
  }

  return (request: Request, answer: () => Promise<Response>): Promise<Response> => {
    const address = visitorsPicture.exec(new URL(request.url).pathname)?.[1];
    if (address === undefined || !['POST', 'PUT'].includes(request.method)) return answer();
    const size = Number(request.headers.get('content-length'));
    return inTurn(async () => ((await hasRoom(decodeURIComponent(address), size)) ? answer() : refuse()));
  };
}

import type { Prefetched, PrefetchedRead } from '../adapters/supabase/prefetch.ts';
import { prefetchRequests } from '../adapters/supabase/prefetchRequests.ts';
import type { PageData } from './pageData.ts';

/** Requests the dashboard's rows with the stored session, whose user and access token these are. */
export function prefetch({ backend, key }: PageData, { id }: { id: string }, token: string): Prefetched {
  const reads = prefetchRequests(backend).map(([name, url, accept]) => {
    const request = fetch(url.replace('{id}', encodeURIComponent(id)), {
      headers: { apikey: key, authorization: `Bearer ${token}`, accept },
      signal: AbortSignal.timeout(15_000),
    });
    const read: PrefetchedRead = {
      answer: request
        .then(
          async (response) =>
            (read.arrived = { ok: response.ok, status: response.status, body: await response.json() }),
        )
        .catch(() => undefined),
    };
    return [name, read];
  });
  return Object.fromEntries(reads) as Prefetched;
}

import type { PGlite } from '@supabase/lite/pglite';

/** The header with which the page marks what the agent does after the user has said yes. */
const actorHeader = 'x-parley-actor';

/**
 * Tells the database that header of each request for rows, as PostgREST does with all headers. @supabase/lite does so for functions
 * only. The returned function is called before each request, and asks the database only when something changes. [U22]
 */
export function actorSetting(pg: PGlite) {
  let told = '';
  return async ({ url, headers }: Request) => {
    const actor = new URL(url).pathname.startsWith('/rest/v1/') ? headers.get(actorHeader) : null;
    const wanted = actor === null ? '' : JSON.stringify({ [actorHeader]: actor });
    if (wanted === told) return;
    await pg.query(`select set_config('request.headers', $1, false)`, [wanted]);
    told = wanted;
  };
}

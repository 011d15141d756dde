import { PGlite } from '@electric-sql/pglite';

/**
 * The arguments of Postgres in PGlite. Its own default for the buffer, 128 MB, is meant for a machine that runs nothing else, and
 * takes a tenth of a second to fill at each start.
 */
export const pgliteParameters = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

import { PGlite } from '@electric-sql/pglite';
import { file_fdw } from '@electric-sql/pglite/contrib/file_fdw';
import { cachePath, tarBlob, versionOf, writeTar } from '../../server/database/buildCache.ts';
import { pgliteParameters } from '../../server/database/pgliteParameters.ts';
import { dropTemplates } from '../../server/database/templates.ts';

const pglite = versionOf('@electric-sql/pglite');
const pathOf = (name: string) => cachePath(`tests-${name}-${pglite}.tgz`);
const blank = pathOf('blank');

function read(file: string): Blob | undefined {
  try {
    return tarBlob(file);
  } catch {
    return undefined;
  }
}

const open = (start: Blob | undefined) =>
  PGlite.create({
    // For a database that the checks of rows should complain about. Debian's PostgreSQL has this extension too.
    extensions: { file_fdw },
    startParams: pgliteParameters,
    ...(start && { loadDataDir: start }),
  });

const write = async (file: string, pg: PGlite) =>
  writeTar(file, await (await pg.dumpDataDir('none')).bytes());

/** An empty database. Only the first one on a machine is laid out by Postgres, because that takes seconds. */
export async function blankDatabase(): Promise<PGlite> {
  const stored = read(blank);
  const pg = await open(stored);
  if (!stored) {
    await dropTemplates(pg);
    await write(blank, pg);
  }
  return pg;
}

/**
 * A database as `layOut` leaves an empty one. Only the first of this name on a machine is laid out; the others begin with what it
 * became. `name`: has to change with what `layOut` does.
 */
export async function laidOutDatabase(
  name: string,
  layOut: (pg: PGlite) => Promise<unknown>,
): Promise<PGlite> {
  const stored = read(pathOf(name));
  if (stored) return open(stored);
  const pg = await blankDatabase();
  await layOut(pg);
  await write(pathOf(name), pg);
  return pg;
}

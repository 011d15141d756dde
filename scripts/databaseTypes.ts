import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { supabaseCli } from '../supabase/cli.ts';
import { migrations } from '../supabase/sql.ts';
import { blankDatabase } from '../supabase/tests/blankDatabase.ts';

const root = `${import.meta.dirname}/..`;
const target = 'app/adapters/supabase/database.types.ts';

/** Runs Supabase's own generator on a PGlite that holds the migrations: no Docker, no account. */
async function generate(cli: string): Promise<string> {
  const pg = await blankDatabase();
  await pg.exec(readFileSync(`${root}/supabase/tests/stub.sql`, 'utf8'));
  for (const { sql } of migrations) await pg.exec(sql);
  const server = new PGLiteSocketServer({ db: pg, host: '127.0.0.1', port: 0 });
  await server.start();
  try {
    const url = `postgresql://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`;
    const { stdout } = await promisify(execFile)(
      cli,
      ['gen', 'types', 'typescript', '--schema', 'public', '--db-url', url],
      { cwd: root, env: { ...process.env, DO_NOT_TRACK: '1' }, maxBuffer: 10_000_000 },
    );
    return stdout;
  } finally {
    await server.stop();
    await pg.close();
  }
}

if (supabaseCli === undefined) {
  console.error(
    'Generating the types needs the Supabase CLI, and npm brings it on Linux x64 only. Install it and name it: SUPABASE_CLI=/path/to/supabase npm run types:database',
  );
  process.exit(1);
}
const types = await generate(supabaseCli);
if (process.argv.includes('--check')) {
  if (readFileSync(`${root}/${target}`, 'utf8') !== types) {
    console.error(`${target} does not fit supabase/migrations any more. Run: npm run types:database`);
    process.exit(1);
  }
  console.log(`${target} fits supabase/migrations.`);
} else {
  writeFileSync(`${root}/${target}`, types);
  console.log(`Wrote ${target}.`);
}

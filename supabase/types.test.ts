import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { supabaseCli } from './cli.ts';

// Skipped without the CLI; continuous integration has it.
it.skipIf(supabaseCli === undefined)(
  'the types of the tables are those of the migrations [E3, E5, E6]',
  () => {
    const said = execFileSync(process.execPath, ['scripts/databaseTypes.ts', '--check'], {
      encoding: 'utf8',
    });
    expect(said).toContain('fits supabase/migrations');
  },
);

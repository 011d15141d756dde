import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { supabaseCli } from './cli.ts';

// Without the CLI nothing can be said; where continuous integration runs, it is there.
it.skipIf(supabaseCli === undefined)(
  'the types of the tables are those of the migrations [E3, E5, E6]',
  () => {
    const said = execFileSync(process.execPath, ['scripts/databaseTypes.ts', '--check'], {
      encoding: 'utf8',
    });
    expect(said).toContain('fits supabase/migrations');
  },
);

import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('[E3] [E5] [E6] the types of the tables are those of the migrations', () => {
  const said = execFileSync(process.execPath, ['scripts/databaseTypes.ts', '--check'], { encoding: 'utf8' });
  expect(said).toContain('fits supabase/migrations');
});

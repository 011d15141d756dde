import { existsSync } from 'node:fs';

/**
 * The path of the Supabase CLI: SUPABASE_CLI, or the binary that `npm ci` installs on Linux x64. The CLI's own npm
 * package is not used, because it lists binaries that not every registry has, and an install without them fails.
 */
export const supabaseCli = [
  process.env.SUPABASE_CLI,
  `${import.meta.dirname}/../node_modules/@supabase/cli-linux-x64/bin/supabase`,
].find((path) => path !== undefined && existsSync(path));

import { existsSync } from 'node:fs';

/**
 * The Supabase CLI: SUPABASE_CLI, or the binary that `npm ci` brings on Linux x64. Its own npm package is not used: it
 * lists binaries for platforms that not every registry carries, and an install without them fails.
 */
export const supabaseCli = [
  process.env.SUPABASE_CLI,
  `${import.meta.dirname}/../node_modules/@supabase/cli-linux-x64/bin/supabase`,
].find((path) => path !== undefined && existsSync(path));

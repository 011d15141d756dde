import { backendPattern } from '../backendPaths.ts';
import { revalidate, immutable, hashedFiles } from '../cacheHeaders.ts';

/** A step of Vercel's Build Output API, version 3. */
interface Route {
  src: string;
  headers?: Readonly<Record<string, string>>;
  status?: number;
  dest?: string;
  /** Whether the next route is applied as well. */
  continue?: true;
  /** Whether it replaces a header that an earlier route has set. */
  important?: true;
}

interface VercelConfig {
  version: 3;
  routes: readonly (Route | { handle: 'filesystem' | 'hit' })[];
}

/** The file `.vercel/output/config.json`. Only hashed files that exist may be kept for ever. */
export const vercelConfig = (headers: Readonly<Record<string, string>>): VercelConfig => ({
  version: 3,
  routes: [
    { src: '/.*', headers: { ...headers, 'Cache-Control': revalidate }, continue: true },
    { handle: 'filesystem' },
    { src: `${hashedFiles}.*`, status: 404 },
    { src: backendPattern, status: 404 },
    { src: '/.*', dest: '/index.html' },
    { handle: 'hit' },
    {
      src: `${hashedFiles}.*`,
      headers: { 'Cache-Control': immutable },
      continue: true,
      important: true,
    },
  ],
});

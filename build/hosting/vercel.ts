import { backendPattern } from '../backendPaths.ts';
import { revalidate, immutable, hashedFiles } from '../cacheHeaders.ts';

/** A step of Vercel's Build Output API, version 3. */
interface Route {
  src: string;
  headers?: Readonly<Record<string, string>>;
  status?: number;
  dest?: string;
  /** Goes on with the next route. */
  continue?: true;
  /** Wins over a header that an earlier route has set. */
  important?: true;
}

interface VercelConfig {
  version: 3;
  routes: readonly (Route | { handle: 'filesystem' | 'hit' })[];
}

/** `.vercel/output/config.json`. Only a hashed file that is there may be kept for ever. */
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

/**
 * Paths where a backend answers, never the page: accounts, rows, files, functions, the agent's chat, what `npm start` has
 * for itself, and whether it is well. A host without a backend that answered them with the page would look like one that
 * works, to a client and to whoever watches it.
 */
export const backendPaths = [
  '/auth/v1',
  '/rest/v1',
  '/storage/v1',
  '/functions/v1',
  '/realtime/v1',
  '/chat',
  '/_local',
  '/healthz',
] as const;

/** The whole of such a path, as a regular expression for hosts that take one. */
export const backendPattern = `(?:${backendPaths.join('|')})(?:/.*)?`;

const whole = new RegExp(`^${backendPattern}$`);

export const isBackendPath = (path: string): boolean => whole.test(path);

/**
 * The paths where a backend answers and never the page: accounts, rows, files, functions, the agent's chat, and the
 * mailbox and health check of `npm start`. If a host without a backend answered them with the page, clients and
 * monitors would take it for a working backend. [O1]
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

/** Such a path, as a regular expression for hosts that accept one. */
export const backendPattern = `(?:${backendPaths.join('|')})(?:/.*)?`;

const whole = new RegExp(`^${backendPattern}$`);

export const isBackendPath = (path: string): boolean => whole.test(path);

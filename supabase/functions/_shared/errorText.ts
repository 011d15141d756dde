/** How many causes inside each other are printed. An error may even be its own cause. */
const maxCauses = 4;

/**
 * An error with its causes, for a log. `fetch` itself only says 'fetch failed'. The cause says whether the name was
 * unknown, the connection refused or the certificate invalid; there are several causes when several addresses were
 * tried.
 */
export function errorText(error: unknown, depth = maxCauses): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  const causes = [
    ...(error instanceof AggregateError ? error.errors : []),
    ...(error.cause === undefined ? [] : [error.cause]),
  ];
  const told = depth > 0 ? causes.map((cause) => errorText(cause, depth - 1)).join('; ') : '';
  return `${error.name}: ${error.message}${code}${told && ` ← ${told}`}`;
}

/** Causes inside of causes that are told; an error may even be its own cause. */
const maxCauses = 4;

/**
 * An error with its causes, for a log. `fetch` says no more than 'fetch failed'; whether the name was unknown, the
 * connection refused or the certificate invalid stands in the cause, or in several where several addresses were tried.
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

/** How the session of an access token was signed in: 'aal2' with a second factor. Undefined when the token cannot be read. */
function levelOf(token: string): unknown {
  try {
    const claims = token.split('.')[1] ?? '';
    return Object(JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))))['aal'];
  } catch {
    return undefined;
  }
}

/**
 * Whether the user has a second factor that the token's session has not shown: the database then opens none of their rows.
 * The user may have any shape, because sessions come from storage. [U10]
 */
export function needsFactor(token: string, user: unknown): boolean {
  const factors: unknown = Object(user)['factors'];
  const isProtected =
    Array.isArray(factors) && factors.some((factor: unknown) => Object(factor)['status'] === 'verified');
  return isProtected && levelOf(token) !== 'aal2';
}

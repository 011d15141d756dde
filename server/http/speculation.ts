/** The headers by which browsers say that they load a page ahead of a click. Older browsers use the other names. */
const hints = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
const speculative = /\b(prefetch|prerender|preview)\b/i;

const unstored = { 'cache-control': 'no-store' };

/**
 * Refuses requests to the account endpoints that the user has not made yet. A mail's link works only once, and some of
 * these addresses send a mail; but browsers load links ahead of a click, and mail scanners send HEAD requests, which
 * the server would handle as GET. The refusal is never cached, so that the click itself is answered.
 */
export function refusedSpeculation({ method, url, headers }: Request): Response | undefined {
  if (!new URL(url).pathname.startsWith('/auth/v1/')) return undefined;
  if (method === 'HEAD')
    return new Response(null, {
      status: 405,
      headers: { ...unstored, allow: 'GET, POST, PUT, OPTIONS' },
    });
  if (!hints.some((name) => speculative.test(headers.get(name) ?? ''))) return undefined;
  const msg = 'This is not answered ahead of time';
  return Response.json(
    { code: 403, error_code: 'validation_failed', msg },
    { status: 403, headers: unstored },
  );
}

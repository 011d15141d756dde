/** CORS for the app's own pages, and for nobody else's. */
export function corsFor(origins: readonly string[]) {
  /**
   * The CORS headers; undefined for a page of another site. A request without an `Origin` is not from a page and
   * needs none.
   */
  return (request: Request): Record<string, string> | undefined => {
    const origin = request.headers.get('origin');
    if (origin === null) return { vary: 'Origin' };
    if (!origins.includes(origin)) return undefined;
    return {
      vary: 'Origin',
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization, apikey, content-type',
      'access-control-expose-headers': 'retry-after',
      'access-control-max-age': '600',
    };
  };
}

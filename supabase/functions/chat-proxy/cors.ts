/** CORS for the app's own pages, and for nobody else's. */
export function corsFor(origins: readonly string[]) {
  /** Undefined for a page of somebody else. Without an `Origin` it is no page, and needs no permission. */
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

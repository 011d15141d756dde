const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** The origins of `url`: every name of the loopback, or for another site only its own. */
export function originsOf(url: string): string[] {
  const { protocol, hostname, port, origin } = new URL(url);
  if (!loopback.includes(hostname)) return [origin];
  return loopback.map((name) => `${protocol}//${name}${port && `:${port}`}`);
}

const refuse = (code: number, msg: string) => Response.json({ code, msg }, { status: code });

/**
 * Refuses a request with a foreign Host or Origin. With a foreign Host any web site could read this server through a
 * name of its own that points to 127.0.0.1; a foreign Origin is a page of another site that makes requests to this
 * one.
 */
export function refusedForeignOrigin(request: Request, origins: readonly string[]): Response | undefined {
  const hosts = origins.map((origin) => new URL(origin).host);
  // Both are checked, because a request line may name a server too.
  const { host } = new URL(request.url);
  const named = request.headers.get('host')?.toLowerCase() ?? host;
  if (![host, named].every((name) => hosts.includes(name)))
    return refuse(421, 'This server answers to localhost only.');
  const origin = request.headers.get('origin');
  if (origin !== null && !origins.includes(origin))
    return refuse(403, 'This server answers its own pages only.');
  return undefined;
}

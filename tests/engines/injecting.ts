import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A policy that allows one script more. */
const withScript = (policy: string, hash: string) =>
  policy.includes("script-src 'self'")
    ? policy.replace("script-src 'self'", `script-src 'self' ${hash}`)
    : `${policy}; script-src ${hash}`;

/**
 * Passes a site on, and puts a script before everything else in its pages. The page's policy learns the script's hash, and is
 * in force otherwise.
 */
export async function startInjecting(site: string, script: string) {
  const { host } = new URL(site);
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

  async function answer(from: IncomingMessage, to: ServerResponse, own: string) {
    const asIfDirect = (value: string | undefined) => value?.replace(own, site);
    const headers = {
      ...from.headers,
      host,
      'accept-encoding': 'identity',
      ...(from.headers.origin && { origin: asIfDirect(from.headers.origin) }),
      ...(from.headers.referer && { referer: asIfDirect(from.headers.referer) }),
    };
    delete headers['if-none-match'];
    const passed = request(`${site}${from.url}`, { method: from.method, headers });
    passed.on('error', () => to.destroy());
    from.pipe(passed);
    const [got] = (await once(passed, 'response')) as [IncomingMessage];
    const policy = got.headers['content-security-policy'];
    const { location } = got.headers;
    if (!policy || !got.headers['content-type']?.includes('text/html')) {
      to.writeHead(got.statusCode ?? 502, {
        ...got.headers,
        ...(location && { location: location.replaceAll(site, own) }),
      });
      got.pipe(to);
      return;
    }
    const page = (await text(got))
      .replaceAll(site, own)
      .replace(/<meta charset="utf-8"[^>]*>/, (meta) => `${meta}<script>${script}</script>`);
    const { 'content-length': _length, etag: _etag, ...rest } = got.headers;
    to.writeHead(got.statusCode ?? 502, {
      ...rest,
      'content-security-policy': withScript(String(policy), hash),
    });
    to.end(page);
  }

  const server = createServer((from, to) => {
    void answer(from, to, origin).catch(() => to.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

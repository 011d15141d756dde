import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { chromiumArguments, testChromiumPath } from '../chromium.ts';

export const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface Served {
  origin: string;
  close: () => void;
}

/** Resolves once it listens on a free port of this machine. */
export const listen = (server: Server) =>
  new Promise<Served>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      resolve({
        origin: `http://localhost:${port}`,
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });

/** A folder's files as they are; for what is measured after it has loaded. */
export const serveFolder = (folder: string) =>
  listen(
    createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      const file = join(folder, pathname === '/' ? 'index.html' : pathname);
      if (!existsSync(file)) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
      return void createReadStream(file).pipe(response);
    }),
  );

/** Without a window: what lies outside of one is never shown, and the browser would count it as a frame that did not come. */
export const openBrowser = (...more: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: testChromiumPath(),
    args: [
      ...chromiumArguments,
      ...more,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });

/** The processor of a cheap phone. */
export const cpuSlowdown = 4;

/** What the browser counts of its own work, in s and bytes. */
export async function counters(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const named = new Map(metrics.map(({ name, value }) => [name, value]));
  return (name: 'TaskDuration' | 'ScriptDuration' | 'LayoutDuration' | 'JSHeapUsedSize' | 'Nodes') =>
    named.get(name) ?? Number.NaN;
}

export async function throttleCpu(page: Page, rate = cpuSlowdown) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  return cdp;
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where Deno is: DENO=/path/to/deno, or on the path. */
const deno = process.env.DENO ?? 'deno';

/** Without Deno nothing can be said, and the tests that need it are skipped. */
export const hasDeno = spawnSync(deno, ['--version']).status === 0;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts a function of supabase/functions as it is deployed, with nothing to install and with these variables. `listening`
 * resolves when it answers; `printed` tells what it said meanwhile.
 */
export async function startOnDeno(name: string, environment: Readonly<Record<string, string>>) {
  const port = await freePort();
  const running = spawn(
    deno,
    ['run', '--no-config', '--allow-net', '--allow-env', `supabase/functions/${name}/index.ts`],
    {
      env: {
        ...process.env,
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (data) => (printed += String(data)));
  const url = `http://127.0.0.1:${port}`;
  /** Throws with what was printed when it does not listen in time. */
  async function listening(limitMs = 60_000) {
    const end = Date.now() + limitMs;
    for (;;) {
      const isUp = await fetch(url, { method: 'PUT' }).then(
        async (answer) => (await answer.body?.cancel(), true),
        () => false,
      );
      if (isUp) return;
      if (Date.now() > end || running.exitCode !== null) throw new Error(`${name} does not run: ${printed}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return {
    listening,
    url,
    printed: () => printed,
    stop: () => void running.kill(),
  };
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

export interface Running {
  site: string;
  key: string;
  /** From the start of the process until it answered, in milliseconds. */
  boot: number;
  /** The memory of the server's process after a garbage collection, in bytes. */
  memory: () => Promise<NodeJS.MemoryUsage>;
  /** Ends it as a crash or a power switch would. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts scripts/soak/server.ts over `directory`. */
export async function startServer(directory: string): Promise<Running> {
  const began = performance.now();
  const child = fork(new URL('./server.ts', import.meta.url), [directory], {
    // In a test the server lives for seconds: optimising its code would take longer than it saves.
    execArgv: ['--expose-gc', ...(process.env['VITEST'] ? ['--liftoff-only'] : [])],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (piece) => (said = `${said}${piece}`.slice(-2000)));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  const failed = ended.then(() => {
    throw new Error(`The server ended before it answered. It said: ${said}`);
  });
  const [ready] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => {});
  return {
    site: ready.site,
    key: ready.key,
    boot: performance.now() - began,
    async memory() {
      const answered = once(child, 'message');
      child.send('memory');
      const [{ memory }] = await answered;
      return memory;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

export interface SoakAccount {
  id: string;
  email: string;
  client: SupabaseClient;
}

const password = 'correct-horse';

const clientFor = ({ site, key }: Running) =>
  createClient(site, key, { auth: { persistSession: false, autoRefreshToken: false } });

export async function signIn(server: Running, email: string): Promise<SoakAccount> {
  const client = clientFor(server);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { id: data.user.id, email, client };
}

/** Somebody new, with a profile. */
export async function signUp(server: Running): Promise<SoakAccount> {
  const client = clientFor(server);
  const email = `${crypto.randomUUID()}@example.com`;
  const { data, error } = await client.auth.signUp({ email, password });
  if (error) throw error;
  const id = data.user?.id ?? '';
  const made = await client.from('profiles').insert({ id, full_name: email });
  if (made.error) throw new Error(made.error.message);
  return { id, email, client };
}

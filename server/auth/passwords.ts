import { AsyncLocalStorage } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import { releaseWhile, outsideMutex } from '../database/mutex.ts';

export interface PasswordJob {
  id: number;
  call: 'hash' | 'compare';
  values: [password: string, costOrHash: string | number];
}

interface Answer {
  id: number;
  value?: string | boolean;
  error?: unknown;
}

interface Waiting {
  resolve: (value: Answer['value']) => void;
  reject: (reason: unknown) => void;
}

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

function start() {
  const started = new Worker(new URL('./passwordWorker.ts', import.meta.url));
  const failAll = (error: Error) => {
    if (worker === started) worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  started.on('message', ({ id, value, error }: Answer) => {
    const job = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) started.unref();
    if (error === undefined) job?.resolve(value);
    else job?.reject(error);
  });
  started.on('error', failAll);
  started.on('exit', (code) =>
    failAll(new Error(`The thread that checks passwords ended with status ${code}.`)),
  );
  return started;
}

function send(call: PasswordJob['call'], values: PasswordJob['values']) {
  const id = ++count;
  return new Promise<Answer['value']>((resolve, reject) => {
    worker ??= start();
    waiting.set(id, { resolve, reject });
    // While nobody waits for an answer, the worker does not keep the process alive.
    worker.ref();
    worker.postMessage({ id, call, values } satisfies PasswordJob);
  });
}

/** Whether the request that is being answered has compared a password. */
const comparing = new AsyncLocalStorage<{ hasCompared: boolean }>();

/** Runs `answer`, and also says whether it compared a password with that of an account. */
export async function trackComparison<T>(
  answer: () => Promise<T>,
): Promise<{ result: T; hasCompared: boolean }> {
  const request = { hasCompared: false };
  const result = await comparing.run(request, answer);
  return { result, hasCompared: request.hasCompared };
}

/** The cost of bcrypt that @supabase/lite uses: 2 to this power of rounds. */
const cost = 10;
let dummyHash: Promise<string> | undefined;

/** The hash of a random password, which takes as long to compare with as the hash of an account. */
export function dummyPasswordHash(): Promise<string> {
  dummyHash ??= outsideMutex(() => bcrypt.hash(crypto.randomUUID(), cost)).catch((error: unknown) => {
    // The thread has ended meanwhile. The next sign-in asks another one.
    dummyHash = undefined;
    throw error;
  });
  return dummyHash;
}

/**
 * Replaces the hash functions of @supabase/lite, which compute for 100 ms and more in the thread, and in the turn, that
 * every other request needs too. The module's default export is one object for the whole process, so this happens once.
 */
export function hashPasswordsInWorker() {
  Object.assign(bcrypt, {
    hash: (password: string, cost: number) => releaseWhile(() => send('hash', [password, cost])),
    compare: (password: string, hash: string) => {
      const request = comparing.getStore();
      if (request) request.hasCompared = true;
      return releaseWhile(() => send('compare', [password, hash]));
    },
  });
}

import { Worker } from 'node:worker_threads';
import { BrokenDatabase } from './brokenDatabase.ts';
import type { DatabaseApp, DatabaseAppCallbacks, DatabaseAppOptions } from './databaseApp.ts';
import {
  asResponse,
  type WorkerCall,
  type WorkerCalls,
  plainRequest,
  type PlainResponse,
  thrownError,
  type WorkerMessage,
  type WorkerSettings,
} from './workerMessages.ts';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** How often the watchdog checks within the time limit. */
const checksPerLimit = 10;

/** One thread with the database in it. It ends once and is not started again. */
export interface DatabaseThread extends DatabaseApp {
  /** Ends the thread at once, as a crash would. Calls that wait for an answer are rejected with `reason`. */
  end: (reason: BrokenDatabase) => Promise<void>;
}

/**
 * Opens the database in a thread of its own. `onBroken` is called when the database has broken, the thread has ended, or a
 * request has had its turn at the database for longer than `limitMs` milliseconds.
 */
export async function openDatabaseThread(
  options: DatabaseAppOptions,
  limitMs: number,
  { onMail, onBroken }: Pick<DatabaseAppCallbacks, 'onMail' | 'onBroken'>,
): Promise<DatabaseThread> {
  const turns = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const turnCount = new Int32Array(turns);
  const worker = new Worker(new URL('./databaseWorker.ts', import.meta.url), {
    workerData: { ...options, turns } satisfies WorkerSettings,
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let endedWith: BrokenDatabase | undefined;
  /**
   * A break is reported once, and only while the thread is in use: not when it failed to open or was ended on
   * purpose.
   */
  let isInUse = false;
  const report = (error: BrokenDatabase) => {
    if (isInUse) onBroken(error);
    isInUse = false;
  };

  // Counts checks instead of time, because a machine that slept or was busy must not end a request.
  let seen = 0;
  let count = 0;
  const watchdog = setInterval(() => {
    const now = Atomics.load(turnCount, 0);
    const isSameTurn = now % 2 !== 0 && now === seen;
    count = isSameTurn ? count + 1 : 0;
    seen = now;
    if (count >= checksPerLimit)
      report(new BrokenDatabase(`The database did not answer a request within ${limitMs} ms.`));
  }, limitMs / checksPerLimit);
  watchdog.unref();

  const finish = (reason: BrokenDatabase) => {
    endedWith ??= reason;
    clearInterval(watchdog);
    for (const { reject } of waiting.values()) reject(endedWith);
    waiting.clear();
  };

  const call = <Name extends keyof WorkerCalls>(
    name: Name,
    ...parameters: Parameters<WorkerCalls[Name]>
  ): Promise<Awaited<ReturnType<WorkerCalls[Name]>>> =>
    new Promise((resolve, reject) => {
      if (endedWith) return reject(endedWith);
      const id = ++lastId;
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage({ id, name, parameters } satisfies WorkerCall);
    });

  await new Promise<void>((resolve, reject) => {
    const settle = (message: Exclude<WorkerMessage, { kind: 'opened' | 'mail' | 'broken' }>) => {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === 'result') asked?.resolve(message.value);
      else asked?.reject(thrownError(message.error));
    };
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'opened') resolve();
      else if (message.kind === 'mail') onMail(message.draft, message.redirect);
      else if (message.kind === 'broken') report(thrownError(message.error) as BrokenDatabase);
      else settle(message);
    });
    let cause: Error | undefined;
    worker.on('error', (error: Error) => {
      cause = error;
      reject(error);
    });
    worker.on('exit', (code) => {
      reject(cause ?? new Error(`The thread of the database ended with status ${code}.`));
      const reason = new BrokenDatabase(`The thread of the database ended with status ${code}.`, { cause });
      finish(reason);
      report(reason);
    });
  });

  isInUse = true;

  return {
    fetch: async (request, redirect) => {
      const answer: PlainResponse = await call('fetch', await plainRequest(request), redirect);
      return asResponse(answer);
    },
    query: async <Row>(sql: string, parameters?: unknown[]) => ({
      rows: (await call('query', sql, parameters)).rows as Row[],
    }),
    exec: (sql) => call('exec', sql),
    removeFiles: (keys) => call('removeFiles', keys),
    async close() {
      await call('close');
      isInUse = false;
      await worker.terminate();
    },
    async end(reason) {
      isInUse = false;
      finish(reason);
      await worker.terminate();
    },
  };
}

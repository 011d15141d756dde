import { setTimeout as after } from 'node:timers/promises';
import { BrokenDatabase } from './brokenDatabase.ts';
import type { DatabaseApp, DatabaseAppCallbacks, DatabaseAppOptions } from './databaseApp.ts';
import { type DatabaseThread, openDatabaseThread } from './databaseThread.ts';

/** How long one request may keep the database for itself, in ms. A request of the app takes 10 to 100 ms. */
const turnLimitMs = 5000;

/** The pause between two attempts to open the database, in ms. It doubles each time, up to the longest. */
const firstPauseMs = 500;
const longestPauseMs = 30_000;

interface ReopeningOptions extends DatabaseAppOptions {
  onMail: DatabaseAppCallbacks['onMail'];
  /** Whether the disk has room again, for a database that stopped because it was full. */
  hasRoom: () => Promise<boolean>;
  /** How long one request may keep the database for itself, in ms. */
  limitMs?: number | undefined;
}

/**
 * The database of a data folder, in a thread of its own. Whenever it breaks or does not answer in time, the thread is
 * ended and opened again on the same folder. As after a crash, everything confirmed is in the database's log.
 * Meanwhile each call throws a BrokenDatabase.
 */
export async function reopeningDatabase(options: ReopeningOptions): Promise<DatabaseApp> {
  const { onMail, hasRoom, limitMs = turnLimitMs, ...settings } = options;
  let current: DatabaseThread | undefined;
  let reason = new BrokenDatabase('The database is not open yet.');
  const closing = new AbortController();
  /** Settles when the last reopening has ended, because two threads must never use the same folder. */
  let reopening: Promise<void> = Promise.resolve();

  const open = () => openDatabaseThread(settings, limitMs, { onMail, onBroken: replace });

  function replace(error: BrokenDatabase) {
    const broken = current;
    current = undefined;
    reason = error;
    if (closing.signal.aborted) return void broken?.end(error);
    console.error(`${error.message} It is being opened again.`);
    reopening = reopen(broken);
  }

  async function reopen(broken: DatabaseThread | undefined) {
    await broken?.end(reason);
    for (let pause = firstPauseMs; !closing.signal.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        if (!reason.isFull || (await hasRoom())) {
          current = await open();
          return;
        }
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
      await after(pause, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  current = await open();

  const thread = async () => {
    if (!current) throw reason;
    return current;
  };
  return {
    fetch: async (...parameters) => (await thread()).fetch(...parameters),
    query: async <Row>(...parameters: Parameters<DatabaseApp['query']>) =>
      (await thread()).query<Row>(...parameters),
    exec: async (sql) => (await thread()).exec(sql),
    removeFiles: async (keys) => (await thread()).removeFiles(keys),
    async close() {
      closing.abort();
      await reopening;
      // The watchdog ends a thread that is stuck, and then calls replace().
      await current?.close().catch(() => undefined);
    },
  };
}

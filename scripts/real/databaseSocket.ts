import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { PGlite } from '@supabase/lite/pglite';

/** The last message of an answer: that the database is ready, and whether it is idle ('I') or in a transaction. */
function readiness(answer: Uint8Array) {
  const last = answer.subarray(-6);
  return last[0] === 'Z'.charCodeAt(0) && last[4] === 5 ? String.fromCharCode(last[5] ?? 0) : undefined;
}

/**
 * Lets another program connect to a PGlite as to a PostgreSQL. All share its one session, so that the program takes its turn with
 * `inTurn` and keeps it until its transaction is over. `onTurn` is called before and after.
 */
export async function openDatabaseSocket(
  pg: PGlite,
  inTurn: (task: () => Promise<void>) => Promise<void>,
  onTurn: (isTaken: boolean) => Promise<unknown>,
) {
  let release: (() => void) | undefined;
  const take = () =>
    new Promise<void>((taken, failed) => {
      inTurn(async () => {
        await onTurn(true);
        const over = new Promise<void>((resolve) => (release = resolve));
        taken();
        await over;
        release = undefined;
        await onTurn(false);
      }).catch(failed);
    });
  /** The part of a PGlite that the server of sockets asks. It sends one message of the protocol at a time. */
  const shared = {
    waitReady: pg.waitReady,
    isInTransaction: () => release !== undefined,
    runExclusive: <T>(task: () => Promise<T>) => task(),
    async execProtocolRawStream(
      message: Uint8Array,
      { onRawData }: { onRawData: (answer: Uint8Array) => void },
    ) {
      if (!release) await take();
      const answer = await pg.execProtocolRaw(message);
      onRawData(answer);
      if (readiness(answer) === 'I' || message[0] === 'X'.charCodeAt(0)) release?.();
    },
    async exec(sql: string) {
      await pg.exec(sql);
      release?.();
    },
  };
  const server = new PGLiteSocketServer({
    db: shared as unknown as ConstructorParameters<typeof PGLiteSocketServer>[0]['db'],
    host: '127.0.0.1',
    port: 0,
    maxConnections: 20,
  });
  await server.start();
  return { address: server.getServerConn(), close: () => server.stop() };
}

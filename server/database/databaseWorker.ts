import { parentPort, workerData } from 'node:worker_threads';
import { openDatabaseApp } from './databaseApp.ts';
import {
  asRequest,
  type WorkerCall,
  type WorkerCalls,
  plainError,
  plainResponse,
  type WorkerMessage,
  type WorkerSettings,
} from './workerMessages.ts';

/**
 * The thread of the database. A statement keeps its thread busy until it ends, and only ending the thread can stop it.
 * So the thread that started this one watches `turns`, and ends it when needed.
 */
const { turns, ...options } = workerData as WorkerSettings;
const turnCount = new Int32Array(turns);
const send = (message: WorkerMessage) => parentPort?.postMessage(message);

// If a request manages to write into what all objects share, the write throws and no other request is affected.
Object.preventExtensions(Object.prototype);

const app = await openDatabaseApp(options, {
  onMail: (draft, redirect) => send({ kind: 'mail', draft, redirect }),
  onBroken: (error) => send({ kind: 'broken', error: plainError(error) }),
  onTurnChange: () => void Atomics.add(turnCount, 0, 1),
});

const calls: WorkerCalls = {
  ...app,
  fetch: async (request, redirect) => plainResponse(await app.fetch(asRequest(request), redirect)),
};

async function answer({ id, name, parameters }: WorkerCall) {
  try {
    const call: (...values: never[]) => Promise<unknown> = calls[name];
    send({ kind: 'result', id, value: await call(...(parameters as never[])) });
  } catch (error) {
    send({ kind: 'error', id, error: plainError(error) });
  }
}

parentPort?.on('message', (call: WorkerCall) => void answer(call));
send({ kind: 'opened' });

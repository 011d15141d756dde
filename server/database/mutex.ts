import { AsyncLocalStorage } from 'node:async_hooks';

interface Turn {
  end: () => void;
  take: () => Promise<() => void>;
}

const current = new AsyncLocalStorage<Turn>();

/**
 * A mutex: runs tasks one after another, in the order of the calls. A task that fails does not stop the next. `onTurn` is
 * called with true when a task takes the mutex, and with false when it gives it back.
 */
export function mutex(onTurn: (isTaken: boolean) => void = () => {}) {
  let last: Promise<unknown> = Promise.resolve();
  const take = () => {
    const before = last;
    let next = () => {};
    last = new Promise<void>((resolve) => {
      next = resolve;
    });
    return before.then(() => {
      onTurn(true);
      return () => {
        onTurn(false);
        next();
      };
    });
  };
  return async <T>(task: () => Promise<T>): Promise<T> => {
    const turn: Turn = { end: await take(), take };
    try {
      return await current.run(turn, task);
    } finally {
      turn.end();
    }
  };
}

/**
 * Gives the mutex back while the running task waits for something that does not need it, then queues for it again. The
 * caller must have no transaction open: the next task would find itself inside of it.
 */
export async function releaseWhile<T>(task: () => Promise<T>): Promise<T> {
  const turn = current.getStore();
  if (!turn) return task();
  turn.end();
  try {
    return await task();
  } finally {
    turn.end = await turn.take();
  }
}

/**
 * Starts work that several tasks will wait for. Started inside one task, it could wait for the mutex while another task
 * holds it and waits for this work.
 */
export const outsideMutex = <T>(task: () => T): T => current.exit(task);

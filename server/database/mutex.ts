import { AsyncLocalStorage } from 'node:async_hooks';

interface Turn {
  end: () => void;
  take: () => Promise<() => void>;
}

const current = new AsyncLocalStorage<Turn>();

/**
 * Runs tasks one after another, in the order of the calls. A task that fails does not stop the next. `onTurn` hears
 * when a task has the turn and when it gives it back.
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
 * Lets others have the turn while the running task waits for something that needs none, then queues for it again.
 * Whoever calls this has no transaction open: the next in the queue would find itself inside of it.
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

/** Begins what several tasks wait for. In the turn of one it would wait for a turn that another, waiting for it, has. */
export const outsideMutex = <T>(task: () => T): T => current.exit(task);

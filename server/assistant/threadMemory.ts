import type { ChatTurn } from '../../src/services/chat.ts';

/** What is remembered of one conversation. */
export interface Thread {
  /** The last turns, the oldest first. */
  turns: readonly ChatTurn[];
  /** Ids of tool calls that nobody has answered yet. */
  calls: readonly string[];
}

/** Keeps conversations apart by their user: an id alone opens none. */
export interface ThreadMemory {
  /** Undefined when this user has no such thread. */
  recall(user: string, id: string): Thread | undefined;
  remember(user: string, id: string, thread: Thread): void;
}

/** Turns that are remembered of each thread. */
const maxTurns = 20;

/** In this process alone, and the newest only: what is forgotten is brought along by the page, which begins anew. */
export function threadMemory(maxThreads = 500): ThreadMemory {
  const threads = new Map<string, Thread>();
  const nameOf = (user: string, id: string) => JSON.stringify([user, id]);
  return {
    recall: (user, id) => threads.get(nameOf(user, id)),
    remember(user, id, { turns, calls }) {
      const name = nameOf(user, id);
      threads.delete(name);
      threads.set(name, { turns: turns.slice(-maxTurns), calls: calls.slice(-maxTurns) });
      const [oldest] = threads.keys();
      if (threads.size > maxThreads && oldest !== undefined) threads.delete(oldest);
    },
  };
}

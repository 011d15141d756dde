import type { Entry } from './entries.ts';
import { endOpenCall, parseThread } from './storedThread.ts';

/** How many entries outlive a reload: this storage ends with its tab, in which nobody reads further back. */
const maxStoredEntries = 200;

/**
 * Stores one conversation as one value.
 * @param storage Session storage, so that a reload keeps the conversation and the next tab does not find it.
 */
export function threadStorage(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key: string) {
  function read() {
    try {
      return storage.getItem(key);
    } catch {
      return null;
    }
  }

  function save(entries: readonly Entry[], thread: string | undefined) {
    try {
      if (entries.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify({ entries: entries.slice(-maxStoredEntries), thread }));
    } catch {
      // The storage is full or refused: the conversation still lives on the page.
    }
  }

  /** Empty when nothing is stored, or when what is stored is no conversation. */
  function restore() {
    const { entries, thread } = parseThread(read());
    return { entries: endOpenCall(entries), thread };
  }

  return { save, restore };
}

import type { Entry } from './entries.ts';
import type { StoredThread } from './storedThread.ts';

/** How many entries outlive a reload: this storage ends with its tab, in which nobody reads further back. */
const maxStoredEntries = 200;

export interface ThreadStorageOptions {
  /** Session storage, so that a reload keeps the conversation and the next user does not find it. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  key: string;
  /** Reads what is stored. Its code is there only where something was: without it, the conversation begins anew. */
  readThread?: ((text: string | null) => StoredThread) | undefined;
}

/** Stores one conversation as one value. */
export function threadStorage({ storage, key, readThread }: ThreadStorageOptions) {
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
  const restore = (): StoredThread => readThread?.(read()) ?? { entries: [] };

  return { save, restore };
}

import type { Entry } from './entries.ts';
import { endOpenCall, parseEntries, parseThread } from './storedThread.ts';

/** How many entries outlive a reload: this storage ends with its tab, in which nobody reads further back. */
const maxStoredEntries = 200;

/**
 * Stores one conversation as one value.
 * @param storage Session storage, so that a reload keeps the conversation and the next tab does not find it.
 */
export function threadStorage(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key: string) {
  function read(name: string) {
    try {
      return storage.getItem(name);
    } catch {
      return null;
    }
  }

  /** Versions until November 2026 stored each full 50 entries under a key of their own. */
  function takeParts(count: number) {
    const keys = Array.from({ length: count }, (_, i) => `${key}-part-${i}`);
    const entries = keys.flatMap((name) => parseEntries(read(name)));
    for (const name of keys) storage.removeItem(name);
    return entries;
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
    const { entries, thread, partCount } = parseThread(read(key));
    if (partCount === 0) return { entries: endOpenCall(entries), thread };
    const all = endOpenCall([...takeParts(partCount), ...entries]);
    save(all, thread);
    return { entries: all, thread };
  }

  return { save, restore };
}

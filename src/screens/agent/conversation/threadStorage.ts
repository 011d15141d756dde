import { chunksOf, type MessageChunk } from './messageChunk.ts';
import { partKey } from '../../shell/tabStorage.ts';
import { restore } from './storedThread.ts';

/** Keeps a thread: each full part under a key of its own, so that one more message writes the last part only. */
export function threadStorage(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key: string) {
  /** The full parts as they lie in the storage. */
  let written: readonly (MessageChunk | undefined)[] = [];
  /** The first part that there is room for. */
  let from = 0;

  function writeParts(full: readonly MessageChunk[]) {
    const stored = written.slice();
    written = stored;
    for (const [i, part] of full.entries()) {
      if (i < from || part === stored[i]) continue;
      storage.setItem(partKey(key, i), JSON.stringify(part));
      stored[i] = part;
    }
    for (let i = full.length; i < stored.length; i++) storage.removeItem(partKey(key, i));
    stored.length = full.length;
  }

  function write(parts: readonly MessageChunk[], thread: string | undefined) {
    const full = parts.slice(0, -1);
    writeParts(full);
    const last = { entries: parts.at(-1), ...(full.length > 0 && { parts: full.length }) };
    if (parts.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ ...last, ...(thread !== undefined && { thread }) }));
  }

  /** Gives up the older half of what is stored. False when there is nothing to give up. */
  function makeRoom(full: number) {
    if (from >= full) return false;
    const next = from + Math.ceil((full - from) / 2);
    for (; from < next; from++) storage.removeItem(partKey(key, from));
    return true;
  }

  return {
    restore() {
      const found = restore(storage, key);
      const parts = chunksOf(found.entries);
      const { count, whole } = found.parts ?? { count: 0, whole: 0 };
      written = Array.from({ length: count }, (_, i) => (i < whole ? parts[i] : undefined));
      return { parts, thread: found.thread };
    },

    keep(parts: readonly MessageChunk[], thread: string | undefined) {
      if (parts.length === 0) from = 0;
      try {
        // What was stored in one piece makes room for its parts.
        if (written.length === 0 && parts.length > 1) storage.removeItem(key);
        for (;;)
          try {
            return write(parts, thread);
          } catch (error) {
            if (!makeRoom(parts.length - 1)) throw error;
          }
      } catch {
        // Full or refused: the conversation still lives on the page.
      }
    },
  };
}

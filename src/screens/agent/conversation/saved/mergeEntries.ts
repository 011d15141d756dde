import { isTaskOpen, type Entry } from '../entries.ts';
import { parseEntry } from '../storedThread.ts';

export interface MergeOptions {
  /** What the page shows. */
  local: readonly Entry[];
  /** The newest entries of the database, oldest first. */
  remote: readonly Entry[];
  /** Whether `remote` begins with the first entry of the conversation. */
  isWhole: boolean;
  /** Whether the database has been told of everything about this entry of the page. */
  isStored: (entry: Entry) => boolean;
}

/** Sorts the fields of an object, for JSON.stringify: the database keeps them in an order of its own. */
const sorted = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
/** The entry as it is read after a reload, as text that can be compared. */
const read = (entry: Entry) => JSON.stringify(parseEntry(entry), sorted);

export const byId = (entries: readonly Entry[]) => new Map(entries.map((entry) => [entry.id, entry]));

/** Whether both would be read as the same entry after a reload. */
const isSame = (a: Entry, b: Entry) => read(a) === read(b);

/** Whether another page may know more about the entry, as it may of a card and of a turn that was spoken. */
const mayDiffer = (entry: Entry) =>
  entry.type === 'task' || (entry.type === 'message' && entry.how === 'spoken');

/** Whether it is a card of this page: only the page that asks knows whether its question still waits. */
const asksHere = (entry: Entry) => entry.type === 'task' && isTaskOpen(entry);

/**
 * What the page shows once it has learned of other pages' entries. Entries keep their order here; new ones follow those that
 * they follow in the database, and what was not stored yet comes last. Returns `local` itself when nothing is new.
 */
export function mergeEntries({ local, remote, isWhole, isStored }: MergeOptions): readonly Entry[] {
  const remoteById = byId(remote);
  const first = local.findIndex(({ id }) => remoteById.has(id));
  const isKept = (entry: Entry, index: number) =>
    remoteById.has(entry.id) ||
    !isStored(entry) ||
    // What is older than the page of the database may still be there.
    (!isWhole && first >= 0 && index < first);

  const merged: Entry[] = local.filter(isKept).map((entry) => {
    const theirs = remoteById.get(entry.id);
    const isNewer = theirs && mayDiffer(entry) && isStored(entry) && !asksHere(entry);
    return isNewer && !isSame(entry, theirs) ? theirs : entry;
  });
  const here = new Set(merged.map(({ id }) => id));
  let place = Math.max(
    0,
    merged.findIndex(({ id }) => remoteById.has(id)),
  );
  for (const entry of remote) {
    const index = here.has(entry.id) ? merged.findIndex(({ id }) => id === entry.id) : -1;
    if (index >= 0) place = Math.max(place, index + 1);
    else merged.splice(place++, 0, entry);
  }
  const isUnchanged = merged.length === local.length && merged.every((entry, i) => entry === local[i]);
  return isUnchanged ? local : merged;
}

import { conversationLimits, type StoredEntry } from '../../../../services/conversations.ts';
import { isTaskOpen, type Entry } from '../entries.ts';
import { parseEntry } from '../storedThread.ts';

/** How long a text of an entry may be, in characters, so that its body fits whatever the characters are. */
const maxText = 8000;

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
const cut = (value: unknown) =>
  typeof value === 'string' && value.length > maxText ? `${value.slice(0, maxText - 1)}…` : value;

/** What the database takes in no text: the character 0, and halves of characters. */
const unstorable = /[\0\p{Surrogate}]/gu;
const storable = (body: StoredEntry['body']) =>
  JSON.parse(JSON.stringify(body), (_name, value: unknown) =>
    typeof value === 'string' ? value.replace(unstorable, '\uFFFD') : value,
  ) as StoredEntry['body'];

/** The entry with its texts cut, where it is larger than the database takes. */
function fitting(entry: Entry): StoredEntry['body'] {
  if (bytes(entry) <= conversationLimits.entryBytes * 0.9) return { ...entry };
  return Object.fromEntries(
    Object.entries(entry)
      .filter(([name]) => name !== 'sources' && name !== 'call')
      .map(([name, value]) => [name, cut(value)]),
  );
}

/** Whether the entry may still change, as may a card that waits or can be undone, and what was spoken, of which more may follow. */
function mayChange(entry: Entry) {
  if (entry.type === 'message') return entry.how === 'spoken';
  if (entry.type !== 'task') return false;
  const canUndo = entry.undo === 'offered' || entry.undo === 'running' || entry.undo === 'asked';
  return isTaskOpen(entry) || entry.state === 'unanswered' || canUndo;
}

/** Whether the entry is kept. A failure is not, whose text is the app's own; a task that is being done is once it is over. */
export const isStorable = (entry: Entry) =>
  entry.type === 'message' ? entry.outcome !== 'failed' : entry.type !== 'task' || entry.state !== 'running';

/** The entry as the database keeps it; undefined for what it does not keep. */
function toStored(entry: Entry): StoredEntry | undefined {
  if (!isStorable(entry)) return undefined;
  const time = Date.parse(entry.timestamp);
  return {
    id: entry.id,
    happenedAt: new Date(Number.isNaN(time) ? Date.now() : time).toISOString(),
    isOpen: mayChange(entry),
    body: storable(fitting(entry)),
  };
}

/** What the database is to be told: the entries that have changed since they were noted, and the ids of those that are gone. */
export function changesSince(noted: ReadonlyMap<string, Entry>, entries: readonly Entry[]) {
  const here = new Set(entries.map(({ id }) => id));
  return {
    unsent: entries.flatMap((entry) => (noted.get(entry.id) === entry ? [] : (toStored(entry) ?? []))),
    gone: [...noted.values()].flatMap((entry) => (here.has(entry.id) || !isStorable(entry) ? [] : entry.id)),
  };
}

/** The entries that can be read. A card that waits for an answer does so on another page, and is not answered here. [L4] */
export const fromStored = (stored: readonly StoredEntry[]): readonly Entry[] =>
  stored.flatMap(({ id, body }) => parseEntry({ ...body, id }) ?? []);

/** Of a conversation in which the user has said nothing that was understood. It is stored so; a screen shows it in its language. */
export const callTitle = 'Voice call';

/** A conversation is called after the first thing that the user typed or said in it. */
export function titleOf(entries: readonly Entry[]) {
  const first = entries.find((entry) => entry.type === 'message' && entry.sender === 'user');
  const words = first?.type === 'message' ? first.text.replace(/\s+/g, ' ').trim() : '';
  return Array.from(words || callTitle)
    .slice(0, conversationLimits.title)
    .join('');
}

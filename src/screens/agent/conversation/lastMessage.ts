import { isTaskOpen, type Entry, type Message } from './entries.ts';

/** A card that has changed something, or may be about to: what was said before it cannot be taken back. */
const isTalk = (entry: Entry) =>
  entry.type === 'message' ||
  (entry.type === 'task' && !isTaskOpen(entry) && entry.state !== 'done' && entry.state !== 'failed');

/**
 * The user's last typed message, if it can be edited and asked again: everything after it has to be talk only. Undefined in a
 * call, while a reply is awaited, and where a card after it was done, has failed or waits. [A84]
 */
export function editableMessage(entries: readonly Entry[]): Message | undefined {
  const index = entries.findLastIndex((entry) => entry.type === 'message' && entry.sender === 'user');
  const entry = entries[index];
  if (entry?.type !== 'message' || entry.how !== 'typed' || entry.decides) return undefined;
  return entries.slice(index + 1).every(isTalk) ? entry : undefined;
}

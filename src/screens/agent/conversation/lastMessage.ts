import { needsApproval } from '../../../services/taskKinds.ts';
import { isTaskOpen, type Entry, type Message } from './entries.ts';

/** What can be taken back: words, and cards that have changed nothing. One that has failed may have changed something. */
function isTalk(entry: Entry) {
  if (entry.type === 'message') return true;
  if (entry.type !== 'task' || isTaskOpen(entry)) return false;
  const mayHaveChanged = entry.state === 'done' || entry.state === 'failed';
  return !mayHaveChanged || (entry.task !== undefined && !needsApproval(entry.task));
}

/**
 * The user's last message, if it was typed and can be edited and asked again: everything after it has to be talk only, or it
 * would look as if something had changed by itself. Undefined where that is not so. [A84]
 */
export function editableMessage(entries: readonly Entry[]): Message | undefined {
  const index = entries.findLastIndex((entry) => entry.type === 'message' && entry.sender === 'user');
  const entry = entries[index];
  if (entry?.type !== 'message' || entry.how !== 'typed' || entry.decides) return undefined;
  return entries.slice(index + 1).every(isTalk) ? entry : undefined;
}

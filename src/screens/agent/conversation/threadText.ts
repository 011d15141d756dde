import type { ChatTurn } from '../../../services/chat.ts';
import { taskTitle as titleOf } from '../../../services/taskKinds.ts';
import { formatElapsed } from './elapsed.ts';
import { speakerOf, type CallMark, type Entry, type TaskEntry } from './entries.ts';
import { words } from './threadText.words.ts';
import { fill } from '../../../ui/fill.ts';

/** How many turns a text agent without a memory of the conversation is sent. */
const maxTurns = 12;
/** How many characters of the conversation a voice agent is sent: variable values become a part of its prompt. */
const maxCharacters = 2000;

/** In English, as the agent is told of it. A screen shows it by `say`. */
export const taskTitle = ({ task }: Pick<TaskEntry, 'task'>) =>
  task ? titleOf(task) : 'A task that cannot be done';

/** The beginning or end of a call in a language. */
export const callMarkText = (mark: CallMark, labels: typeof words = words) =>
  mark.type === 'call-start'
    ? labels.started
    : fill(labels.ended, {
        time: formatElapsed(mark.duration).replace(/^0(?=\d:)/, ''),
        how: labels[`by_${mark.endedBy}`],
      });

/** An entry as the agent is told of it. Failures are left out, because their text is the app's own. */
function turn(entry: Entry): readonly ChatTurn[] {
  if (entry.type === 'task')
    return entry.result ? [{ role: 'assistant', text: `(${taskTitle(entry)}: ${entry.result})` }] : [];
  if (entry.type !== 'message' || entry.outcome === 'failed' || !entry.text.trim()) return [];
  return [{ role: speakerOf(entry), text: entry.text }];
}

/** The last turns, oldest first, for an agent that does not remember the conversation. */
export const lastTurns = (entries: readonly Entry[]) => entries.flatMap(turn).slice(-maxTurns);

/** The last turns before the entry with this id. */
export const turnsBefore = (entries: readonly Entry[], id: string | undefined) =>
  lastTurns(
    entries.slice(
      0,
      entries.findLastIndex((entry) => entry.id === id),
    ),
  );

/** Fewer characters of a turn would tell the agent nothing. */
const minCharacters = 200;

/** The last turns as plain text; of a turn that is too long, its beginning. */
export function conversationFact(entries: readonly Entry[]) {
  let fact = '';
  for (const { role, text } of lastTurns(entries).toReversed()) {
    // A link to a place of this page means nothing in a call.
    const said = text.replaceAll(/\[([^[\]]*)\]\(#\w*\)/g, '$1');
    const line = `${role === 'user' ? 'User' : 'Assistant'}: ${said}`;
    const left = maxCharacters - (fact ? fact.length + 1 : 0);
    if (left < Math.min(line.length, minCharacters)) break;
    // A cut may go through the middle of an emoji.
    const whole = line.slice(0, left).replace(/[\uD800-\uDBFF]$/, '');
    fact = fact ? `${whole}\n${fact}` : whole;
    if (line.length > left) break;
  }
  return fact;
}

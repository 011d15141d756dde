import type { ChatTurn } from '../../../services/chat.ts';
import { planName, plans } from '../../../services/plans.ts';
import { product } from '../../../services/product.ts';
import type { Task } from '../../../services/tools.ts';
import { formatElapsed } from './elapsed.ts';
import { speakerOf, type CallMark, type Entry, type TaskEntry } from './entries.ts';

/** What a text agent is told when it does not remember. */
const turnsTold = 12;
/** What a voice agent is told, in characters: variable values are part of its prompt. */
const charactersTold = 2000;

const fieldLabels = { fullName: 'Full Name', location: 'Location', description: 'Description' } as const;

/** What a task will do, or did. */
export function taskWords(task: Task) {
  switch (task.name) {
    case 'show_billing':
      return { title: 'Show Billing & Subscriptions', confirm: 'Show it', details: [] };
    case 'show_dashboard':
      return { title: 'Show the dashboard', confirm: 'Show it', details: [] };
    case 'sign_out':
      return { title: 'Sign out', confirm: 'Sign out', details: [] };
    case 'subscribe':
      return {
        // Only the dearest plan is an upgrade from every other one.
        title: `${task.plan === plans.at(-1)?.id ? 'Upgrade' : 'Switch'} to ${planName(task.plan)}`,
        confirm: `Subscribe to ${planName(task.plan)}`,
        details: [],
      };
    case 'edit_profile': {
      const entries = Object.entries(fieldLabels) as [keyof typeof fieldLabels, string][];
      const details = entries.flatMap(([field, label]) => {
        const value = task.fields[field];
        return value === undefined ? [] : [{ label, value: value || '(empty)' }];
      });
      return { title: 'Change your profile', confirm: 'Change my profile', details };
    }
  }
}

export const taskTitle = ({ task }: Pick<TaskEntry, 'task'>) =>
  task ? taskWords(task).title : 'A task that cannot be done';

export const taskStates: Readonly<Record<TaskEntry['state'], string>> = {
  asked: 'Waiting for your answer',
  running: 'Working on it…',
  done: 'Done',
  declined: 'Not done: you said no',
  failed: 'Failed',
  refused: 'Refused',
  unanswered: 'Not answered',
};

const endings: Readonly<Record<Extract<CallMark, { type: 'call-end' }>['endedBy'], string>> = {
  user: 'ended by you',
  agent: 'ended by the agent',
  service: 'ended by the service',
  error: 'cut off',
  page: 'ended when the page closed',
};

export const callWords = (mark: CallMark) =>
  mark.type === 'call-start'
    ? 'Call started'
    : `Call, ${formatElapsed(mark.duration).replace(/^0(?=\d:)/, '')}, ${endings[mark.endedBy]}`;

/** Who said what; a failure's words are the app's, not the agent's. */
function turn(entry: Entry): readonly ChatTurn[] {
  if (entry.type === 'task')
    return entry.result ? [{ role: 'assistant', text: `(${taskTitle(entry)}: ${entry.result})` }] : [];
  if (entry.type !== 'message' || entry.outcome === 'failed' || !entry.text.trim()) return [];
  return [{ role: speakerOf(entry), text: entry.text }];
}

/** The last turns, oldest first. Read from the end: a conversation may be long. */
export function lastTurns(entries: readonly Entry[]) {
  const turns: ChatTurn[] = [];
  for (let i = entries.length; i-- > 0 && turns.length < turnsTold;) {
    const entry = entries[i];
    if (entry) turns.unshift(...turn(entry));
  }
  return turns;
}

/** The same as plain text; whole turns only. */
export function conversationFact(entries: readonly Entry[]) {
  let told = '';
  for (const { role, text } of lastTurns(entries).toReversed()) {
    const line = `${role === 'user' ? 'User' : 'Assistant'}: ${text}`;
    const longer = told ? `${line}\n${told}` : line;
    if (longer.length > charactersTold) break;
    told = longer;
  }
  return told;
}

const outcomes = { stopped: ' [stopped]', interrupted: ' [interrupted]', failed: ' [failed]', done: '' };

function line(entry: Entry, when: string) {
  if (entry.type === 'task')
    return `[${when}] ${taskTitle(entry)}: ${entry.result ?? taskStates[entry.state]}`;
  if (entry.type !== 'message') return `[${when}] ${callWords(entry)}`;
  const who = entry.sender === 'user' ? 'You' : product;
  const spoken = entry.how === 'spoken' ? ' (spoken)' : '';
  const unspoken = entry.unspoken ? ` [not spoken: ${entry.unspoken}]` : '';
  return `[${when}] ${who}${spoken}: ${entry.text}${outcomes[entry.outcome]}${unspoken}`;
}

/** For 'Copy conversation' and 'Download conversation'. */
export function threadText(entries: readonly Entry[], locale?: string) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const lines = entries.map((entry) => {
    const date = new Date(entry.timestamp);
    return line(entry, Number.isNaN(date.getTime()) ? '–' : format.format(date));
  });
  return `${lines.join('\n\n')}\n`;
}

import { formatTime } from '../../../services/formats.ts';
import { productName } from '../../../services/product.ts';
import { filesText } from './fileWords.ts';
import type { Entry, Message } from './entries.ts';
import { readableText } from './readableText.ts';
import { callMarkText, taskStateLabels, taskTitle } from './threadText.ts';

const outcomes = { stopped: ' [stopped]', interrupted: ' [interrupted]', failed: ' [failed]', done: '' };

/** The agent writes Markdown; people write plain text, and what was spoken is plain too. */
const readText = ({ sender, how, text }: Message) =>
  sender === 'ai' && how === 'typed' ? readableText(text) : text;

function line(entry: Entry, when: string) {
  if (entry.type === 'task')
    return `[${when}] ${taskTitle(entry)}: ${entry.result ?? taskStateLabels[entry.state]}`;
  if (entry.type !== 'message') return `[${when}] ${callMarkText(entry)}`;
  const who = entry.sender === 'user' ? 'You' : productName;
  const spoken = entry.how === 'spoken' ? ' (spoken)' : '';
  const unspoken = entry.unspoken ? ` [not spoken: ${entry.unspoken}]` : '';
  return `[${when}] ${who}${spoken}: ${readText(entry)}${filesText(entry, ' ')}${outcomes[entry.outcome]}${unspoken}`;
}

/** The whole conversation as plain text, for 'Copy conversation' and 'Download conversation'. */
export function threadText(entries: readonly Entry[], locale?: string) {
  const lines = entries.map((entry) =>
    line(entry, formatTime(entry.timestamp, { dateStyle: 'medium', timeStyle: 'short' }, locale) || '–'),
  );
  return `${lines.join('\n\n')}\n`;
}

import { formatTime } from '../../../services/formats.ts';
import { productName } from '../../../services/product.ts';
import { fill } from '../../../ui/fill.ts';
import { inEnglish, type LanguageValue } from '../../shell/language/LanguageProvider.tsx';
import { filesText } from './fileWords.ts';
import type { Entry, Message } from './entries.ts';
import { readableText } from './readableText.ts';
import { words as copyWords } from './threadCopy.words.ts';
import { callMarkText, taskTitle } from './threadText.ts';
import { words as stateWords } from './taskStates.words.ts';
import { words as markWords } from './threadText.words.ts';

/** The words of one language for a copy of a conversation. */
export interface ThreadWords extends Pick<LanguageValue, 'locale' | 'translate'> {
  labels: typeof stateWords & typeof markWords & typeof copyWords;
}

/** For support, and where no other language is given. */
export const englishThread: ThreadWords = {
  locale: inEnglish.locale,
  translate: inEnglish.translate,
  labels: { ...stateWords, ...markWords, ...copyWords },
};

/** What a task is and what became of it, in a line. */
export const taskLine = (entry: Extract<Entry, { type: 'task' }>, { labels, translate }: ThreadWords) =>
  `${translate(taskTitle(entry))}: ${entry.result ? translate(entry.result) : labels[entry.state]}`;

/** The agent writes Markdown; people write plain text, and what was spoken is plain too. */
function readText({ sender, how, text, outcome }: Message, { translate }: ThreadWords) {
  if (outcome === 'failed') return translate(text);
  return sender === 'ai' && how === 'typed' ? readableText(text) : text;
}

function line(entry: Entry, when: string, words: ThreadWords) {
  const { labels } = words;
  if (entry.type === 'task') return `[${when}] ${taskLine(entry, words)}`;
  if (entry.type !== 'message') return `[${when}] ${callMarkText(entry, labels)}`;
  const who = entry.sender === 'user' ? labels.user : productName;
  const more = [
    entry.outcome === 'done' ? '' : labels[`is_${entry.outcome}`],
    entry.unspoken ? fill(labels.unspoken, { words: entry.unspoken }) : '',
  ];
  const speaker = entry.how === 'spoken' ? `${who} ${labels.spoken}` : who;
  const said = `${readText(entry, words)}${filesText(entry, ' ', words)}`;
  return `[${when}] ${speaker}: ${[said, ...more].filter(Boolean).join(' ')}`;
}

/** The whole conversation as plain text, for 'Copy conversation' and 'Download conversation'. */
export function threadText(entries: readonly Entry[], words = englishThread, locale?: string) {
  const lines = entries.map((entry) =>
    line(
      entry,
      formatTime(entry.timestamp, { dateStyle: 'medium', timeStyle: 'short' }, locale) || '–',
      words,
    ),
  );
  return `${lines.join('\n\n')}\n`;
}

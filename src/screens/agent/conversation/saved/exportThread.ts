import { filesText } from '../fileWords.ts';
import { isoDay } from '../../../../services/calendar.ts';
import { productName } from '../../../../services/product.ts';
import type { ThreadFormat } from '../downloadThread.ts';
import type { Entry } from '../entries.ts';
import { withoutPageLinks } from '../readableText.ts';
import { englishThread, taskLine, threadText, type ThreadWords } from '../threadCopy.ts';
import { callMarkText } from '../threadText.ts';

/** Plain text as Markdown shows it letter for letter: it can begin no heading, list, code or tag of its own. */
const quoted = (text: string) =>
  text
    .replaceAll(/[\\`*_[\]<]/g, '\\$&')
    .replaceAll(/^(\s*)([#>+|=~-]|\d+(?=[.)]))/gm, (_all, space, mark) =>
      /^\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
    );

/** An answer that was stopped within code: without its end, all that follows would be code too. */
function closed(markdown: string) {
  let open: string | undefined;
  for (const [, fence = ''] of markdown.matchAll(/^ {0,3}(`{3,}|~{3,})/gm)) {
    if (open === undefined) open = fence;
    else if (fence.startsWith(open)) open = undefined;
  }
  return open === undefined ? markdown : `${markdown}\n${open}`;
}

function markdownOf(entry: Entry, words: ThreadWords) {
  const { labels, translate } = words;
  if (entry.type === 'task') return `*${quoted(taskLine(entry, words).replaceAll(/\s+/g, ' ').trim())}*`;
  if (entry.type !== 'message') return `*${callMarkText(entry, labels)}*`;
  // The assistant writes Markdown; people write plain text.
  const isUser = entry.sender === 'user';
  const said = entry.outcome === 'failed' ? translate(entry.text) : entry.text;
  const text = isUser || entry.how === 'spoken' ? quoted(said) : closed(withoutPageLinks(said));
  return `**${isUser ? labels.user : productName}**\n\n${text}${quoted(filesText(entry, '\n\n', words))}`;
}

/** The day on the user's calendar; '–' for a time that cannot be read. */
function dayOf({ timestamp }: Entry) {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? '–' : isoDay(date);
}

function markdown(title: string, entries: readonly Entry[], words: ThreadWords) {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) days.set(dayOf(entry), [...(days.get(dayOf(entry)) ?? []), entry]);
  const parts = [...days].map(([day, said]) =>
    [`## ${day}`, ...said.map((entry) => markdownOf(entry, words))].join('\n\n'),
  );
  return `# ${[quoted(title.replaceAll(/\s+/g, ' ').trim()), ...parts].join('\n\n')}\n`;
}

/** A conversation as a file's text. JSON holds every field of every entry; the others hold what the screen shows. [L3] */
export function exportThread(
  title: string,
  entries: readonly Entry[],
  format: ThreadFormat,
  words = englishThread,
): string {
  if (format === 'json') return `${JSON.stringify({ title, entries }, undefined, 2)}\n`;
  return format === 'md' ? markdown(title, entries, words) : threadText(entries, words);
}

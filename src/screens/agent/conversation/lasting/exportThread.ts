import { filesText } from '../fileWords.ts';
import { calendarOf } from '../../../../services/calendar.ts';
import { productName } from '../../../../services/product.ts';
import type { ThreadFormat } from '../downloadThread.ts';
import type { Entry } from '../entries.ts';
import { withoutPageLinks } from '../readableText.ts';
import { threadText } from '../threadCopy.ts';
import { callMarkText, taskStateLabels, taskTitle } from '../threadText.ts';

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

function markdownOf(entry: Entry) {
  if (entry.type === 'task')
    return `*${quoted(`${taskTitle(entry)}: ${(entry.result ?? taskStateLabels[entry.state]).replaceAll(/\s+/g, ' ').trim()}`)}*`;
  if (entry.type !== 'message') return `*${callMarkText(entry)}*`;
  // The assistant writes Markdown; people write plain text.
  const isUser = entry.sender === 'user';
  const text = isUser || entry.how === 'spoken' ? quoted(entry.text) : closed(withoutPageLinks(entry.text));
  return `**${isUser ? 'You' : productName}**\n\n${text}${quoted(filesText(entry, '\n\n'))}`;
}

/** The day on the user's calendar, such as '2026-03-04'. */
function dayOf({ timestamp }: Entry) {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return '–';
  const { year, month, day } = calendarOf(date);
  return [year, month + 1, day].map((part) => String(part).padStart(2, '0')).join('-');
}

function markdown(title: string, entries: readonly Entry[]) {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) days.set(dayOf(entry), [...(days.get(dayOf(entry)) ?? []), entry]);
  const parts = [...days].map(([day, said]) => [`## ${day}`, ...said.map(markdownOf)].join('\n\n'));
  return `# ${[quoted(title.replaceAll(/\s+/g, ' ').trim()), ...parts].join('\n\n')}\n`;
}

/** A conversation as a file's text. JSON holds every field of every entry; the others hold what the screen shows. [L3] */
export function exportThread(title: string, entries: readonly Entry[], format: ThreadFormat): string {
  if (format === 'json') return `${JSON.stringify({ title, entries }, undefined, 2)}\n`;
  return format === 'md' ? markdown(title, entries) : threadText(entries);
}

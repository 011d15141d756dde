import { productName } from '../../../../services/product.ts';
import type { FileFormat } from '../downloadFile.ts';
import type { Entry } from '../entries.ts';
import { withoutPageLinks } from '../readableText.ts';
import { threadText } from '../threadCopy.ts';
import { callMarkText, taskStateLabels, taskTitle } from '../threadText.ts';

/** So that no text of somebody's can end its line and begin a heading or a list of its own. */
const quoted = (text: string) => text.replaceAll(/^(\s*)([#>+*|-]|\d+[.)])/gm, '$1\\$2');

function markdownOf(entry: Entry) {
  if (entry.type === 'task') return `*${taskTitle(entry)}: ${entry.result ?? taskStateLabels[entry.state]}*`;
  if (entry.type !== 'message') return `*${callMarkText(entry)}*`;
  // The assistant writes Markdown; people write plain text.
  const isUser = entry.sender === 'user';
  return `**${isUser ? 'You' : productName}**\n\n${isUser || entry.how === 'spoken' ? quoted(entry.text) : withoutPageLinks(entry.text)}`;
}

function markdown(title: string, entries: readonly Entry[]) {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = entry.timestamp.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  const parts = [...days].map(([day, said]) => [`## ${day}`, ...said.map(markdownOf)].join('\n\n'));
  return `# ${title.replaceAll(/\s+/g, ' ').trim()}\n\n${parts.join('\n\n')}\n`;
}

/** A conversation as a file's text. JSON holds every field of every entry; the others hold what the screen shows. [L3] */
export function exportThread(title: string, entries: readonly Entry[], format: FileFormat): string {
  if (format === 'json') return `${JSON.stringify({ title, entries }, undefined, 2)}\n`;
  return format === 'md' ? markdown(title, entries) : threadText(entries);
}

import { attachmentFormats, type AttachedFile } from '../../../services/attachments.ts';
import { numberFormat } from '../../../services/formats.ts';
import { fill } from '../../../ui/fill.ts';
import type { Message } from './entries.ts';
import type { words } from './threadCopy.words.ts';

/** What people call the file's type, such as 'PDF'. */
export const kindOf = ({ type }: AttachedFile) => attachmentFormats[type];

/** The files of a message in words, for copies of the conversation; '' where there are none. */
export function filesText(
  { files = [] }: Message,
  before: string,
  { labels, locale }: { labels: Pick<typeof words, 'files'>; locale: string },
) {
  if (files.length === 0) return '';
  const named = files.map((file) => `${file.name} (${kindOf(file)})`);
  return before + fill(labels.files, { files: new Intl.ListFormat(locale).format(named) });
}

const inUnits = (value: number, unit: string, maximumFractionDigits: number) =>
  numberFormat({ style: 'unit', unit, maximumFractionDigits }).format(value);

/** Such as '12 kB' or '1.4 MB', in the reader's language. */
export const sizeText = (bytes: number) =>
  bytes < 1_000_000
    ? inUnits(Math.max(1, bytes / 1000), 'kilobyte', 0)
    : inUnits(bytes / 1024 / 1024, 'megabyte', 1);

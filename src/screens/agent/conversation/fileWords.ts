import { attachmentFormats, type AttachedFile } from '../../../services/attachments.ts';
import type { Message } from './entries.ts';

/** What people call the file's type, such as 'PDF'. */
export const kindOf = ({ type }: AttachedFile) => attachmentFormats[type];

/** The files of a message in words, for copies of the conversation; '' where there are none. */
export const filesText = ({ files = [] }: Message, before: string) =>
  files.length > 0
    ? `${before}[files: ${files.map((file) => `${file.name} (${kindOf(file)})`).join(', ')}]`
    : '';

const inKilobytes = new Intl.NumberFormat(undefined, {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
});
const inMegabytes = new Intl.NumberFormat(undefined, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

/** Such as '12 kB' or '1.4 MB', in the reader's language. */
export const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? inKilobytes.format(Math.max(1, bytes / 1000)) : inMegabytes.format(bytes / 1024 / 1024);

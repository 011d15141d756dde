import {
  attachedFile,
  attachmentFormats,
  attachmentTypeOf,
  plainFileName,
  type AttachedFile,
  type AttachmentType,
  type ChatAbilities,
} from '../../../services/attachments.ts';
import { formatNumber } from '../../../services/formats.ts';
import { fill } from '../../../ui/fill.ts';
import type { words } from './readFile.words.ts';

const bytesToLookAt = 18;

/** The language in which somebody is told what is wrong with a file. */
export interface FileLanguage {
  labels: typeof words;
  locale: string;
}

/** Such as 'PNG, JPEG or PDF'. */
const formatList = (types: readonly AttachmentType[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(types.map((type) => attachmentFormats[type]));

/**
 * What somebody has chosen, read into memory: a file that is changed or taken away afterwards is still sent as it was. A text
 * says what is wrong with it.
 */
export async function readFile(
  file: File,
  takes: ChatAbilities,
  { labels, locale }: FileLanguage,
): Promise<AttachedFile | string> {
  const name = plainFileName(file.name);
  const quoted = fill(labels.name, { name });
  if (file.size > takes.maxBytes)
    return fill(labels.tooLarge, {
      file: quoted,
      size: formatNumber(Math.floor(takes.maxBytes / 1024 / 1024)),
    });
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return fill(labels.unreadable, { file: quoted });
  }
  if (bytes.byteLength === 0) return fill(labels.empty, { file: quoted });
  const type = attachmentTypeOf(String.fromCharCode(...new Uint8Array(bytes.slice(0, bytesToLookAt))));
  if (!type || !takes.attachments.includes(type))
    return fill(labels.unknown, { file: quoted, formats: formatList(takes.attachments, locale) });
  return attachedFile({ name, type, size: bytes.byteLength }, new Blob([bytes], { type }));
}

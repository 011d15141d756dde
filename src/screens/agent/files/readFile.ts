import {
  attachedFile,
  attachmentFormats,
  attachmentTypeOf,
  plainFileName,
  type AttachedFile,
  type AttachmentType,
  type ChatAbilities,
} from '../../../services/attachments.ts';

const bytesToLookAt = 18;

/** Such as 'PNG, JPEG or PDF'. */
const formatList = (types: readonly AttachmentType[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(types.map((type) => attachmentFormats[type]));

/**
 * What somebody has chosen, read into memory: a file that is changed or taken away afterwards is still sent as it was. A text
 * says what is wrong with it.
 */
export async function readFile(file: File, takes: ChatAbilities): Promise<AttachedFile | string> {
  const name = plainFileName(file.name);
  const megabytes = Math.floor(takes.maxBytes / 1024 / 1024);
  if (file.size > takes.maxBytes)
    return `\u2018${name}\u2019 is larger than ${megabytes} MB. Choose a smaller file.`;
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return `\u2018${name}\u2019 could not be read. Check that it is a file and still there, and choose it again.`;
  }
  if (bytes.byteLength === 0) return `\u2018${name}\u2019 is empty.`;
  const type = attachmentTypeOf(String.fromCharCode(...new Uint8Array(bytes.slice(0, bytesToLookAt))));
  if (!type || !takes.attachments.includes(type))
    return `\u2018${name}\u2019 cannot be looked at here. Choose a ${formatList(takes.attachments)} file.`;
  return attachedFile({ name, type, size: bytes.byteLength }, new Blob([bytes], { type }));
}

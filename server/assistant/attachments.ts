import {
  attachmentFormats,
  attachmentTypeOf,
  maxAttachmentBytes,
  maxAttachments,
  plainFileName,
  type AttachmentType,
} from '../../src/services/attachments.ts';

/** A file that came with a message, for this one answer: it is neither stored nor logged. */
export interface TurnAttachment {
  /** Written by somebody, like the file itself: data, whatever it says. */
  name: string;
  /** What its first bytes say. */
  type: AttachmentType;
  /** Base64. */
  data: string;
}

export interface AttachmentRefusal {
  status: 400 | 413 | 415;
  /** For the user. */
  message: string;
}

const refuse = (status: AttachmentRefusal['status'], message: string): AttachmentRefusal => ({
  status,
  message,
});

const megabytes = String(maxAttachmentBytes / 1024 / 1024);

/** What the user is told about files that are not taken. The interface translates these sentences. [W5] */
export const attachmentRefusals = {
  broken: 'A file did not arrive as it should. Please attach it again.',
  tooLarge: (name: string, size: string) =>
    `'${name}' is larger than ${size} MB. Please choose a smaller file.`,
  otherKind: (name: string, kinds: string) =>
    `'${name}' is not a file that I can look at. Please choose one of these kinds: ${kinds}.`,
  none: 'I cannot look at files here. Please tell me in words what it is about.',
  tooMany: (most: string) => `That is more than ${most} files. Please send fewer at a time.`,
} as const;

/** Looks for a sign that does not belong: a pattern for all of it would have to remember its way through millions of signs. */
const isBase64 = (data: string) =>
  data !== '' &&
  data.length % 4 === 0 &&
  !/[^A-Za-z0-9+/]/.test(data.slice(0, -2)) &&
  /^(?:[A-Za-z0-9+/][A-Za-z0-9+/=]|==)$/.test(data.slice(-2));
const bytesOf = (data: string) => (data.length / 4) * 3 - (/=*$/.exec(data)?.[0].length ?? 0);

type Fields = Record<string, unknown>;

function readAttachment(value: unknown, accepted: readonly AttachmentType[]) {
  const { name, data } = (typeof value === 'object' && value !== null ? value : {}) as Fields;
  if (typeof name !== 'string' || typeof data !== 'string' || !isBase64(data))
    return refuse(400, attachmentRefusals.broken);
  const plain = plainFileName(name);
  if (bytesOf(data) > maxAttachmentBytes) return refuse(413, attachmentRefusals.tooLarge(plain, megabytes));
  const type = attachmentTypeOf(atob(data.slice(0, 24)));
  if (type && accepted.includes(type)) return { name: plain, type, data };
  const wanted = new Intl.ListFormat('en', { type: 'unit' }).format(
    accepted.map((each) => attachmentFormats[each]),
  );
  return refuse(415, attachmentRefusals.otherKind(plain, wanted));
}

/** The files of a message, or what is wrong with the first one that cannot be taken. None where there are none. */
export function readAttachments(
  value: unknown,
  accepted: readonly AttachmentType[],
): readonly TurnAttachment[] | AttachmentRefusal {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return refuse(400, 'attachments must be a list of files');
  if (value.length === 0) return [];
  if (accepted.length === 0) return refuse(415, attachmentRefusals.none);
  if (value.length > maxAttachments) return refuse(400, attachmentRefusals.tooMany(String(maxAttachments)));
  const files: TurnAttachment[] = [];
  for (const each of value) {
    const file = readAttachment(each, accepted);
    if ('status' in file) return file;
    files.push(file);
  }
  return files;
}

/** The characters of a body that are files, as far as it says so: what is left has the limit of every message. */
export function attachedCharacters(body: unknown): number {
  const { attachments } = (typeof body === 'object' && body !== null ? body : {}) as Fields;
  if (!Array.isArray(attachments)) return 0;
  return attachments
    .slice(0, maxAttachments)
    .map((each: unknown) => Object(each).data)
    .reduce((sum: number, data: unknown) => sum + (typeof data === 'string' ? data.length : 0), 0);
}

/** Of a message without files, in bytes. */
export const maxMessageBytes = 64 * 1024;
/** Of a message with files, in bytes: base64 writes three bytes as four. */
export const maxMessageWithFilesBytes =
  maxMessageBytes + maxAttachments * Math.ceil(maxAttachmentBytes / 3) * 4;

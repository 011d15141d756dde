// Files that go to the assistant together with a message. The page and the server know the same limits.

/** What the server can be set up to take. What a file is, its first bytes say; the server does not heed its name. */
export const attachmentTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'application/pdf',
] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

/** Files of one message. */
export const maxAttachments = 3;
/** Of each file, in bytes. */
export const maxAttachmentBytes = 5 * 1024 * 1024;

/** What people call them. */
export const attachmentFormats: Readonly<Record<AttachmentType, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'application/pdf': 'PDF',
};

/** What files of each type begin with; a dot stands for any byte. */
const beginnings: Readonly<Record<AttachmentType, RegExp>> = {
  'image/png': /^\x89PNG\r\n[^]\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  'image/gif': /^GIF8[79]a/,
  'application/pdf': /^%PDF-\d/,
};

/**
 * What a file is by its first bytes; undefined for everything that no assistant takes.
 * @param beginning A character for each of its first 18 bytes.
 */
export const attachmentTypeOf = (beginning: string): AttachmentType | undefined =>
  attachmentTypes.find((type) => beginnings[type].test(beginning));

/** A file's name without folders, and without what would not be seen or turns the direction of the text around it. */
export const plainFileName = (name: string) =>
  name
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 100) || 'file';

/** A file of a message as the conversation keeps it: the file itself is stored nowhere. */
export interface AttachedFile {
  /** By `plainFileName`. */
  name: string;
  type: AttachmentType;
  /** In bytes. */
  size: number;
  /** While the page lives on which it was chosen. What is stored of the file is without it. */
  readonly content?: Blob;
}

/** A file whose content is read by those who send it, and left out by those who store or compare it as JSON. */
export const attachedFile = (facts: Omit<AttachedFile, 'content'>, content: Blob): AttachedFile =>
  Object.defineProperty({ ...facts }, 'content', { value: content });

/** A file of a message, as `POST /chat` takes it in `attachments`, in the order in which the user chose them. */
export interface ChatAttachment {
  /** Without its folder. The assistant is told it as data. */
  name: string;
  /** What the page takes it for. The server looks for itself. */
  type: string;
  /** Base64, without a `data:` prefix. */
  data: string;
}

/** What the assistant can do for whoever is signed in: the answer to `GET /chat`. */
export interface ChatAbilities {
  /** The types of files that it looks at, such as 'image/png'; none where there is no model that could. */
  attachments: readonly AttachmentType[];
  /** Of each file. */
  maxBytes: number;
  /** Of each message. */
  maxFiles: number;
  /** Whether users may let the operator keep a refused question: `POST /chat/refused` with their consent. */
  keepsRefused?: boolean;
}

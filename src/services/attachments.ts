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
  attachments: readonly string[];
  /** Of each file. */
  maxBytes: number;
  /** Of each message. */
  maxFiles: number;
  /** Whether users may let the operator keep a refused question: `POST /chat/refused` with their consent. */
  keepsRefused?: boolean;
}

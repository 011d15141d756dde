import {
  attachmentTypes,
  type AttachedFile,
  type ChatAbilities,
  type ChatAttachment,
} from '../../../src/services/attachments.ts';
import { orAbort } from '../../../src/services/orAbort.ts';

/** The slowest line for which files are given time, in bytes a second. */
const slowestBytesPerSecond = 64 * 1024;

/** How much longer than a message its files may take to be sent, in ms: nothing is heard of them until they have arrived. */
export const uploadMs = (files: readonly AttachedFile[] = []) =>
  (files.reduce((sum, { size }) => sum + size, 0) / slowestBytesPerSecond) * 1000;

/** What is said about files that could not be sent. */
export const fileMessages = {
  notKept: (name: string) =>
    `The file '${name}' is not kept, and this page has only its name. Edit your message and choose the file again.`,
  tooLarge: 'The files are too large to be sent. Choose smaller ones.',
} as const;

/** Of a failure that says what to do about the files. */
const refused = (refusal: string) => Object.assign(new Error(refusal), { refusal });

async function base64(content: Blob) {
  const bytes = new Uint8Array(await content.arrayBuffer());
  // Engines limit how many arguments one call may have.
  const pieces: string[] = [];
  for (let i = 0; i < bytes.length; i += 0x8000)
    pieces.push(String.fromCharCode(...bytes.subarray(i, i + 0x8000)));
  return btoa(pieces.join(''));
}

/** Throws, with a sentence for the user, when the page has been loaded anew since they were chosen. */
export const encodedFiles = (files: readonly AttachedFile[]): Promise<ChatAttachment[]> =>
  Promise.all(
    files.map(async ({ name, type, content }) => {
      if (!content) throw refused(fileMessages.notKept(name));
      return { name, type, data: await base64(content) };
    }),
  );

/** What the server says to the user about files that it does not take. */
export async function refusalOf(response: Response): Promise<string | undefined> {
  if (![400, 413, 415].includes(response.status)) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  const { message } = Object(body) as Record<string, unknown>;
  if (typeof message === 'string' && message.length <= 400) return message;
  return response.status === 413 ? fileMessages.tooLarge : undefined;
}

type Ask = (init: RequestInit) => Promise<Response>;

/** Of servers that know nothing of files: there is no need to ask again. */
const nothing: ChatAbilities = { attachments: [], maxBytes: 0, maxFiles: 0 };

/** What the assistant takes; undefined when nobody could tell. */
export async function askAbilities(
  ask: Ask,
  key: string,
  timeoutMs: number,
): Promise<ChatAbilities | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await orAbort(signal, ask({ headers: { authorization: `Bearer ${key}` }, signal }));
    if (response.status === 404 || response.status === 405) return nothing;
    if (!response.ok) return undefined;
    const { attachments, maxBytes, maxFiles } = Object(await orAbort(signal, response.json())) as Record<
      string,
      unknown
    >;
    if (!Array.isArray(attachments) || !isCount(maxBytes) || !isCount(maxFiles)) return undefined;
    return { attachments: attachmentTypes.filter((type) => attachments.includes(type)), maxBytes, maxFiles };
  } catch {
    return undefined;
  }
}

const isCount = (value: unknown): value is number => typeof value === 'number' && value > 0;

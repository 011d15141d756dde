import { maxPictureBytes } from './validation.ts';

/**
 * The picture types that the bucket accepts, by the first bytes of the file. A name or a declared type proves
 * nothing.
 */
const signatures = [
  { type: 'image/png', extension: 'png', start: '\x89PNG\r\n\x1a\n', at: 0 },
  { type: 'image/jpeg', extension: 'jpg', start: '\xff\xd8\xff', at: 0 },
  { type: 'image/gif', extension: 'gif', start: 'GIF8', at: 0 },
  { type: 'image/webp', extension: 'webp', start: 'WEBP', at: 8 },
] as const;

export const unreadablePicture = 'That file could not be read. Choose another picture.';

export type PictureCheck = { ok: true; picture: Blob } | { ok: false; message: string };

export const pictureExtension = (type: string) =>
  signatures.find((signature) => signature.type === type)?.extension ?? 'bin';

/** Checks size and content before any upload. The returned picture has the type of its content. [R4] */
export async function checkPicture(file: Blob): Promise<PictureCheck> {
  if (file.size === 0) return { ok: false, message: 'That file is empty. Choose another picture.' };
  if (file.size > maxPictureBytes) {
    // Rounded up: one that is just too large must not be called 5.0 MB.
    const size = (Math.ceil((file.size / 1024 / 1024) * 10) / 10).toFixed(1);
    return { ok: false, message: `That picture is ${size} MB. Choose one of at most 5 MB.` };
  }
  let head: string;
  try {
    head = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  } catch {
    // A folder, or a file that is gone.
    return { ok: false, message: unreadablePicture };
  }
  const found = signatures.find(({ start, at }) => head.startsWith(start, at));
  if (!found)
    return { ok: false, message: 'That file is not a picture. Choose a JPG, PNG, GIF or WebP file.' };
  return { ok: true, picture: file.slice(0, file.size, found.type) };
}

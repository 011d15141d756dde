import { maxPictureBytes } from './validation.ts';

/**
 * The picture types that the bucket accepts, by the first bytes of the file. A name or a declared type proves
 * nothing.
 */
const signatures = [
  { type: 'image/png', extension: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], at: 0 },
  { type: 'image/jpeg', extension: 'jpg', bytes: [0xff, 0xd8, 0xff], at: 0 },
  { type: 'image/gif', extension: 'gif', bytes: [0x47, 0x49, 0x46, 0x38], at: 0 },
  { type: 'image/webp', extension: 'webp', bytes: [0x57, 0x45, 0x42, 0x50], at: 8 },
] as const;

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
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  } catch {
    // A folder, or a file that is gone.
    return { ok: false, message: 'That file could not be read. Choose another picture.' };
  }
  const found = signatures.find(({ bytes, at }) => bytes.every((byte, i) => head[at + i] === byte));
  if (!found)
    return { ok: false, message: 'That file is not a picture. Choose a JPG, PNG, GIF or WebP file.' };
  return { ok: true, picture: file.slice(0, file.size, found.type) };
}

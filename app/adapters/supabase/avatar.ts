const bucketPath = '/storage/v1/object/public/avatars/';

/** What every public address in the bucket begins with. `url` is the project's, without a slash at its end. */
export const avatarsAt = (url: string) => `${url}${bucketPath}`;

/** Encodes a path of the bucket for a URL. */
export const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Anything else does not become a `src`. */
const isWebAddress = (text: string) => /^https?:\/\//i.test(text);

const pictureName = /^[\w-]{1,200}\.(?:png|jpg|jpeg|gif|webp)$/;
/** A picture that was sent before there was an account lies below the email of the person who signed up. */
const emailFolder = /^[^/@\s]{1,64}@[^/@\s]{1,255}$/;

/** Whether `text` is a path in the bucket at which a picture of this user may lie. [E4] */
export function isAvatarPath(text: string, userId: string): boolean {
  const [folder = '', name = '', ...deeper] = text.split('/');
  const isTheirs = emailFolder.test(folder) || (folder !== '' && folder === userId);
  // Half of a character has no address.
  return isTheirs && pictureName.test(name) && deeper.length === 0 && !/\p{Cs}/u.test(folder);
}

/** The path in a public address of the bucket, whichever site it was written for. */
function pathIn(address: string): string | undefined {
  const [, path] = /^https?:\/\/[^?#]+\/storage\/v1\/object\/public\/avatars\/([^?#]+)/i.exec(address) ?? [];
  try {
    return path && decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * What is stored of a picture: its path when it lies in the bucket, so that it is found wherever the app moves to. The
 * address of a picture on another site, such as a sign-in provider's, stays as it is.
 */
export function storedAvatar(address: string, userId: string): string {
  const path = pathIn(address);
  return path !== undefined && isAvatarPath(path, userId) ? path : address;
}

/**
 * The public URL of what is stored; '' when that is neither a path nor a web address. Absolute addresses, which former
 * versions stored, lead to the bucket of today.
 */
export function avatarAddress(stored: unknown, userId: string, url: string): string {
  if (typeof stored !== 'string') return '';
  const path = storedAvatar(stored, userId);
  if (isAvatarPath(path, userId)) return avatarsAt(url) + encodedPath(path);
  return isWebAddress(stored) ? stored : '';
}

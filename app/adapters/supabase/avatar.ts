const bucketPath = '/storage/v1/object/public/avatars/';

/** The beginning of each public URL in the bucket. `url`: the project's URL, without a slash at its end. */
export const avatarsAt = (url: string) => `${url}${bucketPath}`;

/** Encodes a path of the bucket for a URL. */
export const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Only web addresses may become the `src` of a picture. */
const isWebAddress = (text: string) => /^https?:\/\//i.test(text);

const pictureName = /^[\w-]{1,200}\.(?:png|jpg|jpeg|gif|webp)$/;
/** Before there is an account, a picture is stored in a folder named by the email of the person who signs up. */
const emailFolder = /^[^/@\s]{1,64}@[^/@\s]{1,255}$/;

/** Whether `text` is a path in the bucket at which a picture of this user may lie. [E4] */
export function isAvatarPath(text: string, userId: string): boolean {
  const [folder = '', name = '', ...deeper] = text.split('/');
  const isTheirs = emailFolder.test(folder) || (folder !== '' && folder === userId);
  // An unpaired surrogate cannot be encoded for a URL.
  return isTheirs && pictureName.test(name) && deeper.length === 0 && !/\p{Cs}/u.test(folder);
}

/** The path in a public URL of the bucket, whichever host the URL names. */
function pathIn(address: string): string | undefined {
  const [, path] = /^https?:\/\/[^?#]+\/storage\/v1\/object\/public\/avatars\/([^?#]+)/i.exec(address) ?? [];
  try {
    return path && decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * What to store for a picture: its path when it is in the bucket, so that it is still found after the app has moved to
 * another host. The address of a picture on another site, such as a sign-in provider's, is stored as it is.
 */
export function storedAvatar(address: string, userId: string): string {
  const path = pathIn(address);
  return path !== undefined && isAvatarPath(path, userId) ? path : address;
}

/**
 * The public URL of a stored picture; '' when the value is neither a path nor a web address. Earlier versions stored
 * absolute URLs of the bucket; these lead to the bucket's present host.
 */
export function avatarAddress(stored: unknown, userId: string, url: string): string {
  if (typeof stored !== 'string') return '';
  const path = storedAvatar(stored, userId);
  if (isAvatarPath(path, userId)) return avatarsAt(url) + encodedPath(path);
  return isWebAddress(stored) ? stored : '';
}

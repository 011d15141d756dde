/**
 * The provider answers whoever names one of its conversations: with the operator's key, each user could go on with the
 * conversation of any other. The proxy therefore signs the id for the user whom it answers, and takes back nothing else.
 *
 * A signature needs no table that somebody would have to clean up, and no round trip. The key is derived from the
 * provider's private key: a conversation lives in that account and is of no use under another.
 */
export interface ThreadIds {
  sign: (providerId: string, user: string) => Promise<string>;
  /** The provider's id, or undefined when it was not signed for this user. */
  verify: (threadId: string, user: string) => Promise<string | undefined>;
}

const algorithm = { name: 'HMAC', hash: 'SHA-256' };
/** The provider's id, a dot, and the 43 characters of a SHA-256 in base64url. */
const shape = /^([\w-]{1,100})\.([\w-]{43})$/;
const bytes = (text: string) => new TextEncoder().encode(text);

const toBase64Url = (buffer: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

export function threadIds(secret: string): ThreadIds {
  const key = crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign', 'verify']);
  // As JSON: no pair of user and id reads like another pair. The first word keeps other uses of the secret apart.
  const signedText = (providerId: string, user: string) =>
    bytes(JSON.stringify(['chat-thread', user, providerId]));
  return {
    sign: async (providerId, user) =>
      `${providerId}.${toBase64Url(await crypto.subtle.sign(algorithm, await key, signedText(providerId, user)))}`,
    async verify(threadId, user) {
      const [, providerId = '', signature = ''] = shape.exec(threadId) ?? [];
      if (providerId === '') return undefined;
      const isOurs = await crypto.subtle.verify(
        algorithm,
        await key,
        fromBase64Url(signature),
        signedText(providerId, user),
      );
      return isOurs ? providerId : undefined;
    },
  };
}

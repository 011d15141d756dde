/**
 * Signs the ids of conversations. The provider answers anybody who names one of its conversations, so that with the
 * operator's key each user could continue the conversation of any other. The proxy therefore signs an id for its user,
 * and accepts no other id. [P3]
 *
 * A signature needs neither a table, which somebody would have to clean up, nor a round trip. Its key is derived from
 * the provider's private key, because a conversation belongs to that account and is of no use to another one.
 */
export interface ThreadIds {
  sign: (providerId: string, user: string) => Promise<string>;
  /** The provider's id; undefined when it was not signed for this user. */
  verify: (threadId: string, user: string) => Promise<string | undefined>;
}

const algorithm = { name: 'HMAC', hash: 'SHA-256' };
/** A signed id: the provider's id, a dot, and a SHA-256 in base64url, which has 43 characters. */
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
  // As JSON, so that no two pairs of user and id give the same text. The first word separates other uses of the secret.
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

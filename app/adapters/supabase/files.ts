import type { AvatarOwner, FilesPort } from '../../../src/services/files.ts';
import { pictureExtension } from '../../../src/services/picture.ts';
import { randomId } from '../../../src/services/randomId.ts';
import { failed, success, type Failure } from '../../../src/services/result.ts';
import { avatarsAt, encodedPath } from './avatar.ts';
import type { SupabaseClient } from './client.ts';
import { failureOf } from './failure.ts';
import { isTokenRefusal } from './transport.ts';
import { sendWithXhr, type UploadAnswer } from './upload.ts';

const bucket = 'avatars';

/**
 * The path of a new picture in the bucket. The extension comes from the content's type, because file names cannot be
 * trusted. [E4]
 */
function pathFor(owner: AvatarOwner, picture: Blob) {
  const extension = pictureExtension(picture.type);
  if (owner.type === 'user') return `${owner.id}/${randomId()}.${extension}`;
  const number = crypto.getRandomValues(new Uint32Array(2)).join('');
  return `${owner.email}/${number}.${extension}`;
}

const parsed = (text: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};

/** The storage service answers refusals with a 400 and writes the true status, such as '403', into the body. */
function refusalOf({ status, text }: UploadAnswer): Failure {
  const { statusCode, code, error, message } = parsed(text);
  const trueStatus = Number(statusCode);
  return failureOf(
    { message, code: code ?? error },
    trueStatus >= 400 && trueStatus < 600 ? trueStatus : status,
  );
}

const thrown = (error: unknown): Failure => failureOf(error instanceof Error ? error : {});

/** The files port over Supabase Storage: pictures of users and of sign-ups. [C2] */
export function supabaseFiles(client: SupabaseClient): FilesPort {
  const objects = `${client.storageUrl}/object`;
  const publicPrefix = avatarsAt(client.url);

  return {
    async uploadAvatar(owner, picture, options = {}) {
      const path = encodedPath(pathFor(owner, picture));
      const url = `${objects}/${bucket}/${path}`;
      try {
        const send = async (token: string | undefined) => {
          const headers = client.headers(token);
          headers.set('content-type', picture.type);
          headers.set('cache-control', 'max-age=3600');
          headers.set('x-upsert', 'false');
          const upload = { url, headers, body: picture, timeout: client.timeout, ...options };
          if (!client.customFetch && typeof XMLHttpRequest !== 'undefined') return sendWithXhr(upload);
          // Browsers have XMLHttpRequest. This code is for Node, and for tests that pass a `fetch`.
          const { sendWithFetch } = await import('./uploadWithFetch.ts');
          return sendWithFetch(client.customFetch ?? fetch, upload);
        };
        const token = owner.type === 'user' ? await client.tokens.current() : undefined;
        let answer = await send(token);
        if (token !== undefined && answer.status >= 400 && isTokenRefusal(parsed(answer.text)))
          answer = await send(await client.tokens.renewed(token));
        const stored = answer.status < 300 && typeof parsed(answer.text).Key === 'string';
        return stored ? success(`${publicPrefix}${path}`) : failed(refusalOf(answer));
      } catch (error) {
        return failed(thrown(error));
      }
    },

    async removeAvatar(url) {
      if (!url.startsWith(publicPrefix)) return success(undefined);
      try {
        const path = decodeURIComponent(url.slice(publicPrefix.length));
        const response = await client.fetch(`${objects}/${bucket}`, {
          method: 'DELETE',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ prefixes: [path] }),
          signal: client.timeoutSignal(),
        });
        const answer = { status: response.status, text: await response.text() };
        if (response.ok) return success(undefined);
        const failure = refusalOf(answer);
        return failure.status === 404 ? success(undefined) : failed(failure);
      } catch (error) {
        return failed(thrown(error));
      }
    },
  };
}

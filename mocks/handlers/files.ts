import { http, HttpResponse, type RequestHandler } from 'msw';
import { maxPictureBytes } from '../../src/services/validation.ts';
import { backendUrl, type BackendState } from './backendState.ts';

const OBJECT = `${backendUrl}/storage/v1/object`;

/** A refusal: the storage service answers 400 and puts the true status into the body. */
const refuse = (statusCode: number, error: string, message: string) =>
  HttpResponse.json({ statusCode: String(statusCode), error, message }, { status: 400 });

const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
const signUpPath = /^[^/@\s]{1,64}@[^/@\s]{1,255}\/[0-9]{1,20}\.(?:png|jpg|jpeg|gif|webp)$/;

const pathOf = (request: Request, prefix: string) =>
  decodeURIComponent(new URL(request.url).pathname.split(prefix)[1] ?? '');

/** The storage bucket 'avatars' and its policies. [C2, E4] */
export function filesHandlers(state: BackendState): RequestHandler[] {
  return [
    http.post(`${OBJECT}/avatars/*`, async ({ request }) => {
      const path = pathOf(request, '/object/avatars/');
      const user = state.sessionOf(request)?.user;
      const type = request.headers.get('content-type') ?? '';
      const bytes = new Uint8Array(await request.arrayBuffer());
      const allowed = user
        ? path.startsWith(`${user.id}/`)
        : state.options.visitorUploads === true && signUpPath.test(path);
      if (!types.includes(type))
        return refuse(
          415,
          'invalid_mime_type',
          `mime type ${type} is not supported. Supported: ${types.join(', ')}`,
        );
      if (bytes.length > maxPictureBytes)
        return refuse(
          413,
          'Payload too large',
          `The object exceeded the maximum allowed size of ${maxPictureBytes} bytes`,
        );
      if (!allowed) return refuse(403, 'Unauthorized', 'new row violates row-level security policy');
      if (state.files.has(path)) return refuse(409, 'Duplicate', 'The resource already exists');
      const id = `00000000-0000-4000-a000-${String(state.files.size + 1).padStart(12, '0')}`;
      state.files.set(path, { id, owner: user?.id, type, bytes });
      return HttpResponse.json({ Key: `avatars/${path}`, Id: id });
    }),

    http.get(`${OBJECT}/public/avatars/*`, ({ request }) => {
      const file = state.files.get(pathOf(request, '/public/avatars/'));
      if (!file) return refuse(404, 'not_found', 'Object not found');
      return new HttpResponse(file.bytes, {
        headers: { 'content-type': file.type, 'x-content-type-options': 'nosniff' },
      });
    }),

    // Files that do not exist or belong to somebody else are left out of the answer.
    http.delete(`${OBJECT}/avatars`, async ({ request }) => {
      const user = state.sessionOf(request)?.user;
      const { prefixes } = (await request.json()) as { prefixes: string[] };
      const removed = prefixes.filter((path) => {
        const owner = state.files.get(path)?.owner;
        return owner !== undefined && owner === user?.id && state.files.delete(path);
      });
      return HttpResponse.json(removed.map((name) => ({ bucket_id: 'avatars', name })));
    }),
  ];
}

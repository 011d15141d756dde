import { isRecord } from '../../src/services/isRecord.ts';

interface DatabaseError {
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
}

/** Whether the error comes from Postgres. Its codes look like this; those of Node, such as EPERM, do not. */
export const isDatabaseError = (error: unknown): error is Error & DatabaseError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(\d[\dA-Z]|F0|HV|P0|XX)[\dA-Z]{3}$/.test(error.code);

/** PostgREST's table of HTTP statuses for Postgres' codes. The first matching pattern counts. */
const statuses: readonly [RegExp, number][] = [
  [/^2350[35]$/, 409],
  [/^25006$/, 405],
  [/^(42883|42P01)$/, 404],
  [/^(42501|0L|0P|28)/, 403],
  [/^(08|53)/, 503],
  [/^P0001$/, 400],
  [/^54/, 413],
  [/^(09|25|2D|38|39|3B|40|55|57|58|F0|HV|P0|XX|42P17)/, 500],
];

const statusOf = (code: string) => statuses.find(([pattern]) => pattern.test(code))?.[1] ?? 400;

function parse(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

const isNamed = (value: unknown): value is { name: string } =>
  isRecord(value) && typeof value.name === 'string';

/** Makes names relative to the listed folder, as a hosted project does; @supabase/lite lists whole paths. */
function relativeNames(entries: unknown, requestBody: unknown) {
  const prefix = isRecord(requestBody) && typeof requestBody.prefix === 'string' ? requestBody.prefix : '';
  const folder = prefix.replace(/\/*$/, '/');
  if (!Array.isArray(entries)) return entries;
  return entries.map((entry: unknown) =>
    isNamed(entry) && entry.name.startsWith(folder)
      ? { ...entry, name: entry.name.slice(folder.length) }
      : entry,
  );
}

/** Renames the signed address and makes it relative to /storage/v1, as a hosted project does. */
function signedUrl(answer: unknown) {
  if (!isRecord(answer) || typeof answer.signedUrl !== 'string') return answer;
  return { signedURL: answer.signedUrl.replace(/^\/storage\/v1/, '') };
}

/** The paths of signed links, whose parameter `token` holds their permission. */
const signedPath = /^\/storage\/v1\/object\/(upload\/)?sign\//;

/** Turns the server's answer, whose body was read, into that of a hosted Supabase project. */
export async function toHostedResponse(
  request: Request,
  requestBody: ArrayBuffer | undefined,
  answer: Response,
  error: unknown,
) {
  const { pathname, searchParams } = new URL(request.url);
  const headers = new Headers(answer.headers);
  let body = await answer.arrayBuffer();
  let status = answer.status;
  const replace = (value: unknown) => {
    body = new TextEncoder().encode(JSON.stringify(value)).buffer;
    headers.delete('content-length');
    headers.set('content-type', 'application/json; charset=utf-8');
  };

  if (status === 500 && pathname.startsWith('/rest/v1/') && isDatabaseError(error)) {
    status = statusOf(error.code);
    const { code, message, detail = null, hint = null } = error;
    replace({ code, details: detail, hint, message });
  }
  if (
    status === 500 &&
    pathname.startsWith('/auth/v1/') &&
    isDatabaseError(error) &&
    statusOf(error.code) < 500
  ) {
    status = statusOf(error.code);
    replace({ code: status, error_code: 'validation_failed', msg: error.message });
  }
  if (status === 409 && pathname === '/auth/v1/signup' && isDatabaseError(error) && error.code === '23505') {
    // Of two sign-ups with one address at the same time, only the second write notices the first.
    status = 422;
    replace({ code: 422, error_code: 'user_already_exists', msg: 'User already registered' });
  }
  if (status === 500 && error === undefined && signedPath.test(pathname) && searchParams.has('token')) {
    // Only the token could not be read, because it is forged, cut off or too old.
    status = 400;
    replace({ statusCode: '400', error: 'InvalidJWT', message: 'The link is not valid, or not any more' });
  }
  if (status === 200 && pathname.startsWith('/storage/v1/object/list/'))
    replace(relativeNames(parse(body), requestBody && parse(requestBody)));
  if (status === 200 && request.method === 'POST' && pathname.startsWith('/storage/v1/object/sign/'))
    replace(signedUrl(parse(body)));
  if (pathname.startsWith('/storage/')) {
    // Uploaded content must not run as a page of this site.
    headers.set('x-content-type-options', 'nosniff');
    headers.set('content-security-policy', "default-src 'none'; sandbox");
  }
  if (status >= 400 && !headers.get('content-type')?.includes('json'))
    replace({ code: status, msg: new TextDecoder().decode(body) || `Refused with status ${status}` });
  const isEmpty = body.byteLength === 0 || status === 204 || status === 304;
  return new Response(isEmpty ? null : body, { status, headers });
}

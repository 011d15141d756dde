import { isReauthenticationType, notVerifiable, refusedBody, type Refusal, unreadable } from './bodyRules.ts';
import { refusedPath } from './entry.ts';
import { hasBadPaging } from './pagingRules.ts';
import { refusedSpeculation } from './speculation.ts';
import { tooComplex } from '../database/statements.ts';

const KiB = 1024;

/** The requests for auth, storage or the assistant whose body is JSON. All other bodies for storage are pictures. */
const takesText =
  /^(\S+ \/(auth\/v1\/|chat(\/|$)|storage\/v1\/(bucket|object\/(list|sign|copy|move))(\/|$))|DELETE \/storage\/v1\/object\/)/;

/**
 * How many bytes a body may have: enough for a picture in its multipart envelope, many rows, or the longest text that
 * a form of the app sends, many times over. A text of several megabytes would keep the database, which everybody
 * shares, busy for longer than a request may.
 */
function maximumBody({ method, url }: Pick<Request, 'method' | 'url'>, chatBytes: number): number {
  const { pathname } = new URL(url);
  if (method === 'POST' && /^\/chat(\/completions)?$/.test(pathname)) return chatBytes;
  if (takesText.test(`${method} ${pathname}`)) return 64 * KiB;
  return (pathname.startsWith('/rest/') ? 2 : 6) * KiB * KiB;
}

const refuse = (status: number, body: object) => Response.json(body, { status });

/** A refusal that the clients of auth and of storage understand. */
const refuseBody = ({ code, message }: Refusal) =>
  refuse(400, {
    code: 400,
    error_code: code,
    msg: message,
    statusCode: '400',
    error: 'InvalidRequest',
    message,
  });

const tooLarge = () =>
  refuse(413, {
    statusCode: '413',
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
    code: 413,
    msg: 'The object exceeded the maximum allowed size',
  });

/** So much of a body that is too large is read and thrown away: a connection that is closed early loses its answer. */
const maximumDiscarded = 32 * KiB * KiB;

/** Reads at most `maximum` bytes; undefined when there are more. */
async function readBody(
  body: ReadableStream<Uint8Array>,
  maximum: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size <= maximum) pieces.push(piece);
    else if (size > maximumDiscarded) return undefined;
  }
  if (size > maximum) return undefined;
  return Uint8Array.from(Buffer.concat(pieces));
}

/**
 * Takes the file out of its multipart envelope. supabase-js names the part '' in browsers, and the server expects
 * 'file' or bare bytes.
 */
async function unwrapMultipart(body: Uint8Array<ArrayBuffer>, headers: Headers) {
  const form = await new Response(body, { headers: { 'content-type': headers.get('content-type') ?? '' } })
    .formData()
    .catch(() => undefined);
  const file = form && [...form.values()].find((value) => typeof value !== 'string');
  if (!file) return undefined;
  headers.set('content-type', file.type || 'application/octet-stream');
  const cacheControl = form.get('cacheControl');
  if (typeof cacheControl === 'string' && /^\d+$/.test(cacheControl))
    headers.set('cache-control', `max-age=${cacheControl}`);
  return new Uint8Array(await file.arrayBuffer());
}

/**
 * Characters that a path may contain without encoding. The server stores paths as they arrive, so each needs one
 * spelling.
 */
const readable = /%(?:40|3A|24|26|2B|2C|3B|3D)/g;

/** Brings a file's path into one spelling, with '@' as a hosted project stores it. */
const canonicalPath = (pathname: string) =>
  pathname
    .split('/')
    .map((segment) => encodeURIComponent(decodeURIComponent(segment)).replace(readable, decodeURIComponent))
    .join('/');

/**
 * Whether a text contains a name that every JavaScript object has, such as `__proto__`. The server keeps filters in an
 * object by their columns' names, where such a name would be lost, or be written into all objects of the process.
 */
const namesInherited = (text: string) => text.split(/\W+/).some((word) => word in Object.prototype);

/**
 * The query in one spelling. Undefined when it is not well-formed or, for auth and storage, names a parameter twice:
 * the rate limit could read the one value and the server the other. Filters for rows may appear twice.
 */
function canonicalQuery({ pathname, search, searchParams }: URL): string | undefined {
  try {
    if (decodeURIComponent(search).includes('\0')) return undefined;
  } catch {
    return undefined;
  }
  if (pathname.startsWith('/rest/')) {
    const isUnfit = ([name, value]: [string, string]) =>
      namesInherited(name) || (name === 'select' && namesInherited(value));
    return [...searchParams].some(isUnfit) ? undefined : search;
  }
  const names = [...searchParams.keys()];
  return new Set(names).size === names.length ? searchParams.toString() : undefined;
}

/** How deep conditions may be nested. The app's screens have two levels. */
const maximumConditionDepth = 100;

/**
 * Whether the query nests so deeply that the server's parser would take seconds, as it does for thousands of
 * brackets.
 */
function nestsTooDeeply(query: string) {
  let depth = 0;
  for (const [bracket] of decodeURIComponent(query).matchAll(/[()]/g)) {
    depth = bracket === '(' ? depth + 1 : Math.max(0, depth - 1);
    if (depth > maximumConditionDepth) return true;
  }
  return false;
}

/**
 * The storage requests that need a body, because the server fails without one. A single file is deleted by its path.
 */
const needsBody =
  /^((POST|PUT) \/storage\/v1\/(object|bucket)(\/|$)|DELETE \/storage\/v1\/object\/[^/]*\/?$)/;

export interface ReadOptions {
  /** What a message to the assistant may have. */
  chatBytes?: number | undefined;
  /** Whether people may sign in with accounts at other sites. */
  hasProviders?: boolean;
}

/**
 * Reads and checks the whole request before it waits for the database, so that a slow client delays nobody. Resolves to the
 * request in its canonical form, or to the Response that refuses it.
 */
export async function readRequest(
  request: Request,
  { chatBytes = 64 * KiB, hasProviders = false }: ReadOptions = {},
): Promise<Request | Response> {
  const refused = refusedPath(request) ?? refusedSpeculation(request);
  if (refused) return refused;
  const url = new URL(request.url);
  const { pathname } = url;
  // Without a provider the server answers some of these requests with 500.
  if (!hasProviders && /^\/auth\/v1\/(authorize|callback)\/?$/.test(pathname))
    return refuseBody({
      code: 'validation_failed',
      message: 'Unsupported provider: provider is not enabled',
    });
  // The app has no sign-in by mail, and the server would create a confirmed account for any unknown address.
  if (/^\/auth\/v1\/(otp|magiclink)\/?$/.test(pathname))
    return refuse(422, { code: 422, error_code: 'otp_disabled', msg: 'Signups not allowed for otp' });
  if (pathname === '/auth/v1/verify' && isReauthenticationType(url.searchParams.get('type')))
    return refuseBody(notVerifiable);
  const isObject = pathname.startsWith('/storage/v1/object/');
  const query = canonicalQuery(url);
  if (query === undefined) {
    const msg = 'The query is malformed';
    return refuse(400, { code: 400, error_code: 'validation_failed', msg, statusCode: '400', message: msg });
  }
  if (pathname.startsWith('/rest/') && nestsTooDeeply(query)) {
    const { code, message } = tooComplex();
    return refuse(413, { code, details: null, hint: null, message });
  }
  if (pathname.startsWith('/rest/') && hasBadPaging(url.searchParams))
    return refuse(400, {
      code: 'PGRST100',
      details: 'A limit or an offset has to be a whole number that is not negative',
      hint: null,
      message: 'The request could not be parsed',
    });
  url.search = query;
  if (isObject) url.pathname = canonicalPath(pathname);
  const headers = new Headers(request.headers);
  const takesJson =
    /^\/(auth\/v1\/|storage\/v1\/(bucket|object\/(list|sign|copy|move))(\/|$))/.test(pathname) ||
    (isObject && request.method === 'DELETE');
  if (!request.body) {
    if (needsBody.test(`${request.method} ${pathname}`)) return refuseBody(unreadable);
    return new Request(url, { method: request.method, headers });
  }

  const maximum = maximumBody(request, chatBytes);
  if (Number(headers.get('content-length')) > maximumDiscarded) return tooLarge();
  let body = await readBody(request.body, maximum);
  if (!body) return tooLarge();
  if (isObject && headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data')) {
    body = await unwrapMultipart(body, headers);
    if (!body)
      return refuse(400, {
        statusCode: '400',
        error: 'InvalidRequest',
        message: 'The form has no file in it',
      });
  }
  const why = takesJson && refusedBody(pathname, body);
  if (why) return refuseBody(why);
  headers.set('content-length', String(body.length));
  return new Request(url, { method: request.method, headers, body });
}

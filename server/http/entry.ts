import { refusedForeignOrigin } from './hosts.ts';

/**
 * Percent-encoded characters that no client has to encode (letters, digits, `-._~`), or that none may send at all:
 * slashes, backslashes and control characters.
 */
const disguised = /%(?:2[def]|3\d|[46][1-9a-f]|5[\dacf]|7[\daef]|[01][\da-f])/i;

/** Whether the path is spelled as every client spells it. A URL has already resolved dots that lead elsewhere. */
function isPlain(pathname: string) {
  if (pathname.includes('//') || disguised.test(pathname)) return false;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Refuses paths in a second spelling. Limits, headers and routes compare paths. If one of them decoded a character that
 * another one does not, a request could get past it; so each path may arrive in one spelling only.
 */
export function refusedPath({ url }: Request): Response | undefined {
  if (isPlain(new URL(url).pathname)) return undefined;
  return Response.json(
    { code: 400, statusCode: '400', error: 'InvalidKey', message: 'Invalid key', msg: 'Invalid path' },
    { status: 400 },
  );
}

/** Refuses a request by its path, its Host or its Origin before anything else is done. Undefined when it may go on. */
export const refusedAtEntry = (request: Request, origins: readonly string[]): Response | undefined =>
  refusedPath(request) ?? refusedForeignOrigin(request, origins);

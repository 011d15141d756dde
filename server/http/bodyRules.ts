import { maxPasswordBytes } from '../../src/services/validation.ts';
import { isRecord } from '../../src/services/isRecord.ts';

/** The fields that must be texts, or objects, at a hosted project, in the body of any endpoint. */
const strings = [
  'email',
  'password',
  'refresh_token',
  'type',
  'token',
  'token_hash',
  'nonce',
  'prefix',
  'search',
];
const records = ['data', 'user_metadata', 'sortBy'];

/**
 * How deep objects and lists may be nested. A profile has three levels; some thousand levels make the database run
 * out of stack.
 */
const maximumDepth = 32;

/** Whether the body is not nested too deeply. Without recursion, because the client chooses the depth. */
export function isShallow(body: unknown) {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maximumDepth) return false;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : [],
    );
  }
  return true;
}

/** Whether Postgres can store every text: it takes neither a null byte nor an unpaired surrogate. */
function hasOnlyStorableTexts(body: unknown) {
  const pending = [body];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === 'string' && (value.includes('\0') || /\p{Surrogate}/u.test(value))) return false;
    if (typeof value === 'object' && value !== null) pending.push(...(Object.values(value) as unknown[]));
  }
  return true;
}

/** The characters that hosted Storage allows in the path of a file. */
const storagePath = /^[\w/!\-.*'() &$@=;:+,?]+$/;

/** Whether a file may be copied or moved to this path, which must be one that an upload could have as well. */
const isDestination = (key: unknown) =>
  typeof key !== 'string' || (storagePath.test(key) && !key.split('/').includes(''));

/**
 * The requests that set a password. bcrypt would silently cut off a long one, so that two different ones would be
 * the same.
 */
const settingPassword = /^\/auth\/v1\/(signup|user)$/;

const listing = /^\/storage\/v1\/object\/list\//;
const sortable = ['name', 'updated_at', 'created_at', 'last_accessed_at'];

const isCount = (value: unknown, least: number) =>
  value === undefined ||
  (Number.isInteger(value) && Number(value) >= least && Number(value) <= 2_147_483_647);

function isListing({ limit, offset, sortBy }: Record<string, unknown>) {
  if (!isCount(limit, 1) || !isCount(offset, 0)) return false;
  if (sortBy === undefined || sortBy === null) return true;
  if (!isRecord(sortBy)) return false;
  const { column = 'name', order = 'asc' } = sortBy;
  return sortable.includes(String(column)) && ['asc', 'desc', ''].includes(String(order));
}

/** How many paths a hosted project takes at once. Each of them is a separate database query. */
const mostPaths = { prefixes: 1000, paths: 500 } as const;

function hasTooManyPaths(body: Record<string, unknown>) {
  return Object.entries(mostPaths).some(([name, most]) => {
    const paths = body[name];
    return Array.isArray(paths) && paths.length > most;
  });
}

export interface Refusal {
  code: string;
  message: string;
}

/**
 * Whether the type is that of a code for a new password. Such a code must not sign anybody in, and must be tried only
 * where the tries are counted. @supabase/lite would sign in with it, and a new session needs no code.
 */
export const isReauthenticationType = (type: unknown) => type === 'reauthentication';
export const notVerifiable: Refusal = {
  code: 'validation_failed',
  message: 'Invalid email verification type',
};

export const unreadable: Refusal = { code: 'bad_json', message: 'Could not parse request body as JSON' };

/** Why a hosted project would refuse a JSON body for auth or storage. @supabase/lite accepts it, or answers 500. */
export function refusedBody(pathname: string, body: Uint8Array): Refusal | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder().decode(body) || '{}');
  } catch {
    return unreadable;
  }
  if (!isRecord(parsed)) return unreadable;
  const isWellTyped = Object.entries(parsed).every(
    ([name, value]) =>
      value === null ||
      (strings.includes(name) ? typeof value === 'string' : records.includes(name) ? isRecord(value) : true),
  );
  if (!isWellTyped) return unreadable;
  if (!isShallow(parsed))
    return { code: 'validation_failed', message: `The body is nested more than ${maximumDepth} levels deep` };
  if (hasTooManyPaths(parsed))
    return { code: 'validation_failed', message: 'The list of paths is longer than one request may have' };
  if (!hasOnlyStorableTexts(parsed))
    return { code: 'validation_failed', message: 'A text holds a null byte or half of a character' };
  if (/\/object\/(copy|move)\/?$/.test(pathname) && !isDestination(parsed.destinationKey))
    return { code: 'InvalidKey', message: 'Invalid key: destinationKey is not a path that a file can have' };
  const { password } = parsed;
  // A hosted project treats null as absent here; the server fails.
  if (pathname === '/auth/v1/user' && (parsed.email === null || password === null))
    return { code: 'validation_failed', message: 'An email or a password cannot be set to null' };
  if (
    settingPassword.test(pathname) &&
    typeof password === 'string' &&
    new TextEncoder().encode(password).length > maxPasswordBytes
  )
    return {
      code: 'validation_failed',
      message: `Password cannot be longer than ${maxPasswordBytes} characters`,
    };
  if (pathname === '/auth/v1/verify' && isReauthenticationType(parsed.type)) return notVerifiable;
  if (listing.test(pathname) && !isListing(parsed))
    return {
      code: 'validation_failed',
      message: 'limit, offset or sortBy is not one that a list can have',
    };
  return undefined;
}

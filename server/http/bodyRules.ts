import { maxPasswordBytes } from '../../src/services/validation.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that have to be texts, or objects, at a hosted project, whatever the endpoint. */
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

/** Objects and lists inside one another. A profile has three; from a few thousand on the database runs out of stack. */
const maximumDepth = 32;

/** Without recursion: the depth is the client's choice. */
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

/** Whether every text can be stored: Postgres takes no null byte, and half of a character is not UTF-8. */
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

/** Whether a file may be copied or moved to this path: only to one that an upload could have as well. */
const isDestination = (key: unknown) =>
  typeof key !== 'string' || (storagePath.test(key) && !key.split('/').includes(''));

/** Where a password is set: bcrypt would cut a long one off in silence, and two of them would be the same. Sign-in may send any: it is not the one. */
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

/** How many paths a hosted project takes at once. Each is a query of its own to the database. */
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
 * A code for a new password signs nobody in, and is tried only where its tries are counted: @supabase/lite would take it
 * for a sign-in, and so for a new session that needs no code.
 */
export const isReauthenticationType = (type: unknown) => type === 'reauthentication';
export const notVerifiable: Refusal = {
  code: 'validation_failed',
  message: 'Invalid email verification type',
};

export const unreadable: Refusal = { code: 'bad_json', message: 'Could not parse request body as JSON' };

/** Why a hosted project would refuse the JSON that was sent to auth or storage. @supabase/lite answers 500 to it, or takes it. */
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
  if (pathname.startsWith('/storage/') && !hasOnlyStorableTexts(parsed))
    return { code: 'validation_failed', message: 'A text holds a null byte or half of a character' };
  if (/\/object\/(copy|move)\/?$/.test(pathname) && !isDestination(parsed.destinationKey))
    return { code: 'InvalidKey', message: 'Invalid key: destinationKey is not a path that a file can have' };
  const { password } = parsed;
  // Hosted takes null for nothing here; the server fails.
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

import { createHash, timingSafeEqual } from 'node:crypto';
import type { PGlite } from '@supabase/lite/pglite';
import { dayMs, hourMs } from '../../src/services/durations.ts';
import { minPasswordLength } from '../../src/services/validation.ts';
import { idsOf } from './sessions.ts';

/** The age of a session at which a hosted project with `secure_password_change` asks for a code: a day. [K11] */
export const hostedReauthenticationAfterMs = dayMs;

/** How long a mailed code can be used: `otp_expiry` of supabase/config.toml. [K11] */
const codeLifetimeMs = hourMs;

/** The number of wrong codes that makes the mailed code invalid. A hosted project does not count them. [K11] */
const maximumTries = 5;

/** Counts wrong codes since the last mail. It is a table, so that a restart does not allow more tries. */
export const wrongCodesTable = `create table if not exists auth.wrong_codes (
  user_id uuid primary key references auth.users on delete cascade,
  token text not null,
  count integer not null
)`;

interface UserRow {
  email: string | null;
  token: string | null;
  sent_at: string | null;
  signed_in_at: string | null;
}

const refuse = (status: number, error_code: string, msg: string) =>
  Response.json({ code: status, error_code, msg }, { status });

/** The hash that @supabase/lite stores of a code and the address that it was mailed to. */
export const hashOf = (email: string, code: string) =>
  createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex');

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const ageOf = (time: string | null) => (time === null ? Infinity : Date.now() - Date.parse(time));

/** Counts a wrong code. The last wrong code that is allowed deletes the mailed code. */
const countWrongCode = (pg: PGlite, user: string, token: string) =>
  pg.query(
    `with counted as (
       insert into auth.wrong_codes as before values ($1, $2, 1)
       on conflict (user_id) do update set
         token = excluded.token,
         count = case when before.token = excluded.token then before.count + 1 else 1 end
       returning count
     )
     update auth.users set reauthentication_token = null, reauthentication_sent_at = null
     where id = $1 and (select count from counted) >= $3`,
    [user, token, maximumTries],
  );

const forgetCode = (pg: PGlite, user: string) =>
  pg.query(
    `with counted as (delete from auth.wrong_codes where user_id = $1)
     update auth.users set reauthentication_token = null, reauthentication_sent_at = null where id = $1`,
    [user],
  );

/** Whether the code is the one that was mailed last. A right code is used up, a wrong one is counted. */
async function acceptsCode(pg: PGlite, user: string, code: string, { email, token, sent_at }: UserRow) {
  if (email === null || token === null || ageOf(sent_at) > codeLifetimeMs) return false;
  const isRight = isSame(hashOf(email, code), token);
  await (isRight ? forgetCode(pg, user) : countWrongCode(pg, user, token));
  return isRight;
}

interface Reauthentication {
  pg: PGlite;
  /** Sends the request to the server, which checks the token's signature. */
  forward: (request: Request) => Promise<Response>;
  /** The age of a session, in ms, from which on a new password needs a code. */
  afterMs: number;
}

/**
 * Refuses a new password from an old session without the code that `GET /auth/v1/reauthenticate` mails: somebody who
 * finds a signed-in device must not be able to lock its owner out. Returns undefined when the request may go on to the
 * server. A right code is used up here, even if the server then refuses the password. [K11]
 */
export async function refusedPasswordChange(
  request: Request,
  requestBody: ArrayBuffer | undefined,
  { pg, forward, afterMs }: Reauthentication,
): Promise<Response | undefined> {
  const { password, nonce } = JSON.parse(new TextDecoder().decode(requestBody)) as Record<string, unknown>;
  // A hosted project checks the password first. The server refuses this one, and the code can be used again.
  if (typeof password === 'string' && password.length < minPasswordLength) return undefined;

  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  const known = await forward(new Request(new URL('/auth/v1/user', request.url), { headers }));
  if (!known.ok) return known;

  const { user = '', session } = idsOf(request);
  const { rows } = await pg.query<UserRow>(
    `select email, reauthentication_token as token, reauthentication_sent_at as sent_at,
       (select created_at from auth.sessions where id = $2 and user_id = users.id) as signed_in_at
     from auth.users where id = $1`,
    [user, session],
  );
  const [row] = rows;
  if (row && ageOf(row.signed_in_at) <= afterMs) return undefined;
  if (typeof nonce !== 'string' || nonce === '')
    return refuse(400, 'reauthentication_needed', 'Password update requires reauthentication');
  return row && (await acceptsCode(pg, user, nonce, row))
    ? undefined
    : refuse(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}

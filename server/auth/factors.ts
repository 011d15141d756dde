import type { PGlite } from '@supabase/lite/pglite';
import { isRecord } from '../../src/services/isRecord.ts';
import { productName } from '../../src/services/product.ts';
import { claimsOf, setsPassword } from './sessions.ts';
import { factorsOf } from './tokenClaims.ts';
import { keyAddress, matchingStep, newKey } from './totp.ts';

/** How long a challenge can be answered, in seconds, as at a hosted project. */
const challengeSeconds = 300;
/** How many factors one account may have, as at a hosted project. */
const maximumFactors = 10;
/**
 * After so many wrong codes in a row, and after each further one, the factor takes no code for `lockMinutes`: that leaves about
 * three hundred tries a day, of a million codes.
 */
const maximumWrongCodes = 5;
const lockMinutes = 5;

interface Asker {
  userId: string;
  sessionId: string;
  email: string;
  isStrong: boolean;
}

interface Context {
  pg: PGlite;
  /** Sends a request to the server, which checks the token's signature. */
  forward: (request: Request) => Promise<Response>;
}

const refuse = (status: number, error_code: string, msg: string) =>
  Response.json({ code: status, error_code, msg }, { status, headers: { 'x-sb-error-code': error_code } });

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function bodyOf(requestBody: ArrayBuffer | undefined): Record<string, unknown> {
  const body: unknown = JSON.parse(new TextDecoder().decode(requestBody) || '{}');
  return isRecord(body) ? body : {};
}

/** Sends a request with the asker's headers to another path. */
function requestTo(request: Request, method: string, path: string, body?: object) {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  if (body) headers.set('content-type', 'application/json');
  return new Request(new URL(path, request.url), {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Whoever asks, after the server has checked the token; or its refusal. */
async function askerOf(request: Request, { pg, forward }: Context): Promise<Asker | Response> {
  const known = await forward(requestTo(request, 'GET', '/auth/v1/user'));
  if (!known.ok) return known;
  const { user, session } = claimsOf(request);
  const { rows } = await pg.query<{ email: string | null; aal: string | null }>(
    `select u.email, s.aal::text as aal from auth.sessions s join auth.users u on u.id = s.user_id
     where s.id = $1 and u.id = $2`,
    [session ?? null, user ?? null],
  );
  const [row] = rows;
  if (!row || !user || !session)
    return refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  return { userId: user, sessionId: session, email: row.email ?? '', isStrong: row.aal === 'aal2' };
}

const isVerified = ({ status }: { status: string }) => status === 'verified';

async function enroll({ pg }: Context, asker: Asker, body: Record<string, unknown>) {
  const name = textOf(body['friendly_name']);
  if (body['factor_type'] !== 'totp') return refuse(400, 'validation_failed', 'factor_type needs to be totp');
  if (name.length > 100) return refuse(400, 'validation_failed', 'friendly_name is too long');
  const known = await factorsOf(pg, asker.userId);
  if (known.some(isVerified) && !asker.isStrong)
    return refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  if (known.filter(isVerified).length >= maximumFactors)
    return refuse(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached');
  if (known.some((factor) => isVerified(factor) && factor.friendly_name === name))
    return refuse(422, 'mfa_factor_name_conflict', 'A factor with this friendly name already exists');
  // One that was begun and not confirmed is of no use any more: its key was shown on a page that is gone.
  await pg.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [asker.userId]);
  const secret = newKey();
  const { rows } = await pg.query<{ id: string }>(
    `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
     values ($1, $2, 'totp', 'unverified', $3) returning id`,
    [asker.userId, name, secret],
  );
  const uri = keyAddress(secret, textOf(body['issuer']) || productName, asker.email);
  // A hosted project draws the QR code too. The page draws its own, which has the colours of the theme.
  return Response.json({
    id: rows[0]?.id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: '', secret, uri },
  });
}

async function challenge({ pg }: Context, factorId: string) {
  await pg.query(
    `delete from auth.mfa_challenges where factor_id = $1 and created_at < now() - interval '${challengeSeconds} seconds'`,
    [factorId],
  );
  const { rows } = await pg.query<{ id: string }>(
    'insert into auth.mfa_challenges (factor_id) values ($1) returning id',
    [factorId],
  );
  return Response.json({
    id: rows[0]?.id,
    type: 'totp',
    expires_at: Math.floor(Date.now() / 1000) + challengeSeconds,
  });
}

/** Counts the try before it is compared, and says how long no further one is taken, in seconds. */
async function lockedFor(pg: PGlite, factorId: string) {
  const { rows } = await pg.query<{ seconds: number | null }>(
    `select ceil(extract(epoch from locked_until - now()))::int as seconds from auth.factor_tries
     where factor_id = $1 and locked_until > now()`,
    [factorId],
  );
  return rows[0]?.seconds ?? 0;
}

const countWrongCode = (pg: PGlite, factorId: string) =>
  pg.query(
    `insert into auth.factor_tries as before (factor_id, wrong_codes) values ($1, 1)
     on conflict (factor_id) do update set wrong_codes = before.wrong_codes + 1,
       locked_until = case when before.wrong_codes + 1 >= $2 then now() + $3::interval end`,
    [factorId, maximumWrongCodes, `${lockMinutes} minutes`],
  );

/** Ends what was signed in elsewhere without the factor, and raises this session, in one step. */
async function acceptFactor(pg: PGlite, { userId, sessionId }: Asker, factorId: string, step: number) {
  await pg.transaction(async (tx) => {
    await tx.query(
      `insert into auth.factor_tries (factor_id, last_step) values ($1, $2)
       on conflict (factor_id) do update set last_step = $2, wrong_codes = 0, locked_until = null`,
      [factorId, step],
    );
    await tx.query(
      `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1 and status <> 'verified'`,
      [factorId],
    );
    await tx.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [userId]);
    await tx.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
      sessionId,
      factorId,
    ]);
    await tx.query(
      `insert into auth.mfa_amr_claims values ($1, 'totp')
       on conflict (session_id, authentication_method) do update set created_at = now()`,
      [sessionId],
    );
    await tx.query(
      `delete from auth.refresh_tokens where user_id::text = $1 and session_id in
         (select id from auth.sessions where user_id::text = $1 and aal is distinct from 'aal2')`,
      [userId],
    );
    await tx.query(`delete from auth.sessions where user_id::text = $1 and aal is distinct from 'aal2'`, [
      userId,
    ]);
  });
}

async function verify(
  { pg, forward }: Context,
  request: Request,
  asker: Asker,
  factorId: string,
  body: Record<string, unknown>,
) {
  const { rows } = await pg.query<{ secret: string; last_step: number | string | null; is_valid: boolean }>(
    `select f.secret, t.last_step, c.created_at > now() - interval '${challengeSeconds} seconds' as is_valid
     from auth.mfa_factors f join auth.mfa_challenges c on c.factor_id = f.id
     left join auth.factor_tries t on t.factor_id = f.id
     where f.id = $1 and c.id::text = $2 and c.verified_at is null`,
    [factorId, textOf(body['challenge_id'])],
  );
  const [row] = rows;
  if (!row) return refuse(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (!row.is_valid) return refuse(422, 'mfa_challenge_expired', 'MFA challenge has expired, verify again');
  const seconds = await lockedFor(pg, factorId);
  if (seconds > 0) {
    const refused = refuse(429, 'over_request_rate_limit', 'Request rate limit reached');
    refused.headers.set('retry-after', String(seconds));
    return refused;
  }
  const step = matchingStep(row.secret, textOf(body['code']));
  // A code that was used once is worth nothing to whoever has watched it being typed.
  if (step === undefined || step <= Number(row.last_step ?? 0)) {
    await countWrongCode(pg, factorId);
    return refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  const { rows: tokens } = await pg.query<{ token: string }>(
    `select token from auth.refresh_tokens where session_id::text = $1 and not coalesce(revoked, false)
     order by created_at desc limit 1`,
    [asker.sessionId],
  );
  await pg.query('update auth.mfa_challenges set verified_at = now() where id::text = $1', [
    body['challenge_id'],
  ]);
  await acceptFactor(pg, asker, factorId, step);
  return forward(
    requestTo(request, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      refresh_token: tokens[0]?.token ?? '',
    }),
  );
}

async function unenroll({ pg }: Context, asker: Asker, factorId: string, status: string) {
  if (status === 'verified' && !asker.isStrong)
    return refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  await pg.query('update auth.sessions set aal = null, factor_id = null where factor_id = $1', [factorId]);
  await pg.query('delete from auth.mfa_factors where id = $1', [factorId]);
  return Response.json({ id: factorId });
}

const factorPath =
  /^\/auth\/v1\/factors(?:\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/(challenge|verify))?)?$/;

/** Whether the request is about second factors, which @supabase/lite does not know. */
export const isFactorRequest = ({ url, method }: Request) =>
  method !== 'OPTIONS' && /^\/auth\/v1\/factors(\/|$)/.test(new URL(url).pathname);

/** Answers the requests of a hosted project's second factors: enrol, challenge, verify, remove. [U25] */
export async function answerFactors(
  request: Request,
  requestBody: ArrayBuffer | undefined,
  context: Context,
): Promise<Response> {
  const [path, id, action] = factorPath.exec(new URL(request.url).pathname) ?? [];
  const wanted = `${request.method} ${action ?? (id === undefined ? 'all' : 'one')}`;
  if (path === undefined || !['POST all', 'POST challenge', 'POST verify', 'DELETE one'].includes(wanted))
    return refuse(404, 'not_found', 'Not found');
  const asker = await askerOf(request, context);
  if (asker instanceof Response) return asker;
  const body = bodyOf(requestBody);
  if (id === undefined) return enroll(context, asker, body);
  const factor = (await factorsOf(context.pg, asker.userId)).find((each) => each.id === id);
  if (!factor) return refuse(404, 'mfa_factor_not_found', 'Factor not found');
  if (action === 'challenge') return challenge(context, id);
  if (action === 'verify') return verify(context, request, asker, id, body);
  return unenroll(context, asker, id, factor.status);
}

/** Refuses a new password to a session that has not shown the account's second factor. Undefined when it may go on. */
export async function refusedWithoutFactor(
  request: Request,
  requestBody: ArrayBuffer | undefined,
  context: Context,
): Promise<Response | undefined> {
  if (!setsPassword(request, requestBody)) return undefined;
  const { user } = claimsOf(request);
  if (!user || !(await factorsOf(context.pg, user)).some(isVerified)) return undefined;
  const asker = await askerOf(request, context);
  if (asker instanceof Response) return asker;
  return asker.isStrong
    ? undefined
    : refuse(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      );
}

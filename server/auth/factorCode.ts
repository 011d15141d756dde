import type { PGlite } from '@supabase/lite/pglite';
import { refuse, requestTo, textOf, type FactorAsker, type FactorContext } from './factorContext.ts';
import { matchingStep } from './totp.ts';

/** How long a challenge can be answered, in seconds, as at a hosted project. */
const challengeSeconds = 300;
/**
 * After so many wrong codes in a row, and after each further one, the factor takes no code for `lockMinutes`: that leaves about
 * three hundred tries a day, of a million codes.
 */
const maximumWrongCodes = 5;
const lockMinutes = 5;

/** Begins a challenge, which one right code answers. */
export async function challengeFactor({ pg }: FactorContext, factorId: string) {
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

/** How long no code is taken after wrong ones, in seconds. */
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

/**
 * Whether the code is one that another app of the user shows now. The page asks one app after the other: a right code must not count as
 * a wrong one for the apps before its own.
 */
async function isCodeOfAnotherApp(pg: PGlite, { userId }: FactorAsker, factorId: string, code: string) {
  const { rows } = await pg.query<{ secret: string; last_step: number | string | null }>(
    `select f.secret, t.last_step from auth.mfa_factors f left join auth.factor_tries t on t.factor_id = f.id
     where f.user_id::text = $1 and f.id <> $2 and f.status = 'verified'`,
    [userId, factorId],
  );
  return rows.some(({ secret, last_step }) => (matchingStep(secret, code) ?? 0) > Number(last_step ?? 0));
}

/** Ends what was signed in elsewhere without the factor, and raises this session, in one step. */
async function acceptFactor(pg: PGlite, { userId, sessionId }: FactorAsker, factorId: string, step: number) {
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

/** Answers a challenge: a right code raises the session to aal2 and renews its tokens. */
export async function verifyFactor(
  { pg, forward }: FactorContext,
  request: Request,
  asker: FactorAsker,
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
    if (!(await isCodeOfAnotherApp(pg, asker, factorId, textOf(body['code']))))
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

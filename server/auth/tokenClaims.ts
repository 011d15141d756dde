import { createHmac } from 'node:crypto';
import type { PGlite } from '@supabase/lite/pglite';
import { claimsOf } from '../../src/services/claimsOf.ts';
import { isRecord } from '../../src/services/isRecord.ts';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function sign(claims: object, secret: string) {
  const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

const factorColumns = 'id, created_at, updated_at, status, friendly_name, factor_type';

/** The second factors of a user, without their keys. */
export async function factorsOf(pg: PGlite, userId: string) {
  const { rows } = await pg.query<{ id: string; status: string; friendly_name: string | null }>(
    `select ${factorColumns} from auth.mfa_factors where user_id::text = $1 order by created_at, id`,
    [userId],
  );
  return rows;
}

/** Says in a token how its session was signed in: by what (`amr`), and whether with a second factor (`aal2`). */
async function withAssurance(pg: PGlite, token: string, secret: string) {
  const claims = claimsOf(token);
  const { session_id: session } = claims;
  if (typeof session !== 'string') return token;
  const { rows } = await pg.query<{ aal: string | null; amr: unknown[] | null }>(
    `select s.aal::text as aal, (
       select json_agg(json_build_object('method', a.authentication_method,
         'timestamp', floor(extract(epoch from a.created_at))) order by a.created_at desc)
       from auth.mfa_amr_claims a where a.session_id = s.id) as amr
     from auth.sessions s where s.id::text = $1`,
    [session],
  );
  const { aal, amr } = rows[0] ?? {};
  return sign({ ...claims, aal: aal === 'aal2' ? 'aal2' : 'aal1', amr: amr ?? [] }, secret);
}

/**
 * Adds to an answer about an account what @supabase/lite does not know: the user's second factors, and in the token how
 * its session was signed in. Other answers are returned as they are.
 */
export async function withFactors(
  { url }: Request,
  answer: Response,
  pg: PGlite,
  secret: string,
): Promise<Response> {
  const { pathname } = new URL(url);
  if (!answer.ok || !pathname.startsWith('/auth/v1/')) return answer;
  if (!answer.headers.get('content-type')?.includes('json')) return answer;
  const text = await answer.text();
  const body: unknown = JSON.parse(text);
  const headers = new Headers(answer.headers);
  const respond = (value: string) => new Response(value, { status: answer.status, headers });
  if (!isRecord(body)) return respond(text);
  headers.delete('content-length');
  const user = isRecord(body['user']) ? body['user'] : body;
  const factors = typeof user['aud'] === 'string' ? await factorsOf(pg, String(user['id'])) : [];
  if (factors.length > 0) user['factors'] = factors;
  if (typeof body['access_token'] === 'string')
    body['access_token'] = await withAssurance(pg, body['access_token'], secret);
  return respond(JSON.stringify(body));
}

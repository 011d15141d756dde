import { isRecord } from '../../src/services/isRecord.ts';
import { productName } from '../../src/services/product.ts';
import { askerOf, refuse, textOf, type FactorAsker, type FactorContext } from './factorContext.ts';
import { challengeFactor, verifyFactor } from './factorCode.ts';
import { idsOf, setsEmail, setsPassword } from './sessions.ts';
import { factorsOf } from './tokenClaims.ts';
import { keyAddress, newKey } from './totp.ts';

/** How many factors one account may have, as at a hosted project. */
const maximumFactors = 10;

function bodyOf(requestBody: ArrayBuffer | undefined): Record<string, unknown> {
  const body: unknown = JSON.parse(new TextDecoder().decode(requestBody) || '{}');
  return isRecord(body) ? body : {};
}

const isVerified = ({ status }: { status: string }) => status === 'verified';

async function enroll({ pg }: FactorContext, asker: FactorAsker, body: Record<string, unknown>) {
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

async function unenroll({ pg }: FactorContext, asker: FactorAsker, factorId: string, status: string) {
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
  context: FactorContext,
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
  if (action === 'challenge') return challengeFactor(context, id);
  if (action === 'verify') return verifyFactor(context, request, asker, id, body);
  return unenroll(context, asker, id, factor.status);
}

/** Refuses a new password or address to a session that has not verified the account's second factor. Undefined when it may go on. */
export async function refusedWithoutFactor(
  request: Request,
  requestBody: ArrayBuffer | undefined,
  context: FactorContext,
): Promise<Response | undefined> {
  if (!setsPassword(request, requestBody) && !setsEmail(request, requestBody)) return undefined;
  const { user } = idsOf(request);
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

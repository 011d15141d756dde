import { http, HttpResponse, type RequestHandler } from 'msw';
import { randomId } from '../../src/services/randomId.ts';
import { backendUrl, type BackendState } from './backendState.ts';
import { noteSecurity } from './noteChanges.ts';

const ALL_FACTORS = `${backendUrl}/auth/v1/factors`;
const FACTORS = `${ALL_FACTORS}/:id`;
const maximumWrongCodes = 5;

const refuse = (code: number, error_code: string, msg: string) =>
  HttpResponse.json({ code, error_code, msg }, { status: code });

/** The `number`th code that the authenticator app of the stories shows. Each works once, and none before it after that. */
export const factorCode = (number = 1) => String(287_081 + number);

/** The key of every authenticator app that is begun in a story. */
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const maximumFactors = 10;

/** Second factors: begun, confirmed, asked for and removed, as the embedded backend answers it. [U10, U11, U12] */
export function factorsHandlers(state: BackendState): RequestHandler[] {
  const challenges = new Set<string>();
  const tries = new Map<string, { wrong: number; last: number }>();

  function asker(request: Request, id: unknown) {
    const session = state.sessionOf(request);
    if (!session)
      return refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    if (!session.user.factors?.some((factor) => factor.id === id))
      return refuse(404, 'mfa_factor_not_found', 'Factor not found');
    return session;
  }

  return [
    http.post(ALL_FACTORS, async ({ request }) => {
      const session = state.sessionOf(request);
      if (!session)
        return refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
      const { friendly_name = '' } = (await request.json()) as { friendly_name?: string };
      const { user } = session;
      const factors = user.factors ?? [];
      const verified = factors.filter(({ status }) => status === 'verified');
      if (verified.length > 0 && !session.isStrong)
        return refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
      if (verified.length >= maximumFactors)
        return refuse(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached');
      if (factors.some((factor) => factor.friendly_name === friendly_name))
        return refuse(422, 'mfa_factor_name_conflict', 'A factor with this friendly name already exists');
      const id = randomId();
      const created_at = new Date().toISOString();
      const begun = { id, status: 'unverified', factor_type: 'totp', friendly_name, created_at } as const;
      user.factors = [...factors, begun];
      const uri = `otpauth://totp/Parley:${encodeURIComponent(user.email)}?issuer=Parley&secret=${key}`;
      return HttpResponse.json({ id, type: 'totp', friendly_name, totp: { qr_code: '', secret: key, uri } });
    }),

    http.delete(FACTORS, ({ request, params }) => {
      const session = asker(request, params['id']);
      if (session instanceof Response) return session;
      const { user } = session;
      const isVerified = user.factors?.some(({ id, status }) => id === params['id'] && status === 'verified');
      if (isVerified && !session.isStrong)
        return refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      user.factors = (user.factors ?? []).filter(({ id }) => id !== params['id']);
      return HttpResponse.json({ id: params['id'] });
    }),

    http.post(`${FACTORS}/challenge`, ({ request, params }) => {
      const session = asker(request, params['id']);
      if (session instanceof Response) return session;
      const id = randomId();
      challenges.add(id);
      return HttpResponse.json({ id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + 300 });
    }),

    http.post(`${FACTORS}/verify`, async ({ request, params }) => {
      const session = asker(request, params['id']);
      if (session instanceof Response) return session;
      const { challenge_id, code } = (await request.json()) as { challenge_id?: string; code?: string };
      if (!challenges.has(challenge_id ?? ''))
        return refuse(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
      const before = tries.get(session.user.id) ?? { wrong: 0, last: 0 };
      if (before.wrong >= maximumWrongCodes)
        return refuse(429, 'over_request_rate_limit', 'Request rate limit reached');
      const number = Number(code) - Number(factorCode(0));
      if (!(number > before.last && number <= 20)) {
        tries.set(session.user.id, { ...before, wrong: before.wrong + 1 });
        return refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
      }
      tries.set(session.user.id, { wrong: 0, last: number });
      challenges.delete(challenge_id ?? '');
      const begun = session.user.factors?.find(
        ({ id, status }) => id === params['id'] && status !== 'verified',
      );
      if (begun)
        noteSecurity(state, request, session.user.id, {
          subject: 'factor',
          change: 'added',
          details: { name: ['', begun.friendly_name ?? ''] },
        });
      session.user.factors = (session.user.factors ?? []).flatMap((factor) =>
        factor.status === 'verified' || factor.id === params['id']
          ? [{ ...factor, status: 'verified' as const }]
          : [],
      );
      const answer = state.strengthen(session.id);
      state.endWeakSessions(session.user.id);
      return HttpResponse.json(answer);
    }),
  ];
}

import { http, HttpResponse, type RequestHandler } from 'msw';
import { randomId } from '../../src/services/randomId.ts';
import { backendUrl, type BackendState } from './backendState.ts';

const FACTORS = `${backendUrl}/auth/v1/factors/:id`;
const maximumWrongCodes = 5;

const refuse = (code: number, error_code: string, msg: string) =>
  HttpResponse.json({ code, error_code, msg }, { status: code });

/** The `number`th code that the authenticator app of the stories shows. Each works once, and none before it after that. */
export const factorCode = (number = 1) => String(287_081 + number);

/** The challenge of a second factor, as the embedded backend answers it. [U10] */
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
      return HttpResponse.json(state.strengthen(session.id));
    }),
  ];
}

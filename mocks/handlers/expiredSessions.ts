import { http, HttpResponse, type RequestHandler } from 'msw';
import { backendUrl, type BackendState } from './backendState.ts';

const expired =
  'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired';

/** Ends all sessions: their access and refresh tokens are refused. Signing in again works. */
export function endSessions(state: BackendState): RequestHandler {
  const handler = refuseTokens(state);
  state.endAllSessions();
  return handler;
}

/** Refuses the present access tokens as expired, whatever the app's clock says. They can still be refreshed. */
export function refuseTokens(state: BackendState): RequestHandler {
  const tokens = new Set(state.accessTokens());
  return http.all(`${backendUrl}/*`, ({ request }) => {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
    if (!tokens.has(token)) return undefined;
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/auth/'))
      return HttpResponse.json({ code: 403, error_code: 'bad_jwt', msg: expired }, { status: 403 });
    if (pathname.startsWith('/storage/'))
      return HttpResponse.json(
        { statusCode: '403', error: 'Unauthorized', message: '"exp" claim timestamp check failed' },
        { status: 400 },
      );
    return HttpResponse.json(
      { code: 'PGRST303', details: null, hint: null, message: 'JWT expired' },
      { status: 401 },
    );
  });
}

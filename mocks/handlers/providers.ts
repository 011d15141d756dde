import { http, HttpResponse, type RequestHandler } from 'msw';
import { isProvider } from '../../src/services/providers.ts';
import { backendUrl, type BackendState } from './backendState.ts';
import { identitiesOf } from './publicUser.ts';

const AUTH = `${backendUrl}/auth/v1`;
const IDENTITIES = `${AUTH}/user/identities`;

const refuse = (code: number, error_code: string, msg: string) =>
  HttpResponse.json({ code, error_code, msg }, { status: code });
const noSession = () =>
  refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

/** Signing in with accounts at other sites, as the embedded backend answers it. Nobody goes there in a story. [U27, U29] */
export function providersHandlers(state: BackendState): RequestHandler[] {
  return [
    http.get(`${AUTH}/settings`, () => {
      const { providers = [] } = state.options;
      const external = { email: true, phone: false, google: false, github: false };
      return HttpResponse.json({
        external: { ...external, ...Object.fromEntries(providers.map((name) => [name, true])) },
        disable_signup: false,
        mailer_autoconfirm: !state.options.confirmations,
      });
    }),

    http.get(`${IDENTITIES}/authorize`, ({ request }) => {
      if (!state.sessionOf(request)) return noSession();
      const { providers = [] } = state.options;
      if (providers.length === 0) return refuse(404, 'not_found', 'Not found');
      const { searchParams } = new URL(request.url);
      const provider = searchParams.get('provider');
      return isProvider(provider) && providers.includes(provider)
        ? HttpResponse.json({ url: `https://${provider}.test/authorize?${searchParams}` })
        : refuse(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
    }),

    http.delete(`${IDENTITIES}/:id`, ({ request, params }) => {
      const session = state.sessionOf(request);
      if (!session) return noSession();
      const { user } = session;
      const before = identitiesOf(user);
      if (before.length < 2)
        return refuse(
          422,
          'single_identity_not_deletable',
          'User must have at least 1 identity after unlinking',
        );
      const kept = before.filter(({ identity_id }) => identity_id !== params['id']);
      if (kept.length === before.length) return refuse(422, 'identity_not_found', "Identity doesn't exist");
      user.identities = kept;
      return HttpResponse.json({});
    }),
  ];
}

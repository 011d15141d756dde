import { isProvider } from '../../../src/services/providers.ts';
import { askerOf, refuse, requestTo, type FactorContext } from '../factorContext.ts';
import { addIdentity, removeIdentity } from './identities.ts';
import { personIn } from './person.ts';
import { standInAddress, withStandIns } from './standIn.ts';

const paths = {
  authorize: '/auth/v1/authorize',
  callback: '/auth/v1/callback',
  link: '/auth/v1/user/identities/authorize',
} as const;
const identityPath = /^\/auth\/v1\/user\/identities\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Whether the request is about signing in with an account at another site. */
export const isProviderRequest = ({ url, method }: Request) =>
  method !== 'OPTIONS' &&
  /^\/auth\/v1\/(?:authorize|callback|user\/identities\/[^/]+)$/.test(new URL(url).pathname);

/** The server's answer, which leads to the stand-in's page instead of the provider's. */
function toStandIn(answer: Response, origin: string): Response {
  const target = standInAddress(answer.headers.get('location') ?? origin, origin);
  return target ? new Response(null, { status: 302, headers: { location: target.href } }) : answer;
}

/** Begins to add a way into the account of whoever asks. What comes back to the callback with this state is theirs. */
async function beginLink(request: Request, context: FactorContext): Promise<Response> {
  const asker = await askerOf(request, context);
  if (asker instanceof Response) return asker;
  const { origin, searchParams } = new URL(request.url);
  const isAsked = searchParams.get('skip_http_redirect') === 'true';
  searchParams.delete('skip_http_redirect');
  const begun = await context.forward(requestTo(request, 'GET', `${paths.authorize}?${searchParams}`));
  const location = begun.headers.get('location');
  if (location === null) return begun;
  await context.pg.query('update auth.flow_state set linking_target_id = $2 where id = $1', [
    new URL(location).searchParams.get('state'),
    asker.userId,
  ]);
  const led = toStandIn(begun, origin);
  return isAsked ? Response.json({ url: led.headers.get('location') }) : led;
}

interface LinkFlow {
  id: string;
  userId: string;
  provider: string;
  code: string;
  referrer: string;
  isOver: boolean;
}

/** The flow that was begun to add a way in; undefined for a sign-in. */
async function linkFlowOf(state: string | null, { pg }: FactorContext): Promise<LinkFlow | undefined> {
  const { rows } = await pg.query<LinkFlow>(
    `select id, linking_target_id as "userId", provider_type as provider, auth_code as code, referrer,
       user_id is not null or created_at < now() - interval '5 minutes' as "isOver"
     from auth.flow_state where id::text = $1 and linking_target_id is not null`,
    [state ?? ''],
  );
  return rows[0];
}

/** Adds the way in for which somebody has come back, and leads to the app with a code for a session, as a hosted project does. */
async function finishLink(flow: LinkFlow, answered: URLSearchParams, { pg }: FactorContext) {
  const target = new URL(flow.referrer);
  const lead = (parts: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(parts)) target.searchParams.set(name, value);
    return new Response(null, { status: 302, headers: { location: target.href } });
  };
  const person = personIn(answered.get('code') ?? '');
  if (flow.isOver) return lead({ error: 'invalid_request', error_code: 'bad_oauth_state' });
  if (!person || !isProvider(flow.provider))
    return lead({ error: 'server_error', error_code: 'unexpected_failure' });
  const refused = await addIdentity(pg, flow.userId, flow.provider, person);
  if (refused) return lead({ error: 'server_error', error_code: refused });
  await pg.query(
    'update auth.flow_state set user_id = linking_target_id, auth_code_issued_at = now() where id = $1',
    [flow.id],
  );
  return lead({ code: flow.code });
}

/**
 * Answers the requests for signing in with Google and GitHub, whose stand-ins are in this process, and for the ways into one's account.
 * @supabase/lite decides which account a sign-in belongs to; what it lacks is adding and removing one while signed in. [U28, U30]
 */
export async function answerProviders(request: Request, context: FactorContext): Promise<Response> {
  const { pathname, origin, searchParams } = new URL(request.url);
  const wanted = `${request.method} ${pathname}`;
  if (wanted === `GET ${paths.authorize}`) return toStandIn(await context.forward(request), origin);
  if (wanted === `GET ${paths.callback}`) {
    const flow = searchParams.has('error') ? undefined : await linkFlowOf(searchParams.get('state'), context);
    return flow ? finishLink(flow, searchParams, context) : withStandIns(() => context.forward(request));
  }
  if (wanted === `GET ${paths.link}`) return beginLink(request, context);
  const [, identityId] = identityPath.exec(pathname) ?? [];
  if (request.method === 'DELETE' && identityId) return removeIdentity(request, identityId, context);
  return refuse(404, 'not_found', 'Not found');
}

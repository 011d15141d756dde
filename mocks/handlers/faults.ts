import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { storyTimes } from '../storyTimes.ts';
import { backendUrl } from './backendState.ts';

/** The rows of the fault table: every request to a backend. */
const requests = {
  'token-password': ['post', '/auth/v1/token', 'grant_type=password'],
  'token-refresh': ['post', '/auth/v1/token', 'grant_type=refresh_token'],
  'token-code': ['post', '/auth/v1/token', 'grant_type=pkce'],
  'verify-code': ['post', '/auth/v1/verify'],
  signup: ['post', '/auth/v1/signup'],
  logout: ['post', '/auth/v1/logout'],
  recover: ['post', '/auth/v1/recover'],
  resend: ['post', '/auth/v1/resend'],
  reauthenticate: ['get', '/auth/v1/reauthenticate'],
  'factor-enroll': ['post', '/auth/v1/factors'],
  'factor-remove': ['delete', '/auth/v1/factors/*'],
  'factor-challenge': ['post', '/auth/v1/factors/*/challenge'],
  'factor-verify': ['post', '/auth/v1/factors/*/verify'],
  'settings-get': ['get', '/auth/v1/settings'],
  'identity-authorize': ['get', '/auth/v1/user/identities/authorize', 'provider='],
  'identity-remove': ['delete', '/auth/v1/user/identities/*'],
  'user-get': ['get', '/auth/v1/user'],
  'user-update': ['put', '/auth/v1/user'],
  'profiles-read': ['get', '/rest/v1/profiles'],
  'profiles-insert': ['post', '/rest/v1/profiles'],
  'profiles-update': ['patch', '/rest/v1/profiles'],
  'billing-read': ['get', '/rest/v1/billing_info'],
  'billing-update': ['patch', '/rest/v1/billing_info'],
  'set-plan': ['post', '/rest/v1/rpc/set_simulated_plan'],
  'billing-mode': ['post', '/rest/v1/rpc/billing_mode'],
  usage: ['post', '/rest/v1/rpc/find_usage'],
  'billing-checkout': ['post', '/functions/v1/billing/checkout'],
  'billing-preview': ['post', '/functions/v1/billing/preview'],
  'billing-portal': ['post', '/functions/v1/billing/portal'],
  'billing-cancel': ['post', '/functions/v1/billing/cancel'],
  'billing-resume': ['post', '/functions/v1/billing/resume'],
  'billing-sync': ['post', '/functions/v1/billing/sync'],
  'payments-read': ['get', '/rest/v1/payment_history'],
  'payments-list': ['post', '/rest/v1/rpc/list_payments'],
  // The same requests for different things, by what is in their bodies.
  'payments-sum': ['post', '/rest/v1/rpc/sum_payments', '', /^(?!.*"starts")/],
  'payments-years': ['post', '/rest/v1/rpc/sum_payments', '', /^(?!.*"only_status").*"starts"/],
  'payments-months': ['post', '/rest/v1/rpc/sum_payments', '', /"only_status":"completed".*"starts"/],
  'payments-export': ['post', '/rest/v1/rpc/list_payments', '', /"max_rows":501/],
  'sessions-list': ['post', '/rest/v1/rpc/list_sessions'],
  'session-end': ['post', '/rest/v1/rpc/end_session'],
  'sessions-end-others': ['post', '/auth/v1/logout', 'scope=others'],
  'activity-list': ['get', '/rest/v1/activity'],
  'preferences-read': ['get', '/rest/v1/preferences'],
  'preferences-save': ['post', '/rest/v1/preferences'],
  'own-data-list': ['post', '/rest/v1/rpc/list_own_data'],
  'own-data-export': ['post', '/rest/v1/rpc/export_own_data', '', /"area":"payments"/],
  'own-data-picture': ['get', '/storage/v1/object/public/avatars/*'],
  'account-deletion-asked': ['post', '/rest/v1/rpc/delete_account', '', /"only_ask":true/],
  'account-deletion': ['post', '/rest/v1/rpc/delete_account', '', /"only_ask":false/],
  'billing-end': ['post', '/functions/v1/billing/end'],
  'support-send': ['post', '/rest/v1/support_requests'],
  'support-read': ['get', '/rest/v1/support_requests'],
  'conversations-list': ['post', '/rest/v1/rpc/find_conversations'],
  'conversations-state': ['post', '/rest/v1/rpc/conversation_state'],
  'entries-put': ['post', '/rest/v1/rpc/put_conversation_entries'],
  'entries-read': ['get', '/rest/v1/conversation_entries'],
  'entries-remove': ['delete', '/rest/v1/conversation_entries'],
  'conversations-update': ['patch', '/rest/v1/conversations'],
  'conversations-remove': ['delete', '/rest/v1/conversations'],
  upload: ['post', '/storage/v1/object/avatars/*'],
  'remove-file': ['delete', '/storage/v1/object/avatars'],
  chat: ['post', '/chat'],
  'keep-question': ['post', '/chat/refused'],
  'call-web': ['post', '/call/web'],
} as const satisfies Record<
  string,
  readonly ['get' | 'post' | 'put' | 'patch' | 'delete', path: string, query?: string, body?: RegExp]
>;

export type FaultyRequest = keyof typeof requests;

/**
 * What stories may let go wrong with a call: `net` fails to connect, `hang` never answers, `slow` answers correctly after 10 s
 * (never while pictures are taken), a number is the status of a refusal, `html` is a proxy's page with a 200, `bad-json` breaks
 * off, `null` is valid JSON of an unexpected shape. The fault table of docs/faults.md has columns of its own, in tests/faults/matrix.ts.
 */
export const allFaults = [
  'net',
  'hang',
  'slow',
  400,
  401,
  403,
  404,
  406,
  409,
  413,
  429,
  500,
  502,
  503,
  504,
  'html',
  'bad-json',
  'null',
] as const;
export type Fault = (typeof allFaults)[number];

interface Refusal {
  code?: string;
  message?: string;
}

/** A refusal in the format of the service that was asked. */
function refusal(path: string, status: number, { code, message = `Refused with ${status}` }: Refusal) {
  if (path.startsWith('/auth'))
    return {
      code: status,
      error_code: code ?? 'unexpected_failure',
      msg: message,
      ...(code === 'weak_password' && { weak_password: { reasons: ['length'] } }),
    };
  if (path.startsWith('/rest')) return { code: code ?? 'XX000', details: null, hint: null, message };
  if (path.startsWith('/storage')) return { statusCode: String(status), error: code ?? 'Error', message };
  return { message, error: code ?? 'Error', statusCode: status };
}

const page = '<!doctype html><title>502</title><h1>Bad gateway</h1>';

async function broken(path: string, fault: Exclude<Fault, 'slow'>, more: Refusal) {
  switch (fault) {
    case 'net':
      return HttpResponse.error();
    case 'hang':
      await delay('infinite');
      return HttpResponse.error();
    case 'html':
      return HttpResponse.html(page);
    case 'bad-json':
      return new HttpResponse('{"id":', { headers: { 'content-type': 'application/json' } });
    case 'null':
      return HttpResponse.json(null);
    default:
      // These come from a gateway, and are not JSON.
      if (fault >= 502) return HttpResponse.html(page, { status: fault });
      return HttpResponse.json(refusal(path, fault, more), { status: fault });
  }
}

/** A pattern for the log lines of this request, such as 'POST /auth/v1/signup'. */
export function lineOf(request: FaultyRequest) {
  const [method, path, query = ''] = requests[request];
  const pattern = path.replaceAll('/', '\\/').replace('*', '.*');
  return new RegExp(`^${method.toUpperCase()} ${pattern}(\\?.*${query}.*)?$`);
}

/**
 * Makes one request fail, with `once` the first time only, so that each visit of a story needs a new one; all others go on to the next
 * handlers. `onAsked` is called for each that fails, when its time begins.
 */
export function fault(
  request: FaultyRequest,
  kind: Fault,
  { once = false, ...more }: Refusal & { once?: boolean } = {},
  onAsked?: () => void,
): RequestHandler {
  const [method, path, query, body] = requests[request] as (typeof requests)['payments-years'];
  let hasFailed = false;
  return http[method](`${backendUrl}${path}`, async ({ request: sent }) => {
    if (query && !new URL(sent.url).search.includes(query)) return undefined;
    if (body && !body.test(await sent.clone().text())) return undefined;
    if (once && hasFailed) return undefined;
    hasFailed = true;
    onAsked?.();
    if (kind === 'slow') {
      await delay(storyTimes.slowAnswerMs);
      return undefined;
    }
    return broken(path, kind, more);
  });
}

import { securityHeaders } from '../../build/securityHeaders.ts';

export const site = 'https://app.example.com';
export const url = 'https://abcdefghijklmnopqrst.supabase.co';
export const proxy = `${url}/functions/v1/chat-proxy`;

export const values = {
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_1',
  VITE_VAPI_PUBLIC_KEY: 'public',
  VITE_VAPI_ASSISTANT_ID: 'aaaaaaaa-0000-4000-8000-00000000000a',
  VITE_VAPI_BASE_URL: proxy,
  VITE_SENTRY_DSN: 'https://key@o0.ingest.sentry.io/0',
  DOCTOR_EMAIL: 'doctor@example.com',
  DOCTOR_PASSWORD: 'correct-horse',
};

type Answerer = (request: Request) => Response;

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
export const refused = json({ code: '42501', message: 'permission denied' }, 401);

/** The page of a build with this key. */
export const pageBuiltWith = (key: string) =>
  new Response(
    `<meta name="version" content="1.2.3+1a2b3c4" /><meta name="environment" content="staging" />
<script data-page='{"session":"s","key":"${key}"}'></script><script type="module" src="/assets/index-1a2b3c.js"></script>`,
    { headers: { ...securityHeaders(values), 'cache-control': 'no-cache' } },
  );

/** As Supabase, Vapi and the host answer when all is well, by method and address. */
const healthy: Readonly<Record<string, Answerer>> = {
  [`GET ${url}/auth/v1/settings`]: json({
    disable_signup: false,
    mailer_autoconfirm: false,
    external: { email: true },
  }),
  [`POST ${url}/auth/v1/token`]: json({ access_token: 't', user: { id: 'u1' } }),
  [`POST ${url}/auth/v1/logout`]: () => new Response(null, { status: 204 }),
  [`POST ${url}/rest/v1/rpc/apply_payment_event`]: refused,
  [`POST ${url}/rest/v1/rpc/take_chat_turn`]: refused,
  [`POST ${url}/rest/v1/rpc/set_simulated_plan`]: refused,
  [`GET ${url}/storage/v1/object/public/avatars/doctor-is-here/none.png`]: json(
    { message: 'Object not found' },
    400,
  ),
  [`POST ${url}/storage/v1/object/list/avatars`]: json([]),
  [`POST ${url}/storage/v1/object/upload/sign/avatars/doctor@example.com/1.png`]: json(
    { statusCode: '403' },
    400,
  ),
  [`POST ${url}/functions/v1/payment-webhook`]: json({ outcome: 'signature refused' }, 401),
  [`POST ${proxy}/chat`]: json({ code: 'bad_jwt' }, 401),
  [`GET https://api.vapi.ai/assistant/${values.VITE_VAPI_ASSISTANT_ID}`]: json({}, 401),
  [`OPTIONS ${proxy}/chat`]: () =>
    new Response(null, { status: 204, headers: { 'access-control-allow-origin': site } }),
  [`GET ${site}/`]: () => pageBuiltWith(values.VITE_SUPABASE_ANON_KEY),
  [`GET ${site}/assets/index-1a2b3c.js`]: () =>
    new Response('', { headers: { 'cache-control': 'public, max-age=31536000, immutable' } }),
};

for (const [table, owner] of [
  ['profiles', 'id'],
  ['billing_info', 'user_id'],
  ['payment_history', 'user_id'],
])
  Object.assign(healthy, {
    [`GET ${url}/rest/v1/${table}`]: (request: Request) =>
      request.headers.get('authorization') ? Response.json([{ [owner ?? '']: 'u1' }]) : refused(),
  });

const anybody = () => new Response(null, { status: 200, headers: { 'access-control-allow-origin': '*' } });

/** A `fetch` that answers as healthy services do except for `changes`, and the list of what was asked. */
export function fakeFetch(changes: Readonly<Record<string, Answerer>> = {}) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const place = `${request.method} ${request.url.split('?')[0]}`;
    asked.push(place);
    const answer = changes[place] ?? healthy[place];
    if (answer) return answer(request);
    return request.method === 'OPTIONS' ? anybody() : new Response('Not found', { status: 404 });
  };
  return { fetch, asked };
}

import { createHmac } from 'node:crypto';
import { plans } from '../../src/services/plans.ts';
import { webhookEvents } from '../../supabase/functions/_shared/billing/keys.ts';
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
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

export const stripe = 'https://api.stripe.com/v1';

/** The prices as docs/deploy.md has them made: a year costs ten months. */
export const prices = plans
  .filter(({ price }) => price > 0)
  .flatMap(({ id, price }) =>
    (['month', 'year'] as const).map((interval) => ({
      id: `price_${id}_${interval}`,
      lookup_key: `parley_${id}_${interval}`,
      currency: 'usd',
      unit_amount: price * (interval === 'year' ? 1000 : 100),
      recurring: { interval, interval_count: 1 },
      metadata: { plan: id },
    })),
  );

export const endpoint = {
  url: `${url}/functions/v1/stripe-webhook`,
  status: 'enabled',
  enabled_events: webhookEvents as readonly string[],
};

const on = { enabled: true };
export const portal = {
  payment_method_update: on,
  invoice_history: on,
  subscription_cancel: { ...on, mode: 'at_period_end' },
  subscription_update: {
    ...on,
    proration_behavior: 'always_invoice',
    schedule_at_period_end: { conditions: [] },
  },
};

/** Takes what was signed with the secret of `values`. */
function webhook(request: Request) {
  const [at, signature] = (request.headers.get('stripe-signature') ?? '').split(',');
  const expected = createHmac('sha256', values.STRIPE_WEBHOOK_SECRET).update(`${at?.slice(2)}.{}`);
  return signature === `v1=${expected.digest('hex')}`
    ? Response.json({ outcome: 'not an event' }, { status: 400 })
    : Response.json({ outcome: 'signature refused' }, { status: 401 });
}

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
  [`POST ${url}/rest/v1/rpc/apply_billing_snapshot`]: refused,
  [`POST ${url}/rest/v1/rpc/take_chat_turn`]: refused,
  [`POST ${url}/rest/v1/rpc/give_back_chat_turn`]: refused,
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
  [`POST ${url}/rest/v1/rpc/billing_mode`]: json('stripe'),
  [`POST ${url}/functions/v1/billing/sync`]: json({ code: 'bad_jwt' }, 401),
  [`POST ${url}/functions/v1/stripe-webhook`]: webhook,
  [`GET ${stripe}/prices`]: json({ data: prices }),
  [`GET ${stripe}/webhook_endpoints`]: json({ data: [endpoint] }),
  [`GET ${stripe}/billing_portal/configurations`]: json({ data: [{ features: portal }] }),
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

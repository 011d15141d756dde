import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { webhookEvents } from '../../supabase/functions/_shared/billing/keys.ts';
import { examine } from './examine.ts';
import { endpoint, fakeFetch, portal, prices, site, stripe, url, values } from './healthy.fixture.ts';

type Level = 'ok' | 'error' | 'warning' | 'skipped';
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

async function told(
  changes: Parameters<typeof fakeFetch>[0],
  level: Level,
  options: Partial<Parameters<typeof examine>[0]> = {},
) {
  const { fetch, asked } = fakeFetch(changes);
  const findings = await examine({ values, site, fetch, ...options });
  const found = findings.filter((finding) => finding.level === level);
  return { asked, text: found.map((each) => `${each.what} → ${'fix' in each ? each.fix : ''}`).join('\n') };
}

const pricesWith = (change: object) =>
  json({ data: prices.map((price, n) => (n === 0 ? { ...price, ...change } : price)) });
const configurations = `GET ${stripe}/billing_portal/configurations`;
const portalWith = (change: object) => json({ data: [{ features: { ...portal, ...change } }] });
const sale = `POST ${url}/functions/v1/billing/sync`;
const webhook = `POST ${url}/functions/v1/stripe-webhook`;
const hooks = `GET ${stripe}/webhook_endpoints`;

describe('the doctor notices about billing [B9, B31]', () => {
  it.each<[string, string, () => Response, Level, RegExp]>([
    ['no function that sells', sale, json({}, 404), 'warning', /nobody can buy.*supabase functions deploy/],
    [
      'plans offered that no function sells',
      sale,
      json({}, 404),
      'error',
      /The page offers plans.*sells_plans = false/,
    ],
    ['a function without its secrets', sale, json({}, 503), 'error', /visitors with 503.*STRIPE_SECRET_KEY/],
    ['sessions checked by the platform', sale, json({ code: 401 }, 401), 'error', /with 401.*verify_jwt/],
    ['another origin', sale, json({ code: 'origin' }, 403), 'error', /may not buy.*APP_ORIGINS=https:/],
    ['no webhook', webhook, json({}, 404), 'warning', /no webhook.*stripe-webhook/],
    [
      'a webhook that lets all in',
      webhook,
      json({ outcome: 'applied' }),
      'error',
      /answers 200 to what is not signed/,
    ],
    [
      'another signing secret',
      webhook,
      json({ outcome: 'signature refused' }, 401),
      'error',
      /does not know STRIPE_WEBHOOK_SECRET.*of this mode/,
    ],
    [
      'a price that is missing',
      `GET ${stripe}/prices`,
      json({ data: prices.slice(1) }),
      'error',
      /No active price has the lookup key parley_pro_month/,
    ],
    [
      'a price in another currency',
      `GET ${stripe}/prices`,
      pricesWith({ currency: 'eur' }),
      'error',
      /parley_pro_month is in eur/,
    ],
    [
      'a price paid once',
      `GET ${stripe}/prices`,
      pricesWith({ recurring: null }),
      'error',
      /paid every once/,
    ],
    [
      'a price every three months',
      `GET ${stripe}/prices`,
      pricesWith({ recurring: { interval: 'month', interval_count: 3 } }),
      'error',
      /parley_pro_month is paid every/,
    ],
    [
      'a price other than the page’s',
      `GET ${stripe}/prices`,
      pricesWith({ unit_amount: 2800 }),
      'error',
      /costs 2800, and the page says 2900/,
    ],
    [
      'a price for no plan',
      `GET ${stripe}/prices`,
      pricesWith({ metadata: {} }),
      'error',
      /has the metadata plan=,/,
    ],
    [
      'a key that was revoked',
      `GET ${stripe}/prices`,
      json({ error: {} }, 401),
      'error',
      /Stripe answers 401.*revoked/,
    ],
    ['a key that may not read', hooks, json({ error: {} }, 403), 'skipped', /may not read them/],
    ['no endpoint in this mode', hooks, json({ data: [] }), 'error', /live mode has no webhook for/],
    [
      'an endpoint that is off',
      hooks,
      json({ data: [{ ...endpoint, status: 'disabled' }] }),
      'error',
      /disabled/,
    ],
    [
      'an event not told',
      hooks,
      json({ data: [{ ...endpoint, enabled_events: webhookEvents.slice(1) }] }),
      'error',
      /not tell the webhook of checkout.session.completed →/,
    ],
    [
      'a portal never set up',
      `GET ${stripe}/billing_portal/configurations`,
      json({ data: [] }),
      'error',
      /never set up/,
    ],
    [
      'a portal without changes of plan',
      `GET ${stripe}/billing_portal/configurations`,
      json({ data: [{ features: { ...portal, subscription_update: { enabled: false } } }] }),
      'error',
      /let customers change their plan/,
    ],
    [
      'a portal that charges changes of plan with the next invoice',
      configurations,
      portalWith({ subscription_update: { ...portal.subscription_update, proration_behavior: 'none' } }),
      'error',
      /charges a change of plan otherwise.*invoice them immediately/,
    ],
    [
      'a portal that puts downgrades off',
      configurations,
      portalWith({
        subscription_update: {
          ...portal.subscription_update,
          schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
        },
      }),
      'error',
      /puts some changes of plan off.*immediately/,
    ],
    [
      'a portal that ends plans at once',
      configurations,
      portalWith({ subscription_cancel: { enabled: true, mode: 'immediately' } }),
      'error',
      /ends a plan at once.*end of the billing period/,
    ],
    [
      'a function and a page that offers nothing',
      `POST ${url}/rest/v1/rpc/billing_mode`,
      json('none'),
      'warning',
      /offers nothing.*sells_plans = true/,
    ],
    [
      'a database without the mode',
      `POST ${url}/rest/v1/rpc/billing_mode`,
      json({}, 404),
      'error',
      /does not tell who sells/,
    ],
  ])('%s', async (_what, place, answer, level, message) => {
    expect((await told({ [place]: answer }, level)).text).toMatch(message);
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'pk_live_1' }, /publishable key.*Copy the secret key/],
    [{ STRIPE_SECRET_KEY: 'whsec_1' }, /signing secret.*STRIPE_WEBHOOK_SECRET/],
    [{ STRIPE_SECRET_KEY: 'hello' }, /no key of Stripe/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1 sk_live_1' }, /no signing secret/],
    [{ VITE_BILLING: 'paypal' }, /VITE_BILLING is 'paypal'.*simulated, stripe or none/],
  ])('variables that are mixed up, before anything is sent: %o', async (changed, message) => {
    const { text, asked } = await told({}, 'error', { values: { ...values, ...changed } });
    expect(text).toMatch(message);
    expect(asked).toEqual([]);
  });

  it('a key of the test mode at a public site, and a live one at another', async () => {
    const test = { ...values, STRIPE_SECRET_KEY: 'sk_test_1' };
    expect((await told({}, 'warning', { values: test })).text).toMatch(/test mode: nobody is charged/);
    const local = 'http://localhost:3000';
    expect((await told({}, 'error', { site: local })).text).toMatch(/charges real cards.*no public site/);
  });

  it('takes two signing secrets while one is replaced, and an endpoint that is told everything', async () => {
    const two = { ...values, STRIPE_WEBHOOK_SECRET: 'whsec_1 whsec_old' };
    expect((await told({}, 'error', { values: two })).text.match(/does not know/g)).toHaveLength(1);
    const all = { ...endpoint, enabled_events: ['*'] };
    expect((await told({ [hooks]: json({ data: [all] }) }, 'error')).text).toBe('');
  });

  it('asks Stripe nothing without a key, and says how it could', async () => {
    const { STRIPE_SECRET_KEY: _, ...fewer } = values;
    const { text, asked } = await told({}, 'skipped', { values: fewer });
    expect(text).toMatch(/Prices, webhook and portal at Stripe → Set STRIPE_SECRET_KEY/);
    expect(asked.filter((place) => place.includes('stripe.com'))).toEqual([]);
  });

  it('sends the key to Stripe and nowhere else', async () => {
    const { fetch } = fakeFetch();
    const places = new Set<string>();
    await examine({
      values,
      site,
      async fetch(input, init) {
        const request = new Request(input, init);
        const sent = [...request.headers.values()].join(' ') + (await request.clone().text());
        if (sent.includes(values.STRIPE_SECRET_KEY)) places.add(new URL(request.url).host);
        return fetch(input, init);
      },
    });
    expect([...places]).toEqual(['api.stripe.com']);
  });

  it('the guide names every event that the webhook has to be told of [B10]', () => {
    const guide = readFileSync(`${import.meta.dirname}/../../docs/deploy.md`, 'utf8');
    expect(webhookEvents.filter((name) => !guide.includes(name))).toEqual([]);
  });
});

it('the doctor says why it cannot look at the plans of a key without a project, and asks nobody [B9]', async () => {
  const { fetch, asked } = fakeFetch();
  const findings = await examine({ values: { STRIPE_SECRET_KEY: 'sk_test_1' }, fetch });
  expect(findings).toContainEqual({
    level: 'skipped',
    what: 'The plans at Stripe',
    fix: expect.stringContaining('VITE_SUPABASE_URL'),
  });
  expect(asked).toEqual([]);
  expect((await examine({ values: {}, fetch })).map(({ what }) => what)).not.toContain('The plans at Stripe');
});

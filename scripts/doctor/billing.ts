import { createHmac } from 'node:crypto';
import { secretsIn } from '../../supabase/functions/_shared/billing/keys.ts';
import { attempt, property, type Ask } from './ask.ts';
import { error, ok, skipped, warning, type Finding } from './report.ts';
import { checkStripe } from './stripe.ts';

export interface BillingSetting {
  /** The project's URL. */
  url: string;
  /** Where the app is served. */
  site: string | undefined;
  /** The provider's API. */
  api: string;
  /** STRIPE_SECRET_KEY, where the doctor is given it. */
  key: string | undefined;
  /** STRIPE_WEBHOOK_SECRET, likewise. */
  secrets: string | undefined;
  now: number;
}

const deploy = 'supabase functions deploy billing stripe-webhook';
const unset =
  'supabase secrets set STRIPE_SECRET_KEY=… STRIPE_WEBHOOK_SECRET=… APP_ORIGINS=…, and look at its log.';
const sessionsFirst =
  'The platform checks sessions before it: push supabase/config.toml (verify_jwt = false).';

/** What the function answers a page without a session. */
async function sale(ask: Ask, { url, site }: BillingSetting): Promise<Finding> {
  const { status, json } = await ask(`${url}/functions/v1/billing/sync`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(site !== undefined && { origin: new URL(site).origin }),
    },
    body: '{}',
  });
  const code = property(json, 'code');
  if (status === 404) return warning('There is no function billing: nobody can buy a plan', deploy);
  if (status === 401 && code === 'bad_jwt') return ok('The function billing refuses visitors');
  if (status === 403 && code === 'origin')
    return site === undefined
      ? ok('The function billing answers pages of the app only')
      : error(`Pages of ${site} may not buy`, `supabase secrets set APP_ORIGINS=${new URL(site).origin}`);
  return error(
    `The function billing answers visitors with ${status}`,
    status === 401 ? sessionsFirst : unset,
  );
}

const ring = (ask: Ask, url: string, headers: Readonly<Record<string, string>>) =>
  ask(`${url}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  });

async function webhookFinding(ask: Ask, { url }: BillingSetting): Promise<Finding> {
  const { status, json } = await ring(ask, url, {});
  if (status === 404) return warning('There is no webhook: plans change late', deploy);
  if (status === 401 && property(json, 'outcome') === 'signature refused')
    return ok('The webhook refuses what is not signed');
  return error(`The webhook answers ${status} to what is not signed`, status === 401 ? sessionsFirst : unset);
}

/** Sends what is signed but is no event, so that nothing is stored. */
async function secret(ask: Ask, { url, secrets, now }: BillingSetting): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const each of secretsIn(secrets ?? '')) {
    const at = Math.floor(now / 1000);
    const signature = createHmac('sha256', each).update(`${at}.{}`).digest('hex');
    const { json } = await ring(ask, url, { 'stripe-signature': `t=${at},v1=${signature}` });
    findings.push(
      property(json, 'outcome') === 'not an event'
        ? ok('The webhook knows its signing secret')
        : error(
            'The webhook does not know STRIPE_WEBHOOK_SECRET',
            'supabase secrets set STRIPE_WEBHOOK_SECRET=whsec_…, the one of this endpoint and of this mode. This machine’s clock has to be right.',
          ),
    );
  }
  return findings;
}

/** Checks the two functions that sell plans, and what is configured at the payment provider. [B9] */
export async function checkBilling(ask: Ask, setting: BillingSetting): Promise<Finding[]> {
  const functions = [
    ...(await attempt('The function billing', () => sale(ask, setting))),
    ...(await attempt('The webhook', () => webhookFinding(ask, setting))),
  ];
  const areThere = functions.some(({ level }) => level === 'ok');
  const { key, api, url, site } = setting;
  if (!areThere && key === undefined) return functions;
  return [
    ...functions,
    ...(areThere && setting.secrets ? await attempt('The webhook', () => secret(ask, setting)) : []),
    ...(key === undefined
      ? [
          skipped(
            'Prices, webhook and portal at Stripe',
            'Set STRIPE_SECRET_KEY (a restricted key that may read is enough) and STRIPE_WEBHOOK_SECRET.',
          ),
        ]
      : await checkStripe(ask, { api, key, url, site })),
  ];
}

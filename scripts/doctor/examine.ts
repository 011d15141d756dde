import { readEnvironment } from '../../app/env.ts';
import { vapiUrl } from '../../app/parseEnvironment.ts';
import { checkAgent, checkOwnChat } from './agent.ts';
import { createAsk } from './ask.ts';
import { checkBilling } from './billing.ts';
import { checkProject } from './project.ts';
import { skipped, type Finding } from './report.ts';
import { checkSite } from './site.ts';
import { countSubscriptions } from './stripe.ts';
import { checkVariables, type Values } from './variables.ts';

export interface Examination {
  /** The app's variables, and what is only for servers. */
  values: Values;
  /** Where the app is served, if it is. */
  site?: string | undefined;
  fetch?: typeof fetch;
  /** In ms, for each request. */
  timeout?: number;
  now?: number;
  /** The voice provider's API. */
  provider?: string;
  /** The payment provider's API. */
  payments?: string;
}

/**
 * Checks a configuration and the services behind it. None of its requests changes anything but the sign-ins of the account that it
 * was given.
 */
export async function examine({ values, ...options }: Examination): Promise<Finding[]> {
  const site = options.site?.replace(/\/+$/, '');
  const findings = checkVariables(values, options.now ?? Date.now());
  // With invalid variables no request is sent: it would fail, and it might send a secret.
  if (findings.some(({ level }) => level === 'error')) return findings;
  const ask = createAsk(options.fetch ?? fetch, options.timeout);
  const { supabase, agent } = readEnvironment(values, 'http://localhost');
  const { DOCTOR_EMAIL: email, DOCTOR_PASSWORD: password } = values;
  if (supabase.hosted) {
    const account = email && password ? { email, password } : undefined;
    const { url, key } = supabase;
    const api = options.payments ?? 'https://api.stripe.com';
    const stripeKey = values.STRIPE_SECRET_KEY?.trim() || undefined;
    const countRunning = async () =>
      stripeKey === undefined ? undefined : countSubscriptions(ask, { api, key: stripeKey });
    findings.push(
      ...(await checkProject(ask, { url, key, site, account, countSubscriptions: countRunning })),
      ...(await checkBilling(ask, {
        url,
        site,
        api,
        key: stripeKey,
        secrets: values.STRIPE_WEBHOOK_SECRET,
        now: options.now ?? Date.now(),
      })),
    );
  } else if (values.STRIPE_SECRET_KEY?.trim())
    findings.push(
      skipped(
        'The plans at Stripe',
        'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY too: they belong to the accounts of a project.',
      ),
    );
  if (agent.hosted) {
    const { key, assistantId, baseUrl } = agent;
    const proxy = agent.chatPath === '/chat' && !values.VITE_ASSISTANT_URL ? baseUrl : undefined;
    const provider = options.provider ?? vapiUrl;
    const callsUrl = agent.callsUrl === vapiUrl ? undefined : agent.callsUrl;
    findings.push(...(await checkAgent(ask, { provider, key, assistantId, proxy, callsUrl, site })));
  }
  if (values.VITE_ASSISTANT_URL)
    findings.push(
      ...(await checkOwnChat(ask, { kind: 'assistant', url: agent.baseUrl, key: agent.key, site })),
    );
  if (site !== undefined) findings.push(...(await checkSite(ask, site, values)));
  return findings;
}

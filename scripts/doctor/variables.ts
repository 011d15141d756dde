import { readEnvironment } from '../../app/env.ts';
import { claimsOf } from '../../src/services/claimsOf.ts';
import { isUuid } from '../../src/services/isUuid.ts';
import { readRelease } from '../../build/readRelease.ts';
import { secretsIn } from '../../build/secrets.ts';
import { securityHeaders } from '../../build/securityHeaders.ts';
import { stripeKeyProblem, webhookSecretProblem } from '../../supabase/functions/_shared/billing/keys.ts';
import { isLocal } from './isLocal.ts';
import { error, ok, skipped, warning, type Finding } from './report.ts';

export type Values = Readonly<Record<string, string | undefined>>;

/** All variables that the app reads, so that a misspelt one is noticed. */
export const knownVariables = [
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'VITE_SUPABASE_IMAGE_TRANSFORMS',
  'VITE_VAPI_PUBLIC_KEY',
  'VITE_VAPI_ASSISTANT_ID',
  'VITE_VAPI_BASE_URL',
  'VITE_ASSISTANT_URL',
  'VITE_AGENT_PHONE',
  'VITE_SENTRY_DSN',
  'VITE_SUPPORT_EMAIL',
  'VITE_HSTS_SUBDOMAINS',
  'VITE_BILLING',
];

function supabaseKey(url: string, key: string, now: number): Finding {
  const where = 'Copy the publishable (anon) key from the Supabase dashboard, Project Settings, API Keys.';
  if (key.startsWith('sb_publishable_')) return ok('VITE_SUPABASE_ANON_KEY is a publishable key');
  const { ref, exp, role } = claimsOf(key);
  if (role !== 'anon') return error('VITE_SUPABASE_ANON_KEY is no publishable key', where);
  if (typeof exp === 'number' && exp * 1000 < now) return error('VITE_SUPABASE_ANON_KEY has expired', where);
  const [project, ...domain] = new URL(url).hostname.split('.');
  if (domain.join('.') === 'supabase.co' && typeof ref === 'string' && ref !== project)
    return error(`VITE_SUPABASE_ANON_KEY belongs to the project ${ref}, the URL to ${project}`, where);
  return ok('VITE_SUPABASE_ANON_KEY is an anon key');
}

/** What is wrong with the variables of billing. Each problem says what to do. [B9] */
function checkBillingVariables(values: Values): Finding[] {
  const {
    VITE_BILLING: mode = '',
    STRIPE_SECRET_KEY: key = '',
    STRIPE_WEBHOOK_SECRET: secrets = '',
  } = values;
  const problems = [
    key.trim() === '' ? undefined : stripeKeyProblem(key.trim()),
    secrets.trim() === '' ? undefined : webhookSecretProblem(secrets),
  ].filter((problem) => problem !== undefined);
  return [
    ...(['', 'simulated', 'stripe', 'none'].includes(mode.trim())
      ? []
      : [
          error(
            `VITE_BILLING is '${mode}'`,
            'Set it to simulated, stripe or none; it is for npm start only.',
          ),
        ]),
    ...problems.map((problem) => {
      const end = problem.indexOf('. ');
      return error(problem.slice(0, end), problem.slice(end + 2));
    }),
  ];
}

/** Checks the variables themselves, without any request. */
export function checkVariables(values: Values, now: number): Finding[] {
  const findings = secretsIn(values).map((secret) =>
    error(
      secret,
      'Remove it: VITE_ variables are in files that anybody can read. Revoke the key if a build was published.',
    ),
  );
  for (const name of Object.keys(values))
    if (name.startsWith('VITE_') && !knownVariables.includes(name))
      findings.push(warning(`${name} is read by nobody`, `Known are ${knownVariables.join(', ')}.`));
  findings.push(...checkBillingVariables(values));
  try {
    readRelease(values);
    const { supabase, agent, sentryDsn } = readEnvironment(values, 'http://localhost');
    if (supabase.hosted) findings.push(supabaseKey(supabase.url, supabase.key, now));
    else
      findings.push(
        skipped(
          'Accounts are the embedded ones',
          'For production set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY.',
        ),
      );
    if (agent.hosted && !isUuid(agent.assistantId))
      findings.push(
        warning(
          'VITE_VAPI_ASSISTANT_ID is not shaped like an id of Vapi',
          'Copy it from the assistant’s page.',
        ),
      );
    if (!agent.hosted && agent.baseUrl === '')
      findings.push(
        skipped(
          'The agent is the embedded one',
          'For production set VITE_ASSISTANT_URL, or VITE_VAPI_PUBLIC_KEY and VITE_VAPI_ASSISTANT_ID.',
        ),
      );
    if (sentryDsn && !/^https:\/\/\w+@[^/]+\/\d+$/.test(sentryDsn))
      findings.push(error('VITE_SENTRY_DSN is no DSN', 'It looks like https://<key>@<host>/<number>.'));
    const addresses = [supabase.hosted ? supabase.url : '', agent.baseUrl].filter((url) => url !== '');
    for (const url of addresses)
      if (url.startsWith('http:') && !isLocal(url))
        findings.push(
          error(
            `${url} is not HTTPS`,
            'Browsers refuse it on an HTTPS page, and anybody on the way reads it.',
          ),
        );
    findings.push(...checkPolicy(values, addresses));
  } catch (problem) {
    // Some errors list all that is wrong, others are about one variable.
    const message = problem instanceof Error ? problem.message : String(problem);
    const [whole = '', ...listed] = message.split('\n- ');
    findings.push(
      ...(listed.length > 0 ? listed : [whole]).map((line) =>
        error(line, 'Correct the variable, in the environment or in .env.'),
      ),
    );
  }
  return findings;
}

/** Whether the page's Content-Security-Policy lets the page reach what it is configured for. */
function checkPolicy(values: Values, addresses: readonly string[]): Finding[] {
  const policy = securityHeaders(values)['Content-Security-Policy'] ?? '';
  const sources = /(?:^|; )connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  const missing = addresses.map((url) => new URL(url).origin).filter((origin) => !sources.includes(origin));
  return missing.length === 0
    ? [ok('The Content-Security-Policy lets the configured services through')]
    : missing.map((origin) =>
        error(`The Content-Security-Policy keeps ${origin} out`, 'Correct build/securityHeaders.ts.'),
      );
}

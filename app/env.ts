import { claimsOf } from '../src/services/claimsOf.ts';
import { parseEnvironment, variable, type Environment } from './parseEnvironment.ts';

/** Whether it is a plain web address. A semicolon or a star in its host would have a meaning in the page's policy. */
function isWebAddress(value: string) {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return /^https?:$/.test(protocol) && /^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(hostname);
}

/** Whether it is exactly one address. In a mail's link anything more would be a subject or further recipients. */
const isEmail = (value: string) => /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(value);

const isSecret = (key: string) => key.startsWith('sb_secret_') || claimsOf(key)['role'] === 'service_role';

/**
 * Reads the build's variables. Throws one error that lists everything that is wrong with them. `origin`: the page's own
 * origin, where the embedded services answer.
 */
export function readEnvironment(values: Readonly<Record<string, unknown>>, origin: string): Environment {
  const problems: string[] = [];
  const read = (name: string) => variable(values, name);
  const address = (name: string, example: string) => {
    const value = read(name);
    if (value !== undefined && !isWebAddress(value))
      problems.push(`${name} is '${value}', which is not a web address. Set it to one such as ${example}.`);
    return value;
  };
  const together = (present: string, missing: string, where: string) =>
    problems.push(
      `${present} is set and ${missing} is not. Set ${missing} (${where}), or remove ${present} to use the embedded service.`,
    );

  const url = address('VITE_SUPABASE_URL', 'https://project.supabase.co');
  const anonKey = read('VITE_SUPABASE_ANON_KEY');
  const dashboard = 'in the Supabase dashboard under Project Settings, API';
  if (url && !anonKey) together('VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', dashboard);
  if (anonKey && !url) together('VITE_SUPABASE_ANON_KEY', 'VITE_SUPABASE_URL', dashboard);
  if (anonKey && isSecret(anonKey))
    problems.push(
      'VITE_SUPABASE_ANON_KEY is a secret key, which would give every visitor all rows. Set it to the publishable (anon) key and revoke the secret one if a build with it was published.',
    );

  const sizes = read('VITE_SUPABASE_IMAGE_TRANSFORMS');
  if (sizes !== undefined && sizes !== 'true' && sizes !== 'false')
    problems.push(
      `VITE_SUPABASE_IMAGE_TRANSFORMS is '${sizes}'. Set it to true where the project has image transformations, or remove it.`,
    );

  const vapiKey = read('VITE_VAPI_PUBLIC_KEY');
  const assistantId = read('VITE_VAPI_ASSISTANT_ID');
  const proxy = address('VITE_VAPI_BASE_URL', 'https://example.com/vapi');
  const vapiDashboard = 'in the Vapi dashboard';
  const assistant = address('VITE_ASSISTANT_URL', 'https://project.supabase.co/functions/v1/assistant');
  if (vapiKey && !assistantId) together('VITE_VAPI_PUBLIC_KEY', 'VITE_VAPI_ASSISTANT_ID', vapiDashboard);
  // Without the public key the operator's own function starts the calls.
  if (assistantId && !vapiKey && !proxy && !assistant)
    together('VITE_VAPI_ASSISTANT_ID', 'VITE_VAPI_PUBLIC_KEY', vapiDashboard);
  if (proxy && !assistantId) together('VITE_VAPI_BASE_URL', 'VITE_VAPI_ASSISTANT_ID', vapiDashboard);

  if (assistant && !url) together('VITE_ASSISTANT_URL', 'VITE_SUPABASE_URL', dashboard);
  if (assistant && proxy)
    problems.push(
      'VITE_ASSISTANT_URL and VITE_VAPI_BASE_URL are both set, and the chat can go to one of them only. Remove the other.',
    );

  address('VITE_SENTRY_DSN', 'https://key@o0.ingest.sentry.io/0');
  const supportEmail = read('VITE_SUPPORT_EMAIL');
  if (supportEmail && !isEmail(supportEmail))
    problems.push(
      `VITE_SUPPORT_EMAIL is '${supportEmail}', which is not an email address. Set it to one such as help@example.com, or remove it.`,
    );
  if (problems.length > 0)
    throw new Error(
      `The environment of this build is not right:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );

  return parseEnvironment(values, origin);
}

import { claimsOf } from '../src/services/claimsOf.ts';

/** Names of secret variables. The words must be whole words of the name. */
const secretName =
  /(?<![A-Z])(?:PRIVATE|SECRET|PASSWORD|SERVICE_ROLE|(?:VAPI|ASSISTANT)_(?:API_KEY|TOKEN))(?![A-Z])/i;

/**
 * `begins` recognises a variable's value; `whole` recognises a secret in a file, where other words may look similar.
 */
const shapes: readonly { begins: RegExp; whole: RegExp; what: string }[] = [
  { begins: /^sb_secret_/, whole: /\bsb_secret_[\w-]{8,}/, what: 'a secret key of Supabase' },
  { begins: /^sbp_/, whole: /\bsbp_[\da-f]{20,}/, what: 'an access token of Supabase' },
  {
    begins: /^(?:sk|rk)_(?:live|test)_/,
    whole: /\b[sr]k_(?:live|test)_\w{8,}/,
    what: 'a secret key of Stripe',
  },
  { begins: /^whsec_/, whole: /\bwhsec_[\w+/=-]{16,}/, what: 'the secret of a webhook' },
  {
    begins: /^sk-/,
    whole: /(?<![\w-])sk-(?=[\w-]*\d)[\w-]{20,}/,
    what: 'a secret key of a model provider',
  },
  { begins: /^sntry[su]_/, whole: /\bsntry[su]_[\w+/=-]{16,}/, what: 'an authentication token of Sentry' },
  {
    begins: /^-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    whole: /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    what: 'a private key',
  },
];
const serviceRole = 'the service_role key of Supabase, which passes every row-level policy';

const shapeOf = (value: string) =>
  claimsOf(value)['role'] === 'service_role'
    ? serviceRole
    : shapes.find(({ begins }) => begins.test(value))?.what;

/**
 * Variables for servers. Vapi's public and private keys look the same, so a value that is secret here is secret
 * anywhere.
 */
const serverNames = [
  'VAPI_PRIVATE_KEY',
  'VAPI_API_KEY',
  'VAPI_TOKEN',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_SECRET_KEY',
  'ASSISTANT_API_KEY',
  'ASSISTANT_CALL_KEY',
  'ASSISTANT_TICKET_SECRET',
];

/**
 * The variables that must not reach browsers. Every variable with the prefix `VITE_` is written into files that
 * anybody can read. Returns a sentence for each, which never repeats the value.
 */
export function secretsIn(variables: Readonly<Record<string, string | undefined>>): string[] {
  const read = (name: string) => variables[name]?.trim() ?? '';
  const reasonFor = (name: string) => {
    const value = read(name);
    const twin = serverNames.find((each) => read(each) === value);
    if (twin) return `has the value of ${twin}, which is for servers only`;
    const shape = shapeOf(value);
    if (shape) return `holds ${shape}`;
    return secretName.test(name) ? 'is by its name a private key' : undefined;
  };
  return Object.keys(variables)
    .filter((name) => name.startsWith('VITE_') && read(name) !== '')
    .toSorted()
    .flatMap((name) => {
      const reason = reasonFor(name);
      return reason ? [`${name} ${reason}.`] : [];
    });
}

/**
 * The secrets in a built file, in words that do not repeat them. `variables`: the environment of the build; the keys
 * for servers in it are searched for by their value.
 */
export function secretsInFile(
  text: string,
  variables: Readonly<Record<string, string | undefined>> = {},
): string[] {
  const tokens = text.match(/\beyJ[\w-]+\.eyJ[\w-]+(?:\.[\w-]*)?/g) ?? [];
  const values = serverNames.filter((name) => {
    const value = variables[name]?.trim() ?? '';
    return value.length >= 8 && text.includes(value);
  });
  return [
    ...shapes.filter(({ whole }) => whole.test(text)).map(({ what }) => what),
    ...(tokens.some((token) => claimsOf(token)['role'] === 'service_role') ? [serviceRole] : []),
    ...values.map((name) => `the value of ${name}`),
  ];
}

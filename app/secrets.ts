import { roleOf } from './keyRole.ts';

/** As words of a name, not as parts of one. */
const secretName = /(?<![A-Z])(?:PRIVATE|SECRET|PASSWORD|SERVICE_ROLE|VAPI_(?:API_KEY|TOKEN))(?![A-Z])/i;

const shapes: readonly [RegExp, string][] = [
  [/^sb_secret_/, 'a secret key of Supabase'],
  [/^(?:sk|rk)_(?:live|test)_/, 'a secret key of Stripe'],
  [/^sk-/, 'a secret key of a model provider'],
  [/^sntry[su]_/, 'an authentication token of Sentry'],
  [/^-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
];

const shapeOf = (value: string) =>
  roleOf(value) === 'service_role'
    ? 'the service_role key of Supabase, which passes every row-level policy'
    : shapes.find(([shape]) => shape.test(value))?.[1];

/** Vapi's public and private keys look alike: what is private where the operator keeps it stays private. */
const serverNames = [
  'VAPI_PRIVATE_KEY',
  'VAPI_API_KEY',
  'VAPI_TOKEN',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_SECRET_KEY',
];

/**
 * What may not be in a browser: every variable with the prefix `VITE_` is written into files that anybody can read.
 * A sentence for each, which never repeats the value.
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

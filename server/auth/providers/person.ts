// The accounts that the stand-ins for Google and GitHub know. None is stored: typing an address is enough to be its owner.

import { createHash } from 'node:crypto';
import { isRecord } from '../../../src/services/isRecord.ts';
import type { Provider } from '../../../src/services/providers.ts';
import { textOf } from '../factorContext.ts';

export interface ProvidedPerson {
  name: string;
  /** '' where the person tells the app no address. */
  email: string;
  /** Whether the provider says that the address is confirmed. */
  isVerified: boolean;
}

/** The person's number at this provider: the same for the same address. */
export function subjectOf(provider: Provider, { email, name }: ProvidedPerson): number {
  const hash = createHash('sha256')
    .update(`${provider} ${email.toLowerCase() || name}`)
    .digest();
  return hash.readUIntBE(0, 6);
}

/** The code that the stand-in gives for this person. It holds everything, because pages and tokens are answered in two threads. */
export const codeFor = (person: ProvidedPerson) => Buffer.from(JSON.stringify(person)).toString('base64url');

/** The person of a code; undefined when it is none. */
export function personIn(code: string): ProvidedPerson | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(code, 'base64url').toString());
    if (!isRecord(value)) return undefined;
    return { name: textOf(value.name), email: textOf(value.email), isVerified: value.isVerified === true };
  } catch {
    return undefined;
  }
}

/** What becomes of a person's account there in the metadata of the account here. */
export function claimsOfPerson(provider: Provider, person: ProvidedPerson) {
  const { name, email, isVerified } = person;
  const sub = String(subjectOf(provider, person));
  return {
    iss: provider === 'google' ? 'https://accounts.google.com' : 'https://api.github.com',
    sub,
    provider_id: sub,
    ...(name && { name, full_name: name }),
    avatar_url: pictureOf(provider, person),
    ...(email && { email }),
    email_verified: isVerified,
    phone_verified: false,
  };
}

/** The address of the person's picture there. No page of ours loads it. */
export const pictureOf = (provider: Provider, person: ProvidedPerson) =>
  `https://${provider}.invalid/pictures/${subjectOf(provider, person)}`;

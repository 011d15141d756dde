import { storedIdentity, type Persona, type StoredIdentity } from '../personas.ts';

const encode = (value: object) =>
  btoa(JSON.stringify(value)).replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_');

/** An access token like the backend’s. Its signature is made up, because nothing checks it in a story. */
export function accessToken(user: string, session: string, round = 0, isStrong = false) {
  const exp = 4102444800 + round;
  const aal = isStrong ? 'aal2' : 'aal1';
  const claims = { sub: user, session_id: session, role: 'authenticated', aal, exp };
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.c2lnbmF0dXJl`;
}

/** The ways into an account; a password unless something else was said. */
export const identitiesOf = ({ id, email, identities }: Persona): readonly StoredIdentity[] =>
  identities ?? [storedIdentity('email', id, email)];

/** A user as the auth service answers it. */
export const publicUser = (persona: Persona) => {
  const { id, email, metadata, factors, createdAt, isUnconfirmed } = persona;
  const identities = identitiesOf(persona);
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: identities.map(({ provider }) => provider) },
    user_metadata: { sub: id, email, ...metadata, email_verified: true, phone_verified: false },
    identities: identities.map((identity) => ({ ...identity, user_id: id })),
    created_at: createdAt ?? '2026-01-01T00:00:00+00:00',
    updated_at: '2026-01-01T00:00:00+00:00',
    ...(!isUnconfirmed && { email_confirmed_at: '2026-01-01T00:00:00+00:00' }),
    ...(factors && { factors }),
  };
};

import type { Persona } from '../personas.ts';

const encode = (value: object) =>
  btoa(JSON.stringify(value)).replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_');

/** An access token like the backend’s. Its signature is made up, because nothing checks it in a story. */
export function accessToken(user: string, session: string, round = 0, isStrong = false) {
  const exp = 4102444800 + round;
  const aal = isStrong ? 'aal2' : 'aal1';
  const claims = { sub: user, session_id: session, role: 'authenticated', aal, exp };
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.c2lnbmF0dXJl`;
}

/** A user as the auth service answers it. */
export const publicUser = ({ id, email, metadata, factors, createdAt, isUnconfirmed }: Persona) => ({
  id,
  aud: 'authenticated',
  role: 'authenticated',
  email,
  phone: '',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { sub: id, email, ...metadata, email_verified: true, phone_verified: false },
  identities: [{ identity_id: id, id, user_id: id, provider: 'email' }],
  created_at: createdAt ?? '2026-01-01T00:00:00+00:00',
  updated_at: '2026-01-01T00:00:00+00:00',
  ...(!isUnconfirmed && { email_confirmed_at: '2026-01-01T00:00:00+00:00' }),
  ...(factors && { factors }),
});

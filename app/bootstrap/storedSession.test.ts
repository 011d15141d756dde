import { expect, it } from 'vitest';
import { readStoredSession } from './storedSession.ts';
import { needsFactor } from '../../src/services/needsFactor.ts';

const token = (claims: object) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const weak = token({ aal: 'aal1', name: 'Zoë ÿ>?' });
const strong = token({ aal: 'aal2', name: 'Zoë ÿ>?' });
const guarded = { id: 'ada', factors: [{ status: 'unverified' }, { status: 'verified' }] };

it.each([
  ['the password alone', weak, guarded, true],
  ['the second factor too', strong, guarded, false],
  ['a token that cannot be read', 'no token', guarded, true],
  ['a factor that was begun and not confirmed', weak, { factors: [{ status: 'unverified' }] }, false],
  ['no factors', weak, {}, false],
  ['strange factors', weak, { factors: [null, 3, 'verified'] }, false],
  ['factors that are no list', weak, { factors: 'verified' }, false],
  ['no user', weak, null, false],
])('whether a code is asked for, with %s [U10]', (_name, sent, user, expected) => {
  expect(needsFactor(sent, user)).toBe(expected);
});

it.each([
  ['2026-05-04T09:30:00Z', '2026-05-04T09:30:00Z'],
  [{}, ''],
  [undefined, ''],
])('an account that was created at %o [B43]', (created_at, expected) => {
  const stored = { access_token: strong, expires_at: 4102444800, user: { id: 'ada', created_at } };
  expect(readStoredSession(JSON.stringify(stored))).toMatchObject({ createdAt: expected });
});

it('a stored session that lacks the second factor shows no dashboard and requests no rows [U10]', () => {
  const stored = (access_token: string) =>
    readStoredSession(JSON.stringify({ access_token, expires_at: 4102444800, user: guarded }));
  expect(stored(weak)).toBeUndefined();
  expect(stored(strong)).toMatchObject({ token: strong });
});

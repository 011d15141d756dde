import { expect, it } from 'vitest';
import { userOf, type Signed } from './user.ts';

it.each([
  ['has followed the link', { email: 'a@x.test', email_confirmed_at: '2026-05-04T09:30:00Z' }, undefined],
  ['has not followed the link', { email: 'a@x.test' }, true],
  ['has not followed the link, told as null', { email: 'a@x.test', email_confirmed_at: null }, true],
  ['has no address to confirm', { phone: '+15550100' }, undefined],
])('whoever %s has an unconfirmed address or not [B44]', (_, told, expected) => {
  const user = { id: 'u1', user_metadata: {}, ...told } as unknown as Signed['user'];
  expect(userOf({ user }, 'https://x.test').isUnconfirmed).toBe(expected);
});

it.each([
  ['https://lh3.googleusercontent.com/a/x', ''],
  [
    'https://x.test/storage/v1/object/public/avatars/u1/a.png',
    'https://x.test/storage/v1/object/public/avatars/u1/a.png',
  ],
  ['u1/a.png', 'https://x.test/storage/v1/object/public/avatars/u1/a.png'],
  [undefined, ''],
])('the picture of a sign-in at another site is left out: %s [U27]', (stored, shown) => {
  const user = { id: 'u1', user_metadata: { avatar_url: stored } } as unknown as Signed['user'];
  expect(userOf({ user }, 'https://x.test').avatarUrl).toBe(shown);
});

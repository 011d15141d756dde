import { expect, it } from 'vitest';
import { claimsOf } from './claimsOf.ts';

const token = (payload: string) => `head.${Buffer.from(payload).toString('base64url')}.signature`;

it('what a token says is read with every letter, also behind the name of its scheme [U13]', () => {
  const claims = { session_id: 's', email: 'zoë.ÿ>?@example.com', name: '李' };
  expect(claimsOf(token(JSON.stringify(claims)))).toEqual(claims);
  expect(claimsOf(`Bearer ${token(JSON.stringify(claims))}`)).toEqual(claims);
});

it.each(['', 'no token', 'a.b.c', token('{'), token('null')])('%j says nothing [U13]', (text) => {
  expect(claimsOf(text)).toEqual({});
});

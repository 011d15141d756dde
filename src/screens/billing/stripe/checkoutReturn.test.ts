import { expect, it } from 'vitest';
import { cleanReturn, readReturn } from './checkoutReturn.ts';

it.each([
  ['?checkout=pro', { from: 'paid', plan: 'pro' }],
  ['?a=1&checkout=enterprise', { from: 'paid', plan: 'enterprise' }],
  ['?checkout=cancelled', { from: 'abandoned' }],
  ['?billing=back', { from: 'portal' }],
  ['?checkout=free', undefined],
  ['?checkout=%3Cb%3E', undefined],
  ['', undefined],
])('reads %s [B16]', (search, returned) => {
  expect(readReturn(search)).toEqual(returned);
});

it('takes it out of the address, and leaves the rest and the history as they are [B16]', () => {
  const replaced: unknown[] = [];
  const history = { state: 'kept', replaceState: (...given: unknown[]) => replaced.push(given) };
  const at = (href: string) =>
    cleanReturn({ location: { href }, history } as unknown as Parameters<typeof cleanReturn>[0]);
  at('https://app.test/?a=1');
  expect(replaced).toEqual([]);
  at('https://app.test/?a=1&checkout=pro&billing=back');
  expect(replaced).toEqual([['kept', '', 'https://app.test/?a=1']]);
});

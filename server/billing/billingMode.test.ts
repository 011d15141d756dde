import { expect, it } from 'vitest';
import { billingAnswerer } from './billingMode.ts';

const answerer = (mode: 'simulated' | 'stripe' | 'none') =>
  billingAnswerer(
    { mode, stripeKey: undefined },
    () => Promise.reject(new Error('This backend does not open')),
    () => 'http://localhost:3000',
  );

it('whoever bought while plans were sold can end that where they are not offered any more [B6, U36]', () => {
  expect(answerer('simulated')).toBeUndefined();
  expect(answerer('stripe')).toBeTypeOf('function');
  expect(answerer('none')).toBeTypeOf('function');
});

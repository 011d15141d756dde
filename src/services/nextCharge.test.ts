import { expect, it } from 'vitest';
import type { Billing } from './data.ts';
import { nextCharge } from './nextCharge.ts';

const at = '2026-12-01T09:00:00+00:00';
const pro: Billing = {
  plan: 'pro',
  status: 'active',
  paymentMethod: 'Visa •••• 4242',
  interval: 'month',
  price: { amount: 25, currency: 'EUR' },
  renewsAt: at,
};
const charge = { kind: 'charge', at, amount: 25, currency: 'EUR' };

it.each<[string, Partial<Billing>, ReturnType<typeof nextCharge> | object]>([
  ['a month of Pro, at the price of whoever came early', {}, charge],
  [
    'a year of Pro',
    { interval: 'year', price: { amount: 240, currency: 'USD' } },
    { ...charge, amount: 240, currency: 'USD' },
  ],
  ['a plan that was cancelled', { renewsAt: null, endsAt: at }, { kind: 'end', at }],
  ['a cancelled plan whose renewal is still stored', { endsAt: at }, { kind: 'end', at }],
  ['a payment that is owed and not known', { status: 'past_due', interval: 'year' }, { kind: 'owed' }],
  ['a cancelled plan with a payment that is owed', { status: 'past_due', endsAt: at }, { kind: 'owed' }],
  [
    'a plan that is in no list of prices, and is owed',
    { plan: 'gold', status: 'past_due' },
    { kind: 'owed' },
  ],
  ['a plan that is in no list of prices', { plan: 'gold' }, charge],
])('%s has its next step [B37]', (_, more, next) => {
  expect(nextCharge({ ...pro, ...more })).toEqual(next);
});

it('a plan whose price is not known renews all the same [B37]', () => {
  const { price: _, ...unpriced } = pro;
  expect(nextCharge(unpriced)).toEqual({ kind: 'renewal', at });
});

it.each<[string, Partial<Billing>]>([
  ['Free', { plan: 'free' }],
  ['a plan that nobody is charged for', { renewsAt: null }],
  ['a time that is none', { renewsAt: 'soon', endsAt: 'later' }],
])('%s has no next charge [B37]', (_, more) => {
  expect(nextCharge({ ...pro, ...more })).toBeUndefined();
});

it('what is owed is the payment that failed last, and not the price of the list [B37]', () => {
  const payment = { serviceName: 'Pro plan', date: at, currency: 'EUR' };
  const payments = [
    { ...payment, id: '3', amount: 5, status: 'completed', serviceName: 'Voice minutes' },
    { ...payment, id: '2', amount: 35, status: 'failed' },
    { ...payment, id: '1', amount: 99, status: 'failed' },
  ];
  expect(nextCharge({ ...pro, status: 'past_due' }, payments)).toEqual({
    kind: 'owed',
    amount: 35,
    currency: 'EUR',
  });
});

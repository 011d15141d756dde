import { expect, it } from 'vitest';
import type { Payment } from '../../../services/data.ts';
import { suggestions } from './suggestions.ts';
import { words } from './suggestions.words.ts';

const now = new Date(2026, 10, 23);
const payment = (date: string, status: string, serviceName = 'Pro plan'): Payment => ({
  id: date,
  serviceName,
  date,
  amount: 29,
  currency: 'USD',
  status,
});
const billing = (plan: string) => ({ plan, status: 'active', paymentMethod: '' });
const ask = (payments: readonly Payment[] | undefined, plan?: string) =>
  suggestions(
    { payments, billing: plan === undefined ? undefined : billing(plan), now, locale: 'en-GB' },
    words,
  );

it('asks about the payment that failed, the next plan and this year’s sum [A51]', () => {
  expect(
    ask([payment('2026-05-03T12:00:00', 'failed'), payment('2026-04-03T12:00:00', 'completed')], 'pro'),
  ).toEqual([
    'Why did my payment of 3 May fail?',
    'What would Enterprise cost me?',
    'How much did I pay this year?',
  ]);
});

it('names the year of a payment that failed in another one [A51]', () => {
  expect(ask([payment('2025-05-03T12:00:00', 'failed')])).toEqual(['Why did my payment of 3 May 2025 fail?']);
});

it('asks about the newest payment that failed, and not about one whose day is unknown [A51]', () => {
  const payments = [payment('2026-05-05T12:00:00', 'failed'), payment('2026-03-03T12:00:00', 'failed')];
  expect(ask(payments)).toEqual(['Why did my payment of 5 May fail?']);
  expect(ask([payment('', 'failed')])).toEqual([]);
});

it.each([
  ['free', 'What would Pro cost me?'],
  ['pro', 'What would Enterprise cost me?'],
  ['enterprise', 'What does Enterprise include?'],
])('offers somebody on the %s plan: %s [A51]', (plan, question) => {
  expect(ask([], plan)).toEqual([question]);
});

it('says nothing of a plan that the app does not know, nor before anything has loaded [A51]', () => {
  expect(ask([], 'gold')).toEqual([]);
  expect(ask(undefined)).toEqual([]);
});

it('asks for the sum of the last year with a payment where this year has none [A51]', () => {
  const payments = [payment('2025-05-03T12:00:00', 'completed'), payment('2024-05-03T12:00:00', 'completed')];
  expect(ask(payments)).toEqual(['How much did I pay in 2025?']);
  expect(ask([payment('', 'completed')])).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../../services/billing.ts';
import { plans } from '../../../services/plans.ts';
import { changeTo, offerOf } from './offers.ts';

const nothing: Subscription = {
  plan: 'free',
  status: 'active',
  paymentMethod: '',
  interval: null,
  renewsAt: null,
  endsAt: null,
  cardExpires: null,
};
const pro: Subscription = { ...nothing, plan: 'pro', interval: 'month', renewsAt: '2026-08-01T00:00:00Z' };
const enterprise: Subscription = { ...pro, plan: 'enterprise' };
const ending: Subscription = { ...pro, renewsAt: null, endsAt: pro.renewsAt };

/** The three buttons: their words, in brackets where they cannot be pressed. */
const buttons = (now: Subscription, interval: 'month' | 'year' = 'month') =>
  plans.map((plan) => {
    const offer = offerOf(plan, now, interval);
    if (offer.state === 'current') return '(Current Plan)';
    if ('startsAt' in offer) return `(Starts ${offer.startsAt})`;
    return offer.state === 'locked' ? `(${offer.label})` : offer.label;
  });

describe('the buttons of the plans say what they do [B14]', () => {
  it.each([
    ['for somebody who pays nothing', nothing, 'month', ['(Current Plan)', 'Upgrade', 'Upgrade']],
    ['with yearly prices', nothing, 'year', ['(Current Plan)', 'Upgrade', 'Upgrade']],
    ['on Pro', pro, 'month', ['Downgrade', '(Current Plan)', 'Upgrade']],
    ['on Pro, with yearly prices', pro, 'year', ['Downgrade', 'Switch to yearly', 'Upgrade']],
    ['on Enterprise', enterprise, 'month', ['Downgrade', 'Downgrade', '(Current Plan)']],
    [
      'on a yearly plan, with monthly prices',
      { ...enterprise, interval: 'year' },
      'month',
      ['Downgrade', 'Downgrade', 'Switch to monthly'],
    ],
    ['while the plan ends', ending, 'month', [`(Starts ${ending.endsAt})`, '(Current Plan)', '(Upgrade)']],
    [
      'with a plan that was given',
      { ...nothing, plan: 'pro' },
      'year',
      ['(Downgrade)', '(Current Plan)', 'Upgrade'],
    ],
    [
      'with a plan that nobody knows',
      { ...nothing, plan: 'x' },
      'month',
      ['(Downgrade)', 'Upgrade', 'Upgrade'],
    ],
  ] as const)('%s', (_who, now, interval, words) => {
    expect(buttons(now, interval)).toEqual(words);
  });
});

describe('a wish for a plan [B17]', () => {
  it.each([
    [
      'is bought by whoever pays nothing',
      nothing,
      'pro',
      { kind: 'buy', choice: { plan: 'pro', interval: 'month' } },
    ],
    [
      'is a change in the interval that is paid',
      { ...pro, interval: 'year' },
      'enterprise',
      { kind: 'change', word: 'Upgrade', choice: { plan: 'enterprise', interval: 'year' } },
    ],
    ['for the free plan cancels', pro, 'free', { kind: 'cancel' }],
    ['for the present plan is none', pro, 'pro', undefined],
    ['is none while the plan ends', ending, 'enterprise', undefined],
    ['is none for a plan that is not sold', pro, 'platinum', undefined],
  ] as const)('%s', (_what, now, plan, change) => {
    expect(changeTo(plan, now)).toEqual(change);
  });
});

import { describe, expect, it } from 'vitest';
import { spokenYes, taskTexts, type Task, type TaskBefore } from './tools.ts';
import { taskBefore } from './taskBefore.ts';

const lines = (task: Task, before?: TaskBefore) =>
  taskTexts(task, before).details.map(({ label, value, before: was }) =>
    was === undefined ? `${label}: ${value}` : `${label}: ${was} → ${value}`,
  );
const profile = {
  id: 'u',
  email: 'ada@example.com',
  fullName: 'Ada Lovelace',
  location: '',
  description: 'Sailor',
  avatarUrl: '',
  updatedAt: '',
};

describe('what a card says', () => {
  it('of the profile: what each field was, and what it becomes [A43]', () => {
    const task: Task = {
      name: 'edit_profile',
      fields: { location: 'Lisbon', description: '', fullName: 'Ada Lovelace' },
    };
    const before = taskBefore(task, { profile });
    expect(before).toEqual({ fields: { fullName: 'Ada Lovelace', location: '', description: 'Sailor' } });
    expect(lines(task, before)).toEqual([
      'Full Name: Ada Lovelace',
      'Location: (empty) → Lisbon',
      'Description: Sailor → (empty)',
    ]);
  });

  it('of a dearer plan: both prices, the difference, the start and the payment method [A43]', () => {
    const task: Task = { name: 'subscribe', plan: 'enterprise' };
    const before = taskBefore(task, { billing: { plan: 'pro', status: 'active', paymentMethod: 'PayPal' } });
    expect(lines(task, before)).toEqual([
      'Plan: Pro → Enterprise',
      'Price: $29 a month → $99 a month',
      'Difference: $70 a month more',
      'Starts: Today',
      'Payment method: PayPal → Credit Card',
    ]);
  });

  it('of a cheaper plan: that it costs less, and of a free one nothing about paying [A43]', () => {
    expect(
      lines({ name: 'subscribe', plan: 'free' }, { plan: 'enterprise', paymentMethod: 'Credit Card' }),
    ).toEqual([
      'Plan: Enterprise → Free',
      'Price: $99 a month → $0 a month',
      'Difference: $99 a month less',
      'Starts: Today',
    ]);
  });

  it('of a first plan: that no payment method was chosen [A43]', () => {
    expect(lines({ name: 'subscribe', plan: 'pro' }, { plan: 'free', paymentMethod: '' })).toContain(
      'Payment method: None → Credit Card',
    );
    expect(
      lines({ name: 'subscribe', plan: 'pro' }, { plan: 'free', paymentMethod: 'Credit Card' }),
    ).toContain('Payment method: Credit Card');
  });

  it('of a plan that comes back: the payment method that comes back with it [A46]', () => {
    const now = { plan: 'enterprise', paymentMethod: 'Credit Card' };
    expect(lines({ name: 'subscribe', plan: 'pro', paymentMethod: 'PayPal' }, now)).toContain(
      'Payment method: Credit Card → PayPal',
    );
    expect(lines({ name: 'subscribe', plan: 'free', paymentMethod: '' }, now)).toContain(
      'Payment method: Credit Card → None',
    );
  });

  it('of a plan that the app does not know: its stored name and no difference [A43]', () => {
    expect(lines({ name: 'subscribe', plan: 'pro' }, { plan: 'platinum', paymentMethod: 'PayPal' })).toEqual([
      'Plan: platinum → Pro',
      'Price: $29 a month',
      'Starts: Today',
      'Payment method: PayPal → Credit Card',
    ]);
  });

  it('of what has not loaded: the new values alone [A43]', () => {
    expect(taskBefore({ name: 'subscribe', plan: 'pro' }, {})).toEqual({});
    expect(taskBefore({ name: 'sign_out' }, { profile })).toEqual({});
    expect(lines({ name: 'subscribe', plan: 'pro' })).toEqual([
      'Plan: Pro',
      'Price: $29 a month',
      'Starts: Today',
    ]);
    expect(lines({ name: 'edit_profile', fields: { location: 'Lisbon' } })).toEqual(['Location: Lisbon']);
  });

  it('of a sign-out: that it is on every device [A43]', () => {
    expect(lines({ name: 'sign_out' })).toEqual(['Where: On every device, this one included']);
  });

  it.each<[Task, string, boolean]>([
    [{ name: 'edit_profile', fields: { location: '' } }, 'yes', false],
    [{ name: 'subscribe', plan: 'enterprise' }, 'yes, Enterprise', true],
    [{ name: 'sign_out' }, 'yes, sign out', true],
  ])('%j is agreed to aloud by %s [A41]', (task, words, isNameNeeded) => {
    expect(spokenYes(task)).toEqual({ words, isNameNeeded });
  });
});

import { describe, expect, it } from 'vitest';
import { attentionOf } from './attention.ts';
import type { Billing, Payment } from './data.ts';

const now = Date.parse('2026-05-04T09:30:00Z');
const pro: Billing = {
  plan: 'pro',
  status: 'active',
  paymentMethod: 'Visa •••• 4242',
  cardExpires: '2030-12-31',
};
const payment = (date: string, status: string, more: Partial<Payment> = {}): Payment => ({
  id: date,
  serviceName: 'Pro plan',
  date: `${date}T08:00:00Z`,
  amount: 29,
  currency: 'USD',
  status,
  ...more,
});
const kinds = (billing: Billing | undefined, payments: readonly Payment[] = []) =>
  attentionOf(billing, payments, now).map(({ kind }) => kind);

describe('a failed payment', () => {
  const failed = payment('2026-05-01', 'failed', { failure: 'insufficient_funds' });

  it('asks for attention with the code of its reason [B36]', () => {
    expect(attentionOf(pro, [failed, payment('2026-04-01', 'completed')], now)).toEqual([
      {
        kind: 'failed',
        id: 'failed:2026-05-01',
        date: '2026-05-01T08:00:00Z',
        failure: 'insufficient_funds',
        canUpdateCard: true,
      },
    ]);
  });

  it.each([
    ['was paid since', [payment('2026-05-02', 'completed'), failed], []],
    [
      'was paid for something else since',
      [payment('2026-05-02', 'success', { serviceName: 'Voice minutes' }), failed],
      ['failed'],
    ],
    ['has only a pending payment after it', [payment('2026-05-02', 'pending'), failed], ['failed']],
    ['has come after the page was opened', [payment('2026-05-08', 'failed')], ['failed']],
    ['is older than two months', [payment('2026-03-01', 'failed')], []],
    ['has no date', [payment('2026-05-01', 'failed', { date: '' })], []],
    ['lies in the future', [payment('2026-06-01', 'failed')], []],
    ['is told in another word', [payment('2026-05-01', 'Declined')], ['failed']],
  ])('that %s leads to %s [B36]', (_, payments, expected) => {
    expect(kinds(pro, payments)).toEqual(expected);
  });

  it('asks for as long as the provider says that the plan is past due, without a payment too [B36]', () => {
    expect(kinds({ ...pro, status: 'past_due' }, [payment('2026-01-01', 'failed')])).toEqual(['failed']);
    expect(kinds({ ...pro, status: 'past_due' })).toEqual(['failed']);
  });

  it('offers another card only where the plan is paid at a provider [B36]', () => {
    const [found] = attentionOf({ ...pro, cardExpires: null }, [failed], now);
    expect(found).toMatchObject({ canUpdateCard: false });
  });
});

describe('a card and a plan', () => {
  it.each([
    ['expires in a month', '2026-06-03', [{ kind: 'card', hasExpired: false }]],
    ['expires today', '2026-05-04', [{ kind: 'card', hasExpired: false }]],
    ['expired yesterday', '2026-05-03', [{ kind: 'card', hasExpired: true }]],
    ['expires in half a year', '2026-11-30', []],
    ['expires on no day', 'soon', []],
  ])('a card that %s [B36]', (_, cardExpires, expected) => {
    expect(attentionOf({ ...pro, cardExpires }, [], now)).toMatchObject(expected);
    expect(attentionOf({ ...pro, cardExpires }, [], now)).toHaveLength(expected.length);
  });

  it('a plan that was cancelled says when it ends, and nothing of a card that is not charged again [B36]', () => {
    const ending = { ...pro, endsAt: '2026-06-01T00:00:00Z', cardExpires: '2026-05-31' };
    expect(attentionOf(ending, [], now)).toEqual([
      { kind: 'ends', id: 'ends:2026-06-01T00:00:00Z', at: '2026-06-01T00:00:00Z', planName: 'Pro' },
    ]);
    expect(kinds({ ...ending, endsAt: '2026-05-01T00:00:00Z' })).toEqual([]);
  });

  it('an address that is not confirmed comes after a failed payment and before what is only about to happen [B44]', () => {
    const ending = { ...pro, endsAt: '2026-06-01T00:00:00Z' };
    const failed = payment('2026-05-01', 'failed');
    expect(attentionOf(ending, [failed], now, 'ada@example.com').map(({ id }) => id)).toEqual([
      'failed:2026-05-01',
      'unconfirmed:ada@example.com',
      'ends:2026-06-01T00:00:00Z',
    ]);
    expect(attentionOf(undefined, [], now, 'ada@example.com')).toHaveLength(1);
  });

  it('nothing asks where nothing is known [B36]', () => {
    expect(kinds(undefined)).toEqual([]);
  });
});

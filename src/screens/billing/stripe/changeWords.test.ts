import { expect, it } from 'vitest';
import type { Subscription } from '../../../services/billing.ts';
import { formatDate } from '../../../services/money.ts';
import { changeWords as wordsIn, figuresOf as figuresIn } from './changeWords.ts';
import { words } from './changeWords.words.ts';
import type { PlanChange } from './offers.ts';

const changeWords = (asked: PlanChange, now: Subscription) => wordsIn(asked, now, words);
const figuresOf = (preview: Parameters<typeof figuresIn>[0], method: string) =>
  figuresIn(preview, method, words);

const pro: Subscription = {
  plan: 'pro',
  status: 'active',
  paymentMethod: 'Visa •••• 4242',
  interval: 'month',
  renewsAt: '2026-08-01T12:00:00Z',
  endsAt: null,
  cardExpires: null,
};
const free: Subscription = { ...pro, plan: 'free', interval: null, renewsAt: null };
const change = (
  word: Extract<PlanChange, { kind: 'change' }>['word'],
  plan: string,
  interval: 'month' | 'year',
) => ({ kind: 'change', word, choice: { plan, interval } }) as const;

it.each([
  [
    'Upgrade to Enterprise?',
    'Pro $29 → Enterprise $99 / month',
    change('Upgrade', 'enterprise', 'month'),
    pro,
  ],
  [
    'Upgrade to Enterprise?',
    'Pro €24.50 → Enterprise $99 / month',
    change('Upgrade', 'enterprise', 'month'),
    { ...pro, price: { amount: 24.5, currency: 'EUR' } },
  ],
  ['Switch to yearly?', 'Pro $29 / month → Pro $290 / year', change('Switch to yearly', 'pro', 'year'), pro],
  [
    'Downgrade to Pro?',
    'Enterprise $990 → Pro $290 / year',
    change('Downgrade', 'pro', 'year'),
    { ...pro, plan: 'enterprise', interval: 'year' as const },
  ],
  ['Downgrade to Free?', 'Pro $29 / month → Free $0', { kind: 'cancel' }, pro],
  [
    'Downgrade to Free?',
    'Pro $290 / year → Free $0',
    { kind: 'cancel' },
    { ...pro, interval: 'year' as const },
  ],
  [
    'Upgrade to Pro?',
    'Free $0 → Pro $29 / month',
    { kind: 'buy', choice: { plan: 'pro', interval: 'month' } },
    free,
  ],
] satisfies [string, string, PlanChange, Subscription][])('%s %s [B15]', (title, line, asked, now) => {
  const said = changeWords(asked, now);
  expect([said.title, `${said.from} → ${said.to}`]).toEqual([title, line]);
});

it('says until when the present plan lasts, where it is cancelled and where it is changed [B15]', () => {
  expect(changeWords({ kind: 'cancel' }, pro).description).toContain(
    `Pro lasts until ${formatDate(pro.renewsAt!)}.`,
  );
  expect(
    changeWords(change('Downgrade', 'pro', 'month'), { ...pro, plan: 'enterprise' }).description,
  ).toMatch(/^Enterprise lasts until you have confirmed it/);
});

it('shows the figures of the provider with discount, tax and credit, and computes none [B15, B30]', () => {
  const preview = {
    due: 4120,
    currency: 'usd',
    lines: [{ amount: -1709, description: 'Unused time' }],
    adjustments: [],
    next: { amount: 9900, at: '2026-08-01T12:00:00Z' },
  };
  expect(figuresOf(preview, 'Visa •••• 4242')).toEqual({
    status: 'ready',
    lines: [{ description: 'Unused time', amount: '-$17.09' }],
    today: '$41.20',
    next: { label: `Then on ${formatDate(preview.next.at)}`, amount: '$99.00' },
    method: 'Visa •••• 4242',
  });
  const adjusted = {
    ...preview,
    adjustments: [
      { kind: 'discount', amount: -500 },
      { kind: 'tax', amount: 620 },
      { kind: 'credit', amount: -100 },
    ] as const,
  };
  expect(figuresOf(adjusted, '').lines.slice(1)).toEqual([
    { description: 'Discount', amount: '-$5.00' },
    { description: 'Tax', amount: '$6.20' },
    { description: 'Your credit', amount: '-$1.00' },
  ]);
  const left = { ...preview, due: 0, adjustments: [{ kind: 'credit', amount: 900 }] as const };
  expect(figuresOf(left, '').lines[1]).toEqual({
    description: 'Kept as credit for later charges',
    amount: '$9.00',
  });
  expect(figuresOf({ ...preview, next: null }, '')).not.toHaveProperty('next');
  expect(figuresOf({ ...preview, due: 0 }, '').next?.label).toMatch(/less your credit$/);
});

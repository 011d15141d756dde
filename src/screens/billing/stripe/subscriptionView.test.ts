import { expect, it } from 'vitest';
import type { Subscription } from '../../../services/billing.ts';
import { formatDate } from '../../../services/money.ts';
import { inEnglish } from '../../shell/language/LanguageProvider.tsx';
import { words as planWords } from '../planViews.words.ts';
import { subscriptionView as viewIn } from './subscriptionView.ts';
import { words } from './subscriptionView.words.ts';

const subscriptionView = (now: Subscription, shownAt: number) =>
  viewIn(now, shownAt, { ...planWords, ...words }, inEnglish.translate);

const at = Date.parse('2026-07-01T12:00:00Z');
const pro: Subscription = {
  plan: 'pro',
  status: 'active',
  paymentMethod: 'Visa •••• 4242',
  interval: 'month',
  renewsAt: '2026-08-01T12:00:00Z',
  endsAt: null,
  cardExpires: '2030-12-31',
};
const date = formatDate(pro.renewsAt!);

it.each([
  ['active', `Renews on ${date}.`, {}],
  ['ending', `Ends on ${date}. After that you are on Free.`, { renewsAt: null, endsAt: pro.renewsAt }],
  ['payment failed', 'The last payment failed. Update your card to keep Pro.', { status: 'past_due' }],
] as const)('says what comes next: %s [B14]', (status, next, more) => {
  expect(subscriptionView({ ...pro, ...more }, at)).toMatchObject({ status, next, price: '$29 / month' });
});

it.each([
  ['2030-12-31', 'Expires 12/2030', undefined],
  ['2026-08-31', 'Expires 08/2026', undefined],
  ['2026-08-29', 'Expires 08/2026', 'Expires soon'],
  ['2026-07-01', 'Expires 07/2026', 'Expires soon'],
  ['2026-06-30', 'Expired 06/2026', 'Expired'],
  [null, '', undefined],
  ['soon', '', undefined],
])('a card of %s: %s, %s [B14]', (cardExpires, expiry, warning) => {
  const { method } = subscriptionView({ ...pro, cardExpires }, at);
  expect([method?.expiry, method?.warning?.text]).toEqual([expiry, warning]);
});

it('shows no card where nothing is paid [B14]', () => {
  const free = { ...pro, plan: 'free', interval: null, renewsAt: null, paymentMethod: '' };
  expect(subscriptionView(free, at)).toEqual({
    planName: 'Free',
    price: '$0 / month',
    status: 'active',
    tone: 'positive',
    next: 'Nothing is charged.',
  });
});

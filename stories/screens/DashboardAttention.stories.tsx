import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { backendHandlers } from '../../mocks/handlers/backend.ts';
import { personas, type Persona } from '../../mocks/personas.ts';
import { backendOf, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { virtualClock } from '../../mocks/virtualClock.ts';
import { ClockProvider } from '../../src/screens/shell/clock.ts';
import { heading, press } from '../steps.ts';

const { pro } = personas;
/** May 4, 2026: the stories' present, so that their dates are always the same. */
const present = virtualClock();

/** Pro, paid at the payment provider. */
const subscriber = (
  billing: Partial<Persona['billing']>,
  payments: Persona['payments'] = pro.payments,
): Persona => ({
  ...pro,
  billing: {
    ...pro.billing,
    payment_method: 'Visa •••• 4242',
    billing_interval: 'month',
    price: 29,
    price_currency: 'USD',
    renews_at: '2026-06-01T08:00:00+00:00',
    card_expires: '2030-12-31',
    ...billing,
  },
  payments,
});
const [newest, ...older] = pro.payments;
const failing = [
  { ...newest, status: 'failed', failure: 'insufficient_funds' },
  ...older,
] as Persona['payments'];

const meta = {
  title: 'Screens/Dashboard, attention',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen', requirements: ['B36'] },
  decorators: (Story) => (
    <ClockProvider value={present}>
      <Story />
    </ClockProvider>
  ),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a cold run the first of them waits for all of the code. */
async function attention() {
  await heading('Dashboard');
  return within(await screen.findByRole('region', { name: 'Needs your attention' }, { timeout: 15_000 }));
}

/** A payment failed: the reason in plain words, what is owed, and the way to the card. Nobody can hide it. */
export const PaymentFailed: Story = {
  parameters: { requirements: ['B37', 'B57'] },
  beforeEach: backendOf(subscriber({ subscription_status: 'past_due' }, failing)),
  play: async () => {
    const row = await attention();
    await expect(row.getByText('Your payment of May 1, 2026 failed.')).toBeVisible();
    await expect(
      row.getByText('There was not enough money on the card. Top it up, or use another card.'),
    ).toBeVisible();
    await expect(row.queryByRole('button', { name: /^Hide/ })).toBeNull();
    const billing = within(screen.getByRole('region', { name: 'Billing Status' }));
    await expect(billing.getByText('Owed now').nextElementSibling).toHaveTextContent(/^\$29\.00$/);
    await expect(billing.queryByText('Next charge')).toBeNull();
    await press('Update card');
    await expect(await heading('Billing & Subscriptions')).toBeVisible();
    const plan = within(await screen.findByRole('region', { name: 'Current plan' }));
    await expect(await plan.findByText('past due')).toBeVisible();
  },
};

/** Paid on the provider's page, in another tab: whoever comes back from there sees it without loading the page again. */
export const PaidInAnotherTab: Story = {
  parameters: { requirements: ['B50'] },
  beforeEach: backendOf(subscriber({ subscription_status: 'past_due' }, failing)),
  play: async ({ msw }) => {
    await attention();
    msw.use(...backendHandlers(subscriber({})));
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull());
    const billing = within(await screen.findByRole('region', { name: 'Billing Status' }));
    await expect(billing.getByText('$29.00 on Jun 1, 2026. Tax and discounts may apply.')).toBeVisible();
  },
};

/** The agent is asked in the user's words, and answers in its panel. */
export const AskedWhy: Story = {
  beforeEach: backendOf(subscriber({}, failing)),
  play: async () => {
    await attention();
    await press('Ask why');
    await expect(
      await screen.findByText('Why did my last payment fail?', {}, { timeout: 15_000 }),
    ).toBeVisible();
  },
};

/** Where nobody sells plans there is no card to update, but a list of payments. */
export const FailedWithoutProvider: Story = {
  beforeEach: backendOf({ ...pro, payments: failing }),
  play: async () => {
    const row = await attention();
    await expect(row.queryByRole('button', { name: 'Update card' })).toBeNull();
    await press('See payments');
    await expect(await heading('Payments')).toBeVisible();
  },
};

/** A card that expires soon can be hidden, and stays so. */
export const CardExpires: Story = {
  beforeEach: [
    backendOf(subscriber({ card_expires: '2026-05-31' })),
    () => localStorage.removeItem(`parley-dismissed-${pro.id}`),
  ],
  play: async () => {
    const row = await attention();
    await expect(row.getByText('Your card expires in 05/2026.')).toBeVisible();
    await press('Hide: Your card expires in 05/2026.');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull());
    await expect(localStorage.getItem(`parley-dismissed-${pro.id}`)).toBe('["card:2026-05-31"]');
    localStorage.removeItem(`parley-dismissed-${pro.id}`);
  },
};

/** A plan that was cancelled says when it ends, above and on the card. */
export const PlanEnds: Story = {
  parameters: { requirements: ['B36', 'B37'] },
  beforeEach: backendOf(subscriber({ renews_at: null, ends_at: '2026-06-01T08:00:00+00:00' })),
  play: async () => {
    const row = await attention();
    await expect(row.getByText('Your Pro plan ends on Jun 1, 2026.')).toBeVisible();
    const billing = within(await screen.findByRole('region', { name: 'Billing Status' }));
    await expect(billing.getByText('on Jun 1, 2026')).toBeVisible();
  },
};

const unconfirmed: Persona = { ...personas.free, isUnconfirmed: true };

/** Nobody has followed the link of the confirmation mail, which can be sent again once a minute. */
export const EmailNotConfirmed: Story = {
  args: { signedInAs: unconfirmed },
  parameters: { requirements: ['B44'] },
  beforeEach: backendOf(unconfirmed),
  play: async () => {
    const row = await attention();
    await expect(row.getByText('Your email address is not confirmed.')).toBeVisible();
    await expect(row.getByText(/^We sent a link to alan@example\.com\./)).toBeVisible();
    await press('Send again');
    await expect(
      await row.findByText('Sent to alan@example.com. It can take a minute. Check your spam folder too.'),
    ).toBeVisible();
    const sent = row.getByRole('button', { name: 'Sent' });
    await expect(sent).toHaveAttribute('aria-disabled', 'true');
    await expect(sent).toHaveFocus();
  },
};

/** The mail could not be sent: why, and the same button again. */
export const EmailNotSent: Story = {
  args: { signedInAs: unconfirmed },
  parameters: { requirements: ['B44'] },
  beforeEach: [backendOf(unconfirmed), withHandlers(fault('resend', 'net'))],
  play: async ({ msw }) => {
    const row = await attention();
    await press('Send again');
    await expect(await row.findByText('We could not send you the link.')).toBeVisible();
    await expect(
      row.getByText('We could not reach the server. Check your connection and try again.'),
    ).toBeVisible();
    msw.resetHandlers();
    msw.use(...backendHandlers(unconfirmed));
    await press('Send again');
    await expect(await row.findByText(/^Sent to alan@example\.com\./)).toBeVisible();
  },
};

/** Nothing asks for attention: no row, and the next charge stands on the card. */
export const NothingUrgent: Story = {
  parameters: { requirements: ['B37'] },
  beforeEach: backendOf(subscriber({})),
  play: async () => {
    const billing = within(await screen.findByRole('region', { name: 'Billing Status' }));
    await expect(
      await billing.findByText('$29.00 on Jun 1, 2026. Tax and discounts may apply.'),
    ).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull();
  },
};

/** Whoever subscribed before the price was raised sees what they pay. [B37] */
export const OlderPrice: Story = {
  parameters: { requirements: ['B37'] },
  beforeEach: backendOf(subscriber({ price: 24.5, price_currency: 'EUR' })),
  play: async () => {
    const billing = within(await screen.findByRole('region', { name: 'Billing Status' }));
    await expect(await billing.findByText('€24.50 / month')).toBeVisible();
    await expect(billing.getByText('€24.50 on Jun 1, 2026. Tax and discounts may apply.')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { endSessions } from '../../mocks/handlers/expiredSessions.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { subscriber } from '../../mocks/subscribers.ts';
import { anotherWaits, wishForPlan } from '../../src/screens/billing/stripe/planWish.ts';
import { StoryApp } from '../../mocks/StoryApp.tsx';
import { dialog, fill, withClockAhead } from '../steps.ts';
import { backend, left, openSoldPlans, planButton, sells } from './billingSteps.ts';

const { free, pro } = personas;
const provider = 'The payment provider could not be reached. Nothing was charged. Try again in a moment.';

const meta = {
  title: 'Screens/Billing, confirmation',
  component: StoryApp,
  args: { signedInAs: pro, services: { openAddress: left } },
  parameters: { layout: 'fullscreen' },
  beforeEach: sells('stripe', subscriber()),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openUpgrade() {
  await openSoldPlans();
  await userEvent.click(await planButton('Enterprise', 'Upgrade'));
  return dialog('Upgrade to Enterprise?');
}
const confirmButton = () => screen.getByRole('button', { name: 'Confirm' });
const pressConfirm = async () => {
  await waitFor(() => expect(confirmButton()).toBeEnabled());
  await userEvent.click(confirmButton());
};

/** What changes, what it costs today and later, and the card, as the provider says; then its own page. [B15] */
export const Upgrade: Story = {
  parameters: { requirements: ['B15'] },
  play: async () => {
    const question = await openUpgrade();
    await expect(question.getByText('Enterprise $99 / month')).toBeVisible();
    await expect((await question.findByText('Today · Visa •••• 4242')).closest('div')).toHaveTextContent(
      /\$70\.00$/,
    );
    await expect(question.getByText(/^Then on /).closest('div')).toHaveTextContent(/\$99\.00$/);
    await pressConfirm();
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  },
};

/** 'Not now' changes nothing, and the focus is where it was. [B15] */
export const NotNow: Story = {
  parameters: { requirements: ['B15'] },
  play: async () => {
    const question = await openUpgrade();
    await userEvent.click(question.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await planButton('Enterprise', 'Upgrade')).toHaveFocus();
    await expect(left).not.toHaveBeenCalled();
  },
};

/** The agent asks for another plan meanwhile: it is refused, and the question on the screen stays. [B32] */
export const AgentAsksMeanwhile: Story = {
  parameters: { requirements: ['B32'] },
  play: async () => {
    const question = await openUpgrade();
    await expect(await wishForPlan('free')).toEqual(anotherWaits);
    await expect(question.getByText('Enterprise $99 / month')).toBeVisible();
    await pressConfirm();
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  },
};

/** What the agent asks for and somebody says 'Not now' to is declined, once. [B17, B32] */
export const AgentDeclined: Story = {
  parameters: { requirements: ['B17', 'B32'] },
  play: async () => {
    await openSoldPlans();
    const wish = wishForPlan('enterprise');
    const question = await dialog('Upgrade to Enterprise?');
    await expect(await wishForPlan('free')).toEqual(anotherWaits);
    await userEvent.click(question.getByRole('button', { name: 'Not now' }));
    await expect(await wish).toMatchObject({ ok: false, isDeclined: true });
  },
};

/** A whole year at once. [B15] */
export const Yearly: Story = {
  parameters: { requirements: ['B15'] },
  play: async () => {
    await openSoldPlans();
    await planButton('Enterprise', 'Upgrade');
    await userEvent.click(screen.getByRole('radio', { name: /Yearly/ }));
    await userEvent.click(await planButton('Pro', 'Switch to yearly'));
    const question = await dialog('Switch to yearly?');
    await expect(question.getByText('Pro $29 / month')).toBeVisible();
    await expect(question.getByText('Pro $290 / year')).toBeVisible();
    await waitFor(() => expect(confirmButton()).toBeEnabled());
  },
};

/** The first purchase, on the provider's checkout. The page waits there while it goes. [B15, B16] */
export const FirstPurchase: Story = {
  args: { signedInAs: free },
  parameters: { requirements: ['B15'] },
  beforeEach: sells('stripe', free),
  play: async () => {
    await openSoldPlans();
    await userEvent.click(await planButton('Pro', 'Upgrade'));
    const question = await dialog('Upgrade to Pro?');
    await expect(question.getByText(/nothing is charged before you have confirmed it there/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await expect(backend.checkouts.size).toBe(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The price is still being computed: nothing can be agreed to. [B15] */
export const PriceSlow: Story = {
  parameters: { requirements: ['B15'] },
  beforeEach: ({ msw }) => msw.use(fault('billing-preview', 'slow')),
  play: async () => {
    const question = await openUpgrade();
    await expect(await question.findByRole('status', { name: 'Asking for the price' })).toBeVisible();
    await expect(confirmButton()).toBeDisabled();
  },
};

/** The price could not be computed; 'Retry' asks again. [B15] */
export const PriceFailed: Story = {
  parameters: { requirements: ['B15'] },
  beforeEach: ({ msw }) => msw.use(fault('billing-preview', 'net')),
  play: async ({ msw }) => {
    const question = await openUpgrade();
    await expect(await question.findByText('The price could not be loaded.')).toBeVisible();
    await expect(confirmButton()).toBeDisabled();
    msw.resetHandlers();
    sells('stripe', subscriber())({ msw });
    await userEvent.click(question.getByRole('button', { name: 'Retry' }));
    await expect(await question.findByText('$70.00')).toBeVisible();
  },
};

/** A computer that slept with the question open: a press does nothing, because the price is old. [B15] */
export const PriceOutdated: Story = {
  parameters: { requirements: ['B15'] },
  play: async () => {
    const question = await openUpgrade();
    await waitFor(() => expect(confirmButton()).toBeEnabled());
    await withClockAhead(6 * 60_000, () => userEvent.click(confirmButton()));
    await expect(left).not.toHaveBeenCalled();
    await expect(
      await question.findByText('These figures are a few minutes old and may have changed.'),
    ).toBeVisible();
    await expect(confirmButton()).toHaveAttribute('aria-disabled', 'true');
    await expect(confirmButton()).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Update' }));
    await pressConfirm();
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  },
};

/** The provider is down: nothing is charged, the question stays, and the same button tries again. [B15, B18] */
export const ProviderDown: Story = {
  parameters: { requirements: ['B15', 'B18'] },
  beforeEach: ({ msw }) => msw.use(fault('billing-portal', 429, { code: 'provider', message: provider })),
  play: async ({ msw }) => {
    const question = await openUpgrade();
    await pressConfirm();
    await expect(await question.findByText(provider)).toBeVisible();
    msw.resetHandlers();
    sells('stripe', subscriber())({ msw });
    await pressConfirm();
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  },
};

/** Another window has bought meanwhile: it is said, and the page shows what there is. [B16, B18] */
export const BoughtElsewhere: Story = {
  args: { signedInAs: free },
  parameters: { requirements: ['B16'] },
  beforeEach: sells('stripe', free),
  play: async () => {
    const current = await openSoldPlans();
    await userEvent.click(await planButton('Pro', 'Upgrade'));
    const question = await dialog('Upgrade to Pro?');
    Object.assign(backend.users.get(free.id)!, { billing: { ...subscriber().billing, user_id: free.id } });
    await userEvent.click(question.getByRole('button', { name: 'Continue to payment' }));
    await expect(await question.findByText('There is a subscription already.')).toBeVisible();
    await expect(left).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Not now' }));
    await expect(await current.findByText('Visa •••• 4242')).toBeVisible();
  },
};

/** The session has ended: after signing in again the checkout opens by itself. [B15, S4] */
export const SessionExpired: Story = {
  args: { signedInAs: free },
  parameters: { requirements: ['B15'] },
  beforeEach: sells('stripe', free),
  play: async ({ msw }) => {
    await openSoldPlans();
    await userEvent.click(await planButton('Pro', 'Upgrade'));
    const question = await dialog('Upgrade to Pro?');
    msw.use(endSessions(backend));
    await userEvent.click(question.getByRole('button', { name: 'Continue to payment' }));
    await dialog('Sign in again');
    await fill('Password', free.password);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce(), { timeout: 5000 });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendUrl } from '../../mocks/handlers/backendState.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { cancelledSubscriber, subscriber } from '../../mocks/subscribers.ts';
import { StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { dialog, press, toast } from '../steps.ts';
import { backend, left, openBilling, openSoldPlans, planButton, sells } from './billingSteps.ts';

const { free, pro } = personas;
const cancelUrl = `${backendUrl}/functions/v1/billing/cancel`;
/** The plan is stored as cancelled. */
const endPlan = () => Object.assign(backend.users.get(pro.id)!, { billing: cancelledSubscriber().billing });
async function confirmCancel() {
  await userEvent.click(await planButton('Free', 'Downgrade'));
  const question = await dialog('Downgrade to Free?');
  await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
  return question;
}

const meta = {
  title: 'Screens/Billing, sold',
  component: StoryApp,
  args: { signedInAs: pro, services: { openAddress: left } },
  parameters: { layout: 'fullscreen' },
  beforeEach: sells('stripe', subscriber()),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody sells plans: they are shown, nothing is offered, and a sentence says so. [B13] */
export const NotSold: Story = {
  args: { signedInAs: free, services: { supportEmail: 'help@example.com' } },
  parameters: { requirements: ['B13'] },
  beforeEach: sells('none', free),
  play: async () => {
    await openBilling();
    await expect(await screen.findByText(/Plans cannot be changed right now\./)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'help@example.com' })).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Current Plan' })).toBeDisabled();
    await expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
    await expect(screen.queryByText('Demo: no card is charged')).toBeNull();
  },
};

/** Nobody could say who sells plans: nothing is offered, and it can be asked again. [B13] */
export const ModeFailed: Story = {
  parameters: { requirements: ['B13'] },
  beforeEach: withHandlers(fault('billing-mode', 500)),
  play: async ({ msw }) => {
    await openBilling();
    await expect(await screen.findByText(/We could not find out how plans can be changed/)).toBeVisible();
    for (const button of screen.getAllByRole('button', { name: 'Subscribe' }))
      await expect(button).toBeDisabled();
    msw.resetHandlers();
    sells('stripe', subscriber())({ msw });
    await press('Try again');
    await expect(await planButton('Enterprise', 'Upgrade')).toBeEnabled();
  },
};

/** Another tab has changed the plan. What Billing showed before does not come back while it is read again. [U51, B16] */
export const ChangedElsewhere: Story = {
  parameters: { requirements: ['U51', 'B16'] },
  play: async ({ msw }) => {
    await openSoldPlans();
    await press('Dashboard');
    Object.assign(backend.users.get(pro.id)!, {
      billing: subscriber({ subscription_plan: 'enterprise', price: 99 }).billing,
    });
    const other = new BroadcastChannel(`parley-account-${pro.id}`);
    other.postMessage('changed');
    other.close();
    await screen.findByText('$99.00 / month');
    msw.use(fault('billing-read', 'hang'));
    await openBilling();
    await press('Dashboard');
    await expect(await screen.findByText('$99.00 / month')).toBeVisible();
  },
};

/** What somebody pays stands beside their plan, also where the list has another price by now. [B37] */
export const OlderPrice: Story = {
  parameters: { requirements: ['B37'] },
  beforeEach: sells('stripe', subscriber({ price: 25 })),
  play: async () => {
    const current = await openSoldPlans();
    await expect(await current.findByText('$25 / month')).toBeVisible();
    await expect(screen.getByText('$29')).toBeVisible();
  },
};

/** Somebody who pays nothing: prices by the month and by the year, and no card. [B14] */
export const Free: Story = {
  args: { signedInAs: free },
  parameters: { requirements: ['B14'] },
  beforeEach: sells('stripe', free),
  play: async () => {
    const current = await openSoldPlans();
    await expect(await planButton('Pro', 'Upgrade')).toBeEnabled();
    await expect(current.getByText('Nothing is charged.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Update card' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly 2 months free' }));
    await expect(screen.getByText('$290')).toBeVisible();
    await expect(screen.getByText('$990')).toBeVisible();
    await expect(screen.queryByText('Payment Methods')).toBeNull();
  },
};

/** The plan, the card, what each plan has and the words of its button; card and invoices are on the provider's pages. [B14, B38] */
export const Subscribed: Story = {
  parameters: { requirements: ['B14', 'B38'] },
  play: async () => {
    const current = await openSoldPlans();
    await expect(await current.findByText('Visa •••• 4242')).toBeVisible();
    await expect(current.getByText('Expires 12/2099')).toBeVisible();
    await expect(current.getByText(/^Renews on /)).toBeVisible();
    await expect(await planButton('Free', 'Downgrade')).toBeEnabled();
    await expect(await planButton('Enterprise', 'Upgrade')).toBeEnabled();
    await waitFor(() =>
      expect(screen.getByText('Unlimited messages and 2,000 call minutes a month')).toBeVisible(),
    );
    await press('Update card');
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invoices' })).toBeEnabled());
    await press('Invoices');
    await waitFor(() => expect(left).toHaveBeenCalledTimes(2));
  },
};

/** A yearly plan shows yearly prices first. [B14] */
export const Yearly: Story = {
  parameters: { requirements: ['B14'] },
  beforeEach: sells('stripe', subscriber({ billing_interval: 'year', price: 290 })),
  play: async () => {
    const current = await openSoldPlans();
    await expect(await current.findByText('$290 / year')).toBeVisible();
    await expect(screen.getByRole('radio', { name: /Yearly/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    await expect(await planButton('Pro', 'Switch to monthly')).toBeEnabled();
  },
};

/** A card that expires within two months. [B14] */
export const CardExpiresSoon: Story = {
  parameters: { requirements: ['B14'] },
  beforeEach: sells(
    'stripe',
    subscriber({ card_expires: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10) }),
  ),
  play: async () => {
    const current = await openSoldPlans();
    await expect(await current.findByText('Expires soon')).toBeVisible();
  },
};

/** A renewal was declined: what happened, and the card first of all. [B14] */
export const PaymentFailed: Story = {
  parameters: { requirements: ['B14'] },
  beforeEach: sells('stripe', subscriber({ subscription_status: 'past_due' })),
  play: async () => {
    const current = await openSoldPlans();
    await expect(await current.findByText('payment failed')).toBeVisible();
    await expect(current.getByText('The last payment failed. Update your card to keep Pro.')).toBeVisible();
    await press('Update card');
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  },
};

/** Cancelling says until when the plan lasts; 'Keep my plan' takes it back. [B15] */
export const CancelAndKeep: Story = {
  parameters: { requirements: ['B15'] },
  play: async () => {
    const current = await openSoldPlans();
    await userEvent.click(await planButton('Free', 'Downgrade'));
    const question = await dialog('Downgrade to Free?');
    await expect(question.getByText(/^Pro lasts until .*nothing more is charged/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    await expect(await current.findByText(/^Ends on .*After that you are on Free\.$/)).toBeVisible();
    await expect(within(screen.getByRole('list', { name: 'Plans' })).getByText(/^Starts /)).toBeVisible();
    await planButton('Enterprise', 'Upgrade', true);
    await press('Keep my plan');
    await expect(await current.findByText(/^Renews on /)).toBeVisible();
  },
};

/** The provider has cancelled, and nobody could store it yet: it is not told as failed, and shows by itself. [B35] */
export const CancelStoredLate: Story = {
  parameters: { requirements: ['B35'] },
  play: async ({ msw }) => {
    const current = await openSoldPlans();
    msw.use(http.post(cancelUrl, () => HttpResponse.json({ outcome: 'late' })));
    await confirmCancel();
    await toast('Subscription Updated', /^You keep your plan until .* This page shows it in a moment\.$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    endPlan();
    await expect(await current.findByText(/^Ends on /, undefined, { timeout: 8000 })).toBeVisible();
  },
};

/** The answer is lost, and the plan was cancelled all the same: what is stored decides what is said. [B35] */
export const CancelAnswerLost: Story = {
  parameters: { requirements: ['B35'] },
  play: async ({ msw }) => {
    const current = await openSoldPlans();
    msw.use(
      http.post(cancelUrl, () => {
        endPlan();
        return HttpResponse.error();
      }),
    );
    await confirmCancel();
    await expect(await current.findByText(/^Ends on /)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The provider cannot be reached: nothing is said of charges, which cancelling has none of. [B35] */
export const CancelUnsure: Story = {
  parameters: { requirements: ['B35'] },
  play: async ({ msw }) => {
    await openSoldPlans();
    const message = 'The payment provider could not be reached. Nothing was charged.';
    msw.use(http.post(cancelUrl, () => HttpResponse.json({ code: 'provider', message }, { status: 502 })));
    const question = await confirmCancel();
    await expect(await question.findByText(/as far as we know your plan is as it was/)).toBeVisible();
    await expect(question.queryByText(/Nothing was charged/)).toBeNull();
    await expect(question.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
};

/** Taking it back fails: a toast says why, and the button is there. [B15, B18] */
export const KeepFailed: Story = {
  parameters: { requirements: ['B15'] },
  beforeEach: [sells('stripe', cancelledSubscriber()), withHandlers(fault('billing-resume', 'net'))].reduce(
    (first, then) => (context) => {
      first(context);
      then(context);
    },
  ),
  play: async () => {
    await openSoldPlans();
    await press('Keep my plan');
    await toast('Error', 'We could not reach the server. Check your connection and try again.');
    await expect(screen.getByRole('button', { name: 'Keep my plan' })).toBeEnabled();
  },
};

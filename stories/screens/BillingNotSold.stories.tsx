import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { StoryApp } from '../../mocks/StoryApp.tsx';
import { subscriber } from '../../mocks/subscribers.ts';
import { dialog, press, toast } from '../steps.ts';
import { left, openBilling, sells } from './billingSteps.ts';

const meta = {
  title: 'Screens/Billing, no longer sold',
  component: StoryApp,
  args: { signedInAs: personas.pro, services: { openAddress: left } },
  parameters: { layout: 'fullscreen' },
  beforeEach: sells('none', subscriber()),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Plans are not offered any more, and somebody pays for one: they cancel it, keep it, and reach card and invoices. [B13] */
export const StillPaying: Story = {
  parameters: { requirements: ['B13'] },
  play: async () => {
    await openBilling();
    await expect(await screen.findByText(/^No other plan can be chosen right now\./)).toBeVisible();
    // The card with the buttons takes the place of the one that was shown until its code had come.
    await screen.findByRole('button', { name: 'Cancel plan' });
    const current = within(screen.getByRole('region', { name: 'Current plan' }));
    await expect(current.getByText('Visa •••• 4242')).toBeVisible();
    await press('Update card');
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invoices' })).toBeEnabled());
    await press('Cancel plan');
    const question = await dialog('Downgrade to Free?');
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    await toast('Subscription Updated', /^You keep your plan until /);
    await expect(await current.findByText(/^Ends on /)).toBeVisible();
    await press('Keep my plan');
    await expect(await current.findByText(/^Renews on /)).toBeVisible();
    for (const name of ['Upgrade', 'Downgrade', 'Subscribe'])
      await expect(screen.queryByRole('button', { name })).toBeNull();
  },
};

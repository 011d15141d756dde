import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { heading, press } from '../steps.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Account',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen', requirements: ['U17', 'U18', 'V16'] },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openAccount() {
  await press('Edit');
  await heading('Account');
  await screen.findByRole('button', { name: 'Update Profile' });
}

const list = () => within(screen.getByRole('navigation', { name: 'Account' }));

/** The list leads to each section, with the focus; the outline is the page, its sections, and their cards. [U17, V16] */
export const Sections: Story = {
  play: async () => {
    await openAccount();
    await expect(screen.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Edit Profile', level: 3 })).toBeVisible();
    for (const { textContent: name } of list().getAllByRole('button')) {
      await userEvent.click(list().getByRole('button', { name }));
      const shown = screen.getByRole('heading', { name, level: 2 });
      await expect(shown).toHaveFocus();
      // The cards of some sections come later.
      const [card] = await within(shown.closest('section')!).findAllByRole('heading', { level: 3 });
      await expect(card).toBeVisible();
    }
  },
};

/** 'Your plan' leads to billing. [U18] */
export const ToBilling: Story = {
  play: async () => {
    await openAccount();
    const plan = within(screen.getByRole('region', { name: 'Your plan' }));
    await expect(await plan.findByText('Pro')).toBeVisible();
    await expect(plan.getByText('active')).toBeVisible();
    await userEvent.click(plan.getByRole('button', { name: 'Plans and billing' }));
    await heading('Billing & Subscriptions');
  },
};

/** 'Your plan' leads to all payments. [U18] */
export const ToPayments: Story = {
  play: async () => {
    await openAccount();
    await press('All payments');
    await heading('Payments');
  },
};

/** The plan could not be loaded: the ways to billing and payments stay, and Retry loads it. [U18] */
export const PlanFailed: Story = {
  beforeEach: withHandlers(fault('billing-read', 'net')),
  play: async ({ msw }) => {
    await openAccount();
    const plan = within(screen.getByRole('region', { name: 'Your plan' }));
    await expect(await plan.findByText('Your plan could not be loaded.')).toBeVisible();
    await expect(plan.getByRole('button', { name: 'All payments' })).toBeEnabled();
    msw.resetHandlers();
    backendOf(pro)({ msw });
    await userEvent.click(plan.getByRole('button', { name: 'Retry' }));
    await expect(await plan.findByText('Pro')).toBeVisible();
  },
};

/** On a phone the list of sections stands above the cards, and nothing scrolls sideways. [U17] */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(window.innerWidth).toBe(390));
    await openAccount();
    await userEvent.click(list().getByRole('button', { name: 'Security' }));
    const security = screen.getByRole('heading', { name: 'Security' });
    await expect(security).toHaveFocus();
    // Not below the bar at the top.
    const bar = screen.getByRole('button', { name: 'Menu' }).getBoundingClientRect();
    await expect(security.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(390);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas, withProviders } from '../../mocks/personas.ts';
import { offering, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { heading, press } from '../steps.ts';

const { pro } = personas;
const both = ['google', 'github'] as const;
const linked = withProviders(pro, ['github', 'ada@work.example']);

/** 'Ways to sign in' on the page Account, while it loads and where it cannot be loaded. */
const meta = {
  title: 'Screens/Ways to sign in, loading',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen', requirements: ['U29'] },
  beforeEach: offering(both, pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openAccount() {
  await heading('Dashboard');
  await press('Edit');
  await heading('Account');
  return within(await screen.findByRole('region', { name: 'Ways to sign in' }));
}

export const Loading: Story = {
  beforeEach: withHandlers(fault('user-get', 'slow')),
  play: async () => {
    await expect((await openAccount()).queryByRole('button')).toBeNull();
  },
};

/** The list could not be loaded: the rest of the page works, and Retry loads it. */
export const LoadFailed: Story = {
  beforeEach: withHandlers(fault('user-get', 'net')),
  play: async ({ msw }) => {
    const card = await openAccount();
    await expect(await card.findByText('Your ways to sign in could not be loaded.')).toBeVisible();
    msw.resetHandlers();
    offering(both, pro)({ msw });
    await userEvent.click(card.getByRole('button', { name: 'Retry' }));
    await expect(await card.findByRole('button', { name: 'Add GitHub' })).toBeVisible();
  },
};

/** What can be added could not be asked for: the list is there, says so instead of offering nothing, and Retry asks again. */
export const OffersNotLoaded: Story = {
  args: { signedInAs: linked },
  beforeEach: [offering(both, linked), withHandlers(fault('settings-get', 500))],
  play: async ({ msw }) => {
    const card = await openAccount();
    await expect(await card.findByText('Other ways to sign in could not be loaded.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Remove GitHub' })).toBeEnabled();
    msw.resetHandlers();
    offering(both, linked)({ msw });
    await userEvent.click(card.getByRole('button', { name: 'Retry' }));
    await expect(await card.findByRole('button', { name: 'Add Google' })).toBeVisible();
  },
};

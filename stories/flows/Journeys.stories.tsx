import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { fill, heading, press, toast } from '../steps.ts';

const meta = {
  title: 'Flows/Customer',
  component: StoryApp,
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(personas.free),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V5] [V7] [S2] [C1] From the landing page to an own dashboard. */
export const VisitorToDashboard: Story = {
  parameters: { requirements: ['V5', 'V7', 'S2', 'C1', 'C3'] },
  play: async () => {
    await press('Create Your Account');
    await fill('Full Name', 'Nora New');
    await fill('Email', 'nora@example.com');
    await fill('Password', 'correct-horse');
    await press('Create Account');
    await heading('Welcome Back');
    await fill('Password', 'correct-horse');
    await press('Sign In');
    await heading('Dashboard');
    await expect(await screen.findByText('No payment history yet')).toBeVisible();
  },
};

/** [S6] [S7] [X3] From Free to Pro, a new place to live, and goodbye. */
export const FreeToPro: Story = {
  ...VisitorToDashboard,
  parameters: { requirements: ['S6', 'S7', 'X3'] },
  play: async (context) => {
    await VisitorToDashboard.play?.(context);
    await press('Manage billing');
    await screen.findByRole('button', { name: 'Current Plan' });
    const pro = within(screen.getByRole('heading', { name: 'Pro' }).closest('li')!);
    await userEvent.click(pro.getByRole('button', { name: 'Subscribe' }));
    await toast('Subscription Updated', 'Successfully subscribed to Pro plan');
    await press('Back to Dashboard');
    await expect(await screen.findByText('Pro plan')).toBeVisible();
    await press('Edit');
    await fill('Location', 'Lisbon');
    await press('Update Profile');
    await expect(await screen.findByText('Lisbon')).toBeVisible();
    await press('Text Chat');
    await fill('Message', 'What plan am I on?');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Pro'));
  },
};

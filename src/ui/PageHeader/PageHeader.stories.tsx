import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'UI/PageHeader',
  component: PageHeader,
  args: { title: 'Dashboard', text: "Welcome back! Here's your account overview." },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V14] The one h1 of a signed-in screen. */
export const Default: Story = {
  parameters: { requirements: ['V14'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  },
};

export const WithWayBack: Story = {
  args: { title: 'Edit Profile', action: <Button tone="quiet">Back to Dashboard</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Back to Dashboard' })).toBeVisible();
  },
};

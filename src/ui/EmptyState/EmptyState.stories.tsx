import type { Meta, StoryObj } from '@storybook/react-vite';
import { Receipt } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { hostile } from '../hostile.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: {
    title: 'No payment history yet',
    description: 'Payments will appear here once you make them',
    icon: <Receipt />,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [K3] */
export const Payments: Story = {
  parameters: { requirements: ['K3'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payment history yet')).toBeVisible();
    await expect(canvas.getByText('Payments will appear here once you make them')).toBeVisible();
  },
};

export const WithAction: Story = { args: { action: <Button>Choose a plan</Button> } };
export const LongText: Story = {
  args: { title: hostile.unbroken, description: hostile.markup },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
export const RightToLeft: Story = {
  args: { title: hostile.rightToLeft, description: hostile.rightToLeft },
};

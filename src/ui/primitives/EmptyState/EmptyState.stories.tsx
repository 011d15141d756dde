import type { Meta, StoryObj } from '@storybook/react-vite';
import { Receipt } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './EmptyState.guide.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  parameters: { guide },
  args: {
    title: 'No payment history yet',
    description: 'Payments will appear here once you make them',
    icon: <Receipt />,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

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
  render: (args) => (
    <div dir="rtl">
      <EmptyState {...args} />
    </div>
  ),
};

/** Two actions wrap where they do not fit in a row. */
export const Small: Story = {
  args: {
    action: (
      <>
        <Button>Choose another plan</Button>
        <Button>Ask the agent</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
    await expect(second!.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Without an icon there are only the two lines of text. */
export const WithoutIcon: Story = { args: { icon: undefined } };

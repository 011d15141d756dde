import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { guide } from './PlanGrid.guide.tsx';
import { PlanGrid } from './PlanGrid.tsx';

const plan = (id: string, name: string, price: string) => ({
  id,
  name,
  price,
  interval: '/ month',
  description: 'For people who use the agent every day.',
  features: ['Advanced AI assistant', 'Unlimited queries'],
  popular: id === 'pro',
});

const meta = {
  title: 'Account/PlanGrid/States',
  component: PlanGrid,
  args: {
    plans: [plan('free', 'Free', '$0'), plan('pro', 'Pro', '$29'), plan('enterprise', 'Enterprise', '$99')],
    currentId: 'pro',
    onSubscribe: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof PlanGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab skips the current plan, whose button is disabled. */
export const Focused: Story = {
  play: async ({ args, canvas }) => {
    const [free, enterprise] = canvas.getAllByRole('button', { name: 'Subscribe' });
    await userEvent.tab();
    await expect(free).toHaveFocus();
    await userEvent.tab();
    await expect(enterprise).toHaveFocus();
    await expect(getComputedStyle(enterprise!).outlineWidth).toBe('3px');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubscribe).toHaveBeenLastCalledWith('enterprise');
  },
};

/** In a right-to-left page the first plan is on the right. */
export const RightToLeft: Story = {
  globals: { viewport: { value: 'laptop' } },
  render: (args) => (
    <div dir="rtl">
      <PlanGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect().left;
    await waitFor(() => expect(left('Free')).toBeGreaterThan(left('Pro')));
    await expect(left('Pro')).toBeGreaterThan(left('Enterprise'));
  },
};

export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hostile } from '../hostile.ts';
import { PlanGrid } from './PlanGrid.tsx';

const meta = {
  title: 'UI/PlanGrid',
  component: PlanGrid,
  args: {
    plans: [
      {
        id: 'free',
        name: 'Free',
        price: '$0',
        interval: '/ month',
        description: 'To get to know the agent.',
        features: ['Basic AI assistant', 'Email support'],
        popular: false,
      },
      {
        id: 'pro',
        name: 'Pro',
        price: '$29',
        interval: '/ month',
        description: 'For people who talk to it every day.',
        features: ['Advanced AI assistant', 'Unlimited queries', 'Priority support'],
        popular: true,
      },
    ],
    currentId: 'free',
    onSubscribe: fn(),
  },
} satisfies Meta<typeof PlanGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [S6] The current plan's button is disabled; another subscribes. Each says which plan it is about. */
export const OnFree: Story = {
  parameters: { requirements: ['S6', 'K2'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    const subscribe = canvas.getByRole('button', { name: 'Subscribe' });
    await expect(subscribe).toHaveAccessibleDescription(/Pro/);
    await userEvent.click(subscribe);
    await expect(args.onSubscribe).toHaveBeenLastCalledWith('pro');
    const [free, pro] = within(canvas.getByRole('list', { name: 'Plans' })).getAllByRole('heading');
    await expect(free).toHaveTextContent('Free');
    await expect(pro?.closest('li')).toHaveTextContent('Most Popular');
  },
};

/** [S6] While one plan is being bought, every button is disabled. */
export const Buying: Story = {
  args: { busyId: 'pro' },
  parameters: { requirements: ['S6'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

/** The current plan is not known: nothing can be bought by mistake. */
export const Locked: Story = {
  args: { currentId: '', locked: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Subscribe' }))
      await expect(button).toBeDisabled();
  },
};

/** A plan the grid does not have: any of them can be chosen. */
export const UnknownPlan: Story = {
  args: { currentId: 'platinum' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Subscribe' })).toHaveLength(2);
  },
};

/** Long names stay inside, also on a phone. */
export const Hostile: Story = {
  args: {
    plans: [
      {
        ...meta.args.plans[1]!,
        name: hostile.unbroken,
        description: hostile.markup,
        features: [hostile.unbroken, hostile.rightToLeft],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './PlanGrid.guide.tsx';
import { PlanGrid } from './PlanGrid.tsx';

const plan = (id: string, name: string, price: string, features: readonly string[]) => ({
  id,
  name,
  price,
  interval: '/ month',
  description: 'For people who use the agent every day.',
  features,
  popular: id === 'pro',
});
const free = plan('free', 'Free', '$0', ['Basic AI assistant', 'Email support']);
const pro = plan('pro', 'Pro', '$29', ['Advanced AI assistant', 'Unlimited queries', 'Priority support']);
const enterprise = plan('enterprise', 'Enterprise', '$99', ['Everything in Pro', 'SLA guarantee']);

const meta = {
  title: 'Account/PlanGrid',
  component: PlanGrid,
  args: { plans: [free, pro, enterprise], currentId: 'free', onSubscribe: fn() },
  parameters: { guide },
} satisfies Meta<typeof PlanGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current plan's button is disabled; each other one is described by the plan it subscribes to. */
export const OnFree: Story = {
  parameters: { requirements: ['S6', 'K2'] },
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('list', { name: 'Plans' });
    await expect(list.querySelectorAll(':scope > li')).toHaveLength(3);
    const popular = canvas.getByText('Most Popular').closest('li')!;
    await expect(within(popular).getByRole('heading', { name: 'Pro' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    const subscribe = within(popular).getByRole('button', { name: 'Subscribe' });
    await expect(subscribe).toHaveAccessibleDescription('Pro');
    await userEvent.click(subscribe);
    await expect(args.onSubscribe).toHaveBeenLastCalledWith('pro');
  },
};

/** While one plan is being bought, no button can be pressed. */
export const Buying: Story = {
  args: { loadingId: 'pro' },
  parameters: { requirements: ['S6'] },
  play: async ({ args, canvas }) => {
    const buttons = canvas.getAllByRole('button');
    const labels = buttons.map(({ textContent }) => textContent);
    await expect(labels).toEqual(['Current Plan', 'Processing...', 'Subscribe']);
    for (const button of buttons) {
      await expect(button.matches(':disabled, [aria-disabled="true"]')).toBe(true);
      await userEvent.click(button);
    }
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};

/** Counts the distinct positions of the plans' feature lists. */
const distinctPositions = (list: HTMLElement, side: 'left' | 'top') =>
  new Set([...list.querySelectorAll('ul')].map((features) => features.getBoundingClientRect()[side])).size;

/** Three columns: the features line up although the texts above them differ in length. */
export const Abreast: Story = {
  args: { plans: [free, { ...pro, description: pro.description.repeat(4) }, enterprise] },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Plans' });
    await waitFor(() => expect(distinctPositions(list, 'left')).toBe(3));
    await expect(distinctPositions(list, 'top')).toBe(1);
  },
};

/** On a phone the cards are stacked in one column. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(distinctPositions(canvas.getByRole('list', { name: 'Plans' }), 'left')).toBe(1),
    );
  },
};

/** The current plan is not known, so no plan can be bought by mistake. */
export const Locked: Story = {
  args: { currentId: '', locked: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Subscribe' }))
      await expect(button).toBeDisabled();
  },
};

/** The user has a plan that is not in the grid, so every plan can be bought. */
export const UnknownPlan: Story = {
  args: { currentId: 'platinum' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Subscribe' })).toHaveLength(3);
  },
};

/** Long names stay inside their card on a phone. */
export const Hostile: Story = {
  args: {
    plans: [
      {
        ...pro,
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

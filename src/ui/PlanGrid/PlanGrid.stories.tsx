import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PlanGrid } from './PlanGrid.tsx';
import { plans } from './plans.ts';

const meta = {
  title: 'UI/PlanGrid',
  component: PlanGrid,
  args: { plans, currentId: 'free', onSubscribe: fn() },
} satisfies Meta<typeof PlanGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [S6] The current plan's button is disabled and reads 'Current Plan'; another subscribes to its own plan. */
export const OnFree: Story = {
  parameters: { requirements: ['S6', 'V15'] },
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('list', { name: 'Plans' });
    await expect(within(list).getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    const [pro, enterprise] = within(list).getAllByRole('button', { name: 'Subscribe' });
    await userEvent.click(enterprise!);
    await expect(args.onSubscribe).toHaveBeenLastCalledWith('enterprise');
    await userEvent.click(pro!);
    await expect(args.onSubscribe).toHaveBeenLastCalledWith('pro');
  },
};

export const OnPro: Story = { args: { currentId: 'pro' } };

/** [S6] While one is 'Processing...', every button is disabled. */
export const Buying: Story = {
  parameters: { requirements: ['S6'] },
  args: { busyId: 'pro' },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual([
      'Current Plan',
      'Processing...',
      'Subscribe',
    ]);
    for (const button of buttons) await expect(button).toBeDisabled();
  },
};

/** Nothing is sold while it is unknown what was bought. */
export const Locked: Story = {
  args: { currentId: '', locked: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Subscribe' }))
      await expect(button).toBeDisabled();
  },
};

const lefts = (element: HTMLElement) =>
  new Set(
    [...element.querySelectorAll('ul > li > :first-child > h3')].map((h) => h.getBoundingClientRect().left),
  );

/** Three abreast, with the prices in one line although the texts differ in length. */
export const Columns: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: {
    plans: [plans[0]!, { ...plans[1]!, description: `${plans[1]!.description} `.repeat(3) }, plans[2]!],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(lefts(canvasElement).size).toBe(3);
    const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().bottom);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** Beside the agent's column the window is wide and the grid narrow: it is the grid's width that counts. */
export const Narrow: Story = {
  globals: { viewport: { value: 'laptop' } },
  decorators: [
    (Story) => (
      <div style={{ width: '35rem', maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(lefts(canvasElement).size).toBe(1);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(lefts(canvasElement).size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

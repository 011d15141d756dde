import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { guide } from './IntervalSwitch.guide.tsx';
import { IntervalSwitch } from './IntervalSwitch.tsx';

const meta = {
  title: 'Account/IntervalSwitch',
  component: IntervalSwitch,
  parameters: { guide },
  args: { value: 'month', saving: '2 months free', onChange: fn() },
} satisfies Meta<typeof IntervalSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = {
  parameters: { requirements: ['B14'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Prices' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly 2 months free' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('year');
  },
};

/** With the keyboard; each choice is as high as a finger needs. */
export const Yearly: Story = {
  args: { value: 'year' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const yearly = canvas.getByRole('radio', { name: /Yearly/ });
    await expect(yearly).toHaveFocus();
    await expect(getComputedStyle(yearly.closest('label')!).outlineWidth).toBe('3px');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('month');
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.closest('label')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** On the smallest phone the saving wraps below its word. */
export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const PointerAndKeyboard: Story = {
  parameters: { pseudo: pseudoStates },
  render: (args) => (
    <InteractionStates>
      <IntervalSwitch {...args} />
    </InteractionStates>
  ),
};

/** In forced colours the chosen price has an edge, and the focus on it a stronger one. */
export const ForcedColours: Story = {
  globals: { colours: 'forced' },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('radio', { name: 'Monthly' });
    const edge = () => getComputedStyle(chosen.closest('label')!).outlineWidth;
    await waitFor(() => expect(edge()).toBe('2px'));
    await userEvent.tab();
    await expect(chosen).toHaveFocus();
    await expect(edge()).toBe('3px');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { TextButton } from '../../primitives/TextButton/TextButton.tsx';
import { ChatBubble } from './ChatBubble.tsx';

const meta = {
  title: 'Agent/ChatBubble/States',
  component: ChatBubble,
  args: { from: 'user', time: '9:41', children: 'What did I pay last?' },
} satisfies Meta<typeof ChatBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a right-to-left page the user's messages are on the left. */
export const RightToLeft: Story = {
  args: { children: hostile.rightToLeft, spoken: true },
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const bubble = canvas.getByText(hostile.rightToLeft);
    await expect(bubble.getBoundingClientRect().right).toBeLessThan(320 - 32);
    await expect(getComputedStyle(bubble).direction).toBe('rtl');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** In a right-to-left page Latin text still reads from left to right, and the full footer wraps at 320 px. */
export const LatinInRightToLeft: Story = {
  args: {
    from: 'assistant',
    spoken: true,
    state: 'interrupted',
    children: 'Your last payment was $29.00',
    unspoken: 'on the second of March, by Credit Card.',
    actions: <TextButton onClick={() => undefined}>Read it aloud again</TextButton>,
  },
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Your last payment was $29.00');
    await expect(getComputedStyle(words).direction).toBe('ltr');
    // The pointed corner stays on the agent's side, which is the right one here.
    const { borderBottomRightRadius, borderBottomLeftRadius } = getComputedStyle(words.parentElement!);
    await expect(parseFloat(borderBottomRightRadius)).toBeLessThan(parseFloat(borderBottomLeftRadius));
    const action = canvas.getByRole('button', { name: 'Read it aloud again' }).getBoundingClientRect();
    await expect(action.left).toBeGreaterThanOrEqual(0);
    await expect(action.right).toBeLessThanOrEqual(320);
  },
};

const retry = fn();

/** The focus ring of an action is not cut off by the bubble. */
export const Focused: Story = {
  args: { from: 'assistant', state: 'failed', actions: <TextButton onClick={retry}>Retry</TextButton> },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Retry' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('3px');
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { textLeftEdge } from '../../textLeftEdge.fixture.ts';
import { TextButton } from '../../primitives/TextButton/TextButton.tsx';
import { guide } from './ChatBubble.guide.tsx';
import { ChatBubble } from './ChatBubble.tsx';

const meta = {
  title: 'Agent/ChatBubble',
  component: ChatBubble,
  parameters: { guide },
  args: { from: 'assistant', time: '9:41', children: 'Your last payment was $29.00.' },
} satisfies Meta<typeof ChatBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader hears who speaks before the message. */
export const Agent: Story = {
  parameters: { requirements: ['E9'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Agent said')).toBeInTheDocument();
    await expect(canvas.getByText('9:41')).toBeVisible();
  },
};

export const User: Story = {
  args: { from: 'user', children: 'What did I pay last?' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You said')).toBeInTheDocument();
  },
};

/** Nothing of the reply has arrived yet: three dots. */
export const Waiting: Story = {
  args: { state: 'streaming', time: undefined, children: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

/** The message is `aria-busy` while it arrives, so that it is announced once, when it is complete. */
export const Streaming: Story = {
  args: { state: 'streaming', time: undefined, children: 'Your last payment' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your last payment').closest('[aria-busy="true"]')).not.toBeNull();
  },
};

export const Stopped: Story = {
  args: { state: 'stopped', children: 'Your last payment was' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stopped')).toBeVisible();
  },
};

/** An action's hit area is larger than its text: at least 24 px high. */
export const ActionTarget: Story = {
  args: { actions: <TextButton onClick={() => undefined}>Copy</TextButton> },
  play: async ({ canvas }) => {
    const copy = canvas.getByRole('button', { name: 'Copy' });
    const { left, right, top, bottom } = copy.getBoundingClientRect();
    const at = (x: number, y: number) => document.elementFromPoint(x, y);
    const middle = (top + bottom) / 2;
    await expect(at((left + right) / 2, middle - 11)).toBe(copy);
    await expect(at((left + right) / 2, middle + 11)).toBe(copy);
    await expect(at(left - 4, middle)).toBe(copy);
    await expect(at(right + 4, middle)).toBe(copy);
  },
};

/** In a right-to-left page the time still reads from left to right. */
export const TimeFromTheRight: Story = {
  globals: { direction: 'rtl' },
  args: { time: '9:41 AM', children: hostile.rightToLeft },
  play: async ({ canvas }) => {
    const time = canvas.getByText('9:41 AM');
    await expect(textLeftEdge(time, '9:41')).toBeLessThan(textLeftEdge(time, 'AM'));
  },
};

/** A message that was spoken in a call says so in its footer. */
export const Spoken: Story = {
  args: { spoken: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Spoken')).toBeVisible();
  },
};

/** The user interrupted the agent; the rest of the answer can be read. */
export const Interrupted: Story = {
  args: {
    spoken: true,
    state: 'interrupted',
    children: 'Your last payment was $29.00',
    unspoken: 'on the second of March, by Credit Card.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Interrupted')).toBeVisible();
    await expect(canvas.getByText('Not spoken:')).toBeVisible();
    await expect(canvas.getByText(/by Credit Card/)).toBeVisible();
  },
};

/** The user is speaking right now. */
export const Speaking: Story = {
  args: { from: 'user', spoken: true, state: 'streaming', time: undefined, children: 'What did I' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What did I')).toBeVisible();
    await expect(canvas.getByText('Spoken')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    state: 'failed',
    children: 'Sorry, there was an error processing your message. Please try again.',
    actions: <TextButton onClick={() => undefined}>Retry</TextButton>,
  },
  parameters: { requirements: ['X7'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Hostile: Story = {
  args: { from: 'user', children: hostile.markup + hostile.unbroken },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { Text } from '../Text/Text.tsx';
import { guide } from './TextButton.guide.tsx';
import { TextButton } from './TextButton.tsx';

const meta = {
  title: 'Primitives/TextButton',
  component: TextButton,
  parameters: { guide },
  args: { children: 'Sign up here', onClick: fn() },
} satisfies Meta<typeof TextButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign up here' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const WithinASentence: Story = {
  render: (args) => (
    <Text size="small" tone="muted">
      No account? <TextButton {...args} />
    </Text>
  ),
};

export const Muted: Story = { args: { tone: 'muted', children: 'Forgot password?' } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { children: hostile.unbroken },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { children: hostile.rightToLeft },
  render: (args) => (
    <div dir="rtl">
      <TextButton {...args} />
    </div>
  ),
};

/** On the smallest phone the sentence wraps together with its button. */
export const Small: Story = {
  ...WithinASentence,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(getComputedStyle(button).outlineWidth).toBe('3px');
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};

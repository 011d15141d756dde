import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './PasswordStrength.guide.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

const meta = {
  title: 'Account/PasswordStrength',
  component: PasswordStrength,
  parameters: { guide, requirements: ['U8'] },
  args: { score: 1, advice: 'Add another word or two.' },
} satisfies Meta<typeof PasswordStrength>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weak: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(
      'Weak · Add another word or two.',
    );
  },
};

export const VeryWeak: Story = { args: { score: 0 } };
export const Fair: Story = { args: { score: 2 } };
export const Strong: Story = { args: { score: 3, advice: undefined } };
export const VeryStrong: Story = { args: { score: 4, advice: undefined } };

/** Nothing is said while it is not known, and the place is kept. */
export const Unknown: Story = {
  args: { score: undefined, advice: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
  },
};

/** Long advice wraps on the smallest phone, from right to left either. */
export const Hostile: Story = {
  args: { advice: hostile.unbroken },
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <div dir="rtl">
      <PasswordStrength {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './Field.guide.tsx';
import { control as box } from './Field.css.ts';
import { Field } from './Field.tsx';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  parameters: { guide },
  args: {
    label: 'Nickname',
    hint: 'What friends say.',
    children: (control) => <input {...control} className={box} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A control without a component of its own gets its label and hint. */
export const WithHint: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nickname')).toHaveAccessibleDescription('What friends say.');
  },
};

export const Wrong: Story = {
  args: { error: 'Use letters only.', optional: true },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Nickname');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(/Use letters only/);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Use letters only.');
  },
};

/** A press on the label focuses the control, which shows its ring. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Nickname'));
    const control = canvas.getByRole('textbox', { name: 'Nickname' });
    await expect(control).toHaveFocus();
    await expect(getComputedStyle(control).outlineStyle).toBe('solid');
  },
};

export const Disabled: Story = {
  args: {
    children: (control) => <input {...control} className={box} disabled defaultValue="Amazing Grace" />,
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Nickname' });
    await expect(control).toBeDisabled();
    await expect(getComputedStyle(control).cursor).toBe('not-allowed');
  },
};

export const LongText: Story = {
  args: { label: hostile.unbroken, hint: hostile.unbroken, error: hostile.unbroken, optional: true },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** In a right-to-left page the word 'Optional' is on the left, across from the label. */
export const RightToLeft: Story = {
  args: { label: 'الاسم', hint: hostile.rightToLeft, optional: true },
  render: (args) => (
    <div dir="rtl">
      <Field {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left('Optional')).toBeLessThan(left('الاسم'));
  },
};

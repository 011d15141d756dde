import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field.tsx';

const meta = {
  title: 'UI/Field',
  component: Field,
  args: { label: 'Nickname', hint: 'What friends say.', children: (control) => <input {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A control of one's own gets its label, hint and error wired up. */
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

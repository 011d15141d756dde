import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormLayout } from './FormLayout.tsx';

const meta = {
  title: 'UI/FormLayout',
  component: FormLayout,
  args: {
    label: 'Edit Profile',
    children: <TextField label="Full Name" name="name" value="Ada" onChange={fn()} required />,
    actions: (
      <>
        <Button>Cancel</Button>
        <Button type="submit" tone="primary">
          Update Profile
        </Button>
      </>
    ),
    onSubmit: fn(),
  },
} satisfies Meta<typeof FormLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V16] Enter and the last button submit; the page is not left. */
export const Default: Story = {
  parameters: { requirements: ['V16'] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Full Name'), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Profile' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

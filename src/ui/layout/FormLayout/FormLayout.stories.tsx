import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { hostile } from '../../hostile.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { guide } from './FormLayout.guide.tsx';
import { FormLayout } from './FormLayout.tsx';

const meta = {
  title: 'Layout/FormLayout',
  component: FormLayout,
  parameters: { guide },
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

/** Enter in a field and the submit button both submit. The browser does not navigate. [V16] */
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

/** While the form is being sent, Enter and the button do nothing. */
export const Loading: Story = {
  args: {
    actions: (
      <Button type="submit" tone="primary" loading>
        Updating...
      </Button>
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Updating...' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByLabelText('Full Name'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Buttons that do not fit beside each other wrap and stay at the end of the line. */
export const Small: Story = {
  args: {
    actions: (
      <>
        <Button>Discard every change</Button>
        <Button type="submit" tone="primary">
          Update Profile
        </Button>
      </>
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const [discard, update] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(update!.top).toBeGreaterThan(discard!.bottom);
    await expect(update!.right).toBe(canvas.getByRole('form').getBoundingClientRect().right);
  },
};

/** The submit button is the last one: in a right-to-left page, on the left. */
export const RightToLeft: Story = {
  args: { label: hostile.rightToLeft },
  render: (args) => (
    <div dir="rtl">
      <FormLayout {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(left('Update Profile')).toBeLessThan(left('Cancel'));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { samplePicture } from '../../primitives/Avatar/samplePicture.ts';
import { hostile } from '../../hostile.ts';
import { guide } from './AvatarPicker.guide.tsx';
import { AvatarPicker } from './AvatarPicker.tsx';

const file = () => new File(['picture'], 'me.png', { type: 'image/png' });

/** Dispatches a real drag event, because `fireEvent` would lose the files. */
function drag(type: 'dragover' | 'drop', target: HTMLElement, dragged?: File) {
  const dataTransfer = new DataTransfer();
  if (dragged) dataTransfer.items.add(dragged);
  target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

const meta = {
  title: 'Account/AvatarPicker',
  component: AvatarPicker,
  parameters: { guide },
  args: { name: 'Grace Hopper', hint: 'JPG, PNG or GIF. Max size 5MB.', onPick: fn(), onRemove: fn() },
} satisfies Meta<typeof AvatarPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only picture files are offered, and the same file can be chosen again. */
export const Empty: Story = {
  parameters: { requirements: ['V7', 'R2', 'R4'] },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Profile picture', { selector: 'input' });
    await expect(input).toHaveAttribute('accept', 'image/*');
    await expect(input).toHaveAccessibleDescription('JPG, PNG or GIF. Max size 5MB.');
    await expect(canvas.getByText('Choose picture')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove picture' })).toBeNull();

    const same = file();
    await userEvent.upload(input, same);
    await userEvent.upload(input, same);
    await expect(args.onPick).toHaveBeenCalledTimes(2);
    await expect(args.onPick).toHaveBeenLastCalledWith(same);
  },
};

/** The chosen picture is shown as a preview. */
export const Chosen: Story = {
  parameters: { requirements: ['V7'] },
  args: { src: samplePicture() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Change picture')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** The hidden file input takes the focus; its ring is drawn around the visible button. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Profile picture', { selector: 'input' })).toHaveFocus();
    await expect(getComputedStyle(canvas.getByText('Choose picture')).outlineStyle).toBe('solid');
  },
};

export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const target = canvas.getByRole('group', { name: 'Profile picture' });
    drag('drop', target);
    await expect(args.onPick).not.toHaveBeenCalled();
    drag('drop', target, file());
    await expect(args.onPick).toHaveBeenCalledOnce();
  },
};

export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    const target = canvas.getByRole('group');
    drag('dragover', target, file());
    await waitFor(() => expect(getComputedStyle(target).borderStyle).toBe('solid'));
  },
};

export const Uploading: Story = {
  args: { src: samplePicture(), progress: 0.42, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByLabelText('Profile picture', { selector: 'input' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove picture' })).toBeDisabled();
  },
};

/** A refused file leaves the reason and an invalid input. */
export const Refused: Story = {
  parameters: { requirements: ['R4'] },
  args: { error: 'That picture is 7.2 MB. Choose one of at most 5 MB.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That picture is 7.2 MB.');
    await expect(canvas.getByLabelText('Profile picture', { selector: 'input' })).toBeInvalid();
  },
};

export const LongText: Story = {
  args: { name: hostile.unbroken, hint: hostile.unbroken, error: hostile.unbroken },
};

export const RightToLeft: Story = {
  args: { name: hostile.rightToLeft, hint: hostile.rightToLeft },
  render: (args) => (
    <div dir="rtl">
      <AvatarPicker {...args} />
    </div>
  ),
};

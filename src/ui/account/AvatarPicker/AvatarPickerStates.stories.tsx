import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePicture } from '../../primitives/Avatar/samplePicture.ts';
import { AvatarPicker } from './AvatarPicker.tsx';

const meta = {
  title: 'Account/AvatarPicker/States',
  component: AvatarPicker,
  args: { name: 'Grace Hopper', hint: 'JPG, PNG or GIF. Max size 5MB.', onPick: fn(), onRemove: fn() },
} satisfies Meta<typeof AvatarPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Neither Tab nor a pointer nor a dropped file gets through. */
export const Disabled: Story = {
  args: { src: samplePicture(), disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await expect(args.onRemove).not.toHaveBeenCalled();

    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['picture'], 'me.png', { type: 'image/png' }));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    canvas.getByRole('group').dispatchEvent(drop);
    await expect(args.onPick).not.toHaveBeenCalled();
    await expect(drop.defaultPrevented).toBe(true);
  },
};

/** The picture above, the buttons below it, each high enough for a finger. */
export const Small: Story = {
  args: { src: samplePicture() },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Profile picture' });
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    for (const target of [canvas.getByText('Change picture'), canvas.getByText('Remove picture')])
      await expect(target.closest('label, button')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(
        44,
      );
  },
};

/** Nothing below moves when an upload begins. */
export const UploadBegins: Story = {
  args: { src: samplePicture(), progress: 0 },
  render: (args) => (
    <>
      <AvatarPicker {...args} label="Resting" progress={undefined} />
      <AvatarPicker {...args} label="Uploading" />
    </>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByRole('group', { name }).getBoundingClientRect().height;
    await expect(height('Uploading')).toBe(height('Resting'));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  },
};

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

/** Neither the keyboard nor a pointer nor a dropped file changes the picture. */
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

/** At 320 px the buttons are below the picture, and each is at least 44 px high. */
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

/** The picker is equally high with and without an upload, so that nothing below moves. */
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

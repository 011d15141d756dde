import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { hostile } from '../hostile.ts';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'UI/Dialog/States',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Edit Profile',
    children: <Text>Others see this beside your messages.</Text>,
    footer: (
      <>
        <Button>Discard every change</Button>
        <Button tone="primary">Update Profile</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It grows a little as it fades in: places are measured after that. */
async function settled() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
  // What is beside it is the backdrop.
  return dialog.firstElementChild!;
}
const box = (name: string) => screen.getByRole('button', { name }).getBoundingClientRect();

/** On the smallest phone it fills the screen, and the buttons stand below each other. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await settled();
    const { width, height } = dialog.getBoundingClientRect();
    await expect(width).toBe(document.documentElement.clientWidth);
    await expect(height).toBeGreaterThanOrEqual(window.innerHeight);
    await expect(box('Update Profile').top).toBeGreaterThan(box('Discard every change').bottom);
    await expect(box('Close').height).toBeGreaterThanOrEqual(44);
  },
};

/** A question stays a sheet there, with room around it. */
export const SmallQuestion: Story = {
  args: { size: 'small', title: 'Sign out everywhere?' },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await settled();
    await expect(dialog.getBoundingClientRect().width).toBe(document.documentElement.clientWidth - 32);
  },
};

/** Close is on the left, as far from the edge as it otherwise is from the right one. */
export const RightToLeft: Story = {
  args: { title: hostile.rightToLeft },
  globals: { direction: 'rtl', viewport: { value: 'laptop' } },
  play: async () => {
    const dialog = (await settled()).getBoundingClientRect();
    await expect(box('Close').left - dialog.left).toBe(13);
    await expect(box('Update Profile').left).toBeLessThan(box('Discard every change').left);
  },
};

/** Safari lays a phone's keyboard over the page: the dialog keeps to what is left. */
export const AboveKeyboard: Story = {
  args: { size: 'tall' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await settled();
    const view = window.visualViewport!;
    try {
      Object.defineProperty(view, 'height', { configurable: true, value: window.innerHeight - 300 });
      view.dispatchEvent(new Event('resize'));
      await expect(dialog.getBoundingClientRect().bottom).toBe(window.innerHeight - 300);
      await expect(box('Update Profile').bottom).toBeLessThan(window.innerHeight - 300);
    } finally {
      Reflect.deleteProperty(view, 'height');
      view.dispatchEvent(new Event('resize'));
    }
    await expect(dialog.getBoundingClientRect().bottom).toBe(window.innerHeight);
  },
};

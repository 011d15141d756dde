import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { hostile } from '../../hostile.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { Dialog } from './Dialog.tsx';
import { LoadingDialog } from './LoadingDialog.tsx';

const meta = {
  title: 'Overlays/Dialog/States',
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
  // A spinner turns for ever.
  const passing = dialog.getAnimations({ subtree: true }).filter((each) => each instanceof CSSTransition);
  await Promise.all(passing.map(({ finished }) => finished));
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

/** Its code is on its way: the frame is there, Enter closes nothing, and what follows takes its place without fading. */
export const Loading: Story = {
  render: function Arriving({ title, onClose, children }) {
    const [here, setHere] = useState(false);
    return (
      <>
        {here ? (
          <Dialog open title={title} onClose={onClose}>
            {children}
          </Dialog>
        ) : (
          <LoadingDialog open title={title} onClose={onClose} />
        )}
        <Button onClick={() => flushSync(() => setHere(true))}>Arrive</Button>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    await settled();
    await expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();

    canvas.getByText('Arrive').click();
    const dialog = screen.getByRole('dialog');
    await expect(getComputedStyle(dialog).opacity).toBe('1');
    await expect(dialog.getAnimations({ subtree: true })).toEqual([]);
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
};

/** As it is left while the code is on its way. */
export const StillLoading: Story = {
  render: ({ title, onClose }) => <LoadingDialog open title={title} onClose={onClose} size="tall" />,
  play: async () => {
    await settled();
    await expect(screen.getByText('Loading…')).toBeVisible();
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

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

/** Returns the dialog's box once its opening transition has ended: only then can positions be measured. */
async function settledBox() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  // Waits for transitions only: a spinner's animation never ends.
  const transitions = dialog.getAnimations({ subtree: true }).filter((each) => each instanceof CSSTransition);
  await Promise.all(transitions.map(({ finished }) => finished));
  // The dialog element itself is the backdrop.
  return dialog.firstElementChild!;
}
const box = (name: string) => screen.getByRole('button', { name }).getBoundingClientRect();

/** On the smallest phone it fills the screen, and the buttons stand below each other. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await settledBox();
    const { width, height } = dialog.getBoundingClientRect();
    await expect(width).toBe(document.documentElement.clientWidth);
    await expect(height).toBeGreaterThanOrEqual(window.innerHeight);
    await expect(box('Update Profile').top).toBeGreaterThan(box('Discard every change').bottom);
    await expect(box('Close').height).toBeGreaterThanOrEqual(44);
  },
};

/** With its keyboard open a phone shows a part of the content. The dialog scrolls: nothing lies under the buttons, or beside the box. */
export const WithKeyboard: Story = {
  args: { children: Array.from({ length: 30 }, (_, i) => <Text key={i}>Paragraph {i + 1}</Text>) },
  globals: { viewport: { value: 'keyboard' } },
  play: async () => {
    const dialog = (await settledBox()).getBoundingClientRect();
    const last = screen.getByText('Paragraph 30').getBoundingClientRect();
    await expect(dialog.height).toBeGreaterThan(window.innerHeight);
    await expect(box('Discard every change').top).toBeGreaterThan(last.bottom);
    await expect(dialog.bottom).toBeGreaterThan(box('Update Profile').bottom);
  },
};

/** In a low window the title stays at its top edge, and what was scrolled does not show above it. */
export const LowWindow: Story = {
  ...WithKeyboard,
  globals: { viewport: { value: 'doubled' } },
  play: async () => {
    await settledBox();
    const heading = screen.getByRole('heading', { name: 'Edit Profile' });
    await expect(screen.getByText('Paragraph 1').getBoundingClientRect().top).toBeLessThan(0);
    await expect(heading.closest('header')!.getBoundingClientRect().top).toBe(0);
  },
};

/** A small dialog does not fill the smallest phone: it keeps room around it. */
export const SmallQuestion: Story = {
  args: { size: 'small', title: 'Sign out everywhere?' },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await settledBox();
    await expect(dialog.getBoundingClientRect().width).toBe(document.documentElement.clientWidth - 32);
  },
};

/** In a right-to-left page the close button is on the left, at the same distance from the edge. */
export const RightToLeft: Story = {
  args: { title: hostile.rightToLeft },
  globals: { direction: 'rtl', viewport: { value: 'laptop' } },
  play: async () => {
    const dialog = (await settledBox()).getBoundingClientRect();
    await expect(box('Close').left - dialog.left).toBe(13);
    await expect(box('Update Profile').left).toBeLessThan(box('Discard every change').left);
  },
};

/** While the code loads a dialog with a spinner is shown. Enter does not close it, and the real dialog replaces it without fading. */
export const Loading: Story = {
  render: function Arriving({ title, onClose, children }) {
    const [isLoaded, setIsLoaded] = useState(false);
    return (
      <>
        {isLoaded ? (
          <Dialog open title={title} onClose={onClose}>
            {children}
          </Dialog>
        ) : (
          <LoadingDialog open title={title} onClose={onClose} />
        )}
        <Button onClick={() => flushSync(() => setIsLoaded(true))}>Arrive</Button>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    await settledBox();
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

/** The loading dialog at rest, for a picture of it. */
export const StillLoading: Story = {
  render: ({ title, onClose }) => <LoadingDialog open title={title} onClose={onClose} size="tall" />,
  play: async () => {
    await settledBox();
    await expect(screen.getByText('Loading…')).toBeVisible();
  },
};

/** Safari lays a phone's keyboard over the page: the dialog stays above it. */
export const AboveKeyboard: Story = {
  args: { size: 'tall' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await settledBox();
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

/** The first control that can have the focus gets it; of a group of radios, the checked one. What cannot is passed over. */
export const FirstFocus: Story = {
  args: {
    children: (
      <form>
        <input type="hidden" name="version" value="3" />
        <input type="file" aria-label="Picture" hidden />
        <label>
          <input type="radio" name="who" value="all" /> Everybody
        </label>
        <label>
          <input type="radio" name="who" value="team" defaultChecked /> My team
        </label>
      </form>
    ),
  },
  play: async () => {
    await settledBox();
    await expect(screen.getByRole('radio', { name: 'My team' })).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './Toast.guide.tsx';
import { createToaster } from './toaster.ts';
import { ToastRegion } from './ToastRegion.tsx';

const updated = {
  title: 'Profile Updated',
  description: 'Your profile has been successfully updated.',
  tone: 'neutral',
} as const;
const failed = {
  title: 'Error',
  description: 'Failed to fetch user data. Please try again.',
  tone: 'critical',
} as const;

const meta = {
  title: 'Overlays/Toast',
  component: ToastRegion,
  parameters: { guide, docs: { story: { inline: false, autoplay: true, height: '20rem' } } },
  args: { toaster: createToaster() },
  // Each story gets a queue of its own, so that messages do not leak into the next one.
  beforeEach: ({ args }) => {
    args.toaster = createToaster();
  },
  render: ({ toaster }) => (
    <>
      <Button onClick={() => toaster.add(updated)}>Update Profile</Button>
      <ToastRegion toaster={toaster} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A neutral toast is a status that can be dismissed. [S7] */
export const Neutral: Story = {
  parameters: { requirements: ['S7'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Profile' }));
    const toast = await screen.findByRole('status');
    await expect(toast).toHaveTextContent(`${updated.title}${updated.description}`);
    await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Update Profile' }));
    await screen.findByRole('status');
  },
};

/** A critical toast is an alert: it is read out at once, and its text is in the page only once. [X5] */
export const Critical: Story = {
  parameters: { requirements: ['X5'] },
  play: async ({ args }) => {
    args.toaster.add(failed);
    const toast = await screen.findByRole('alert');
    await expect(toast).toHaveTextContent(`${failed.title}${failed.description}`);
    await expect(screen.getAllByText(failed.description)).toHaveLength(1);
  },
};

/** The same message twice in a row is shown once. A different message is a toast of its own. */
export const Repeated: Story = {
  play: async ({ args }) => {
    args.toaster.add(failed);
    await screen.findByRole('alert');
    args.toaster.add(failed);
    args.toaster.add(updated);
    await screen.findByRole('status');
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
  },
};

/** At most three toasts are shown: the newest. */
export const Many: Story = {
  play: async ({ args }) => {
    for (const title of ['First', 'Second', 'Third', 'Fourth']) args.toaster.add({ ...updated, title });
    await waitFor(() => expect(screen.getByText('Fourth')).toBeVisible());
    await waitFor(() => expect(screen.getByText('First')).not.toBeVisible());
    await expect(screen.getAllByRole('status')).toHaveLength(3);
  },
};

/** The newest toast is the lowest, and the older ones move up for it. Their shadows fall behind it, not on its text. */
export const ManyOnPhone: Story = {
  ...Many,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    for (const title of ['First', 'Second', 'Third']) args.toaster.add({ ...updated, title });
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(3));
    const layers = screen
      .getAllByRole('status')
      .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      .map((toast) => Number(getComputedStyle(toast).zIndex));
    await expect(layers).toEqual([8, 9, 10]);
  },
};

export const LongText: Story = {
  play: async ({ args }) => {
    args.toaster.add({ title: hostile.unbroken, description: hostile.markup, tone: 'critical' });
    args.toaster.add({ title: hostile.rightToLeft, description: hostile.rightToLeft, tone: 'neutral' });
    const { right } = (await screen.findByRole('alert')).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** On a phone toasts are at the bottom, in thumb's reach, and the name of the screen stays free. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    args.toaster.add(updated);
    const toast = await screen.findByRole('status');
    await expect(toast.getBoundingClientRect().top).toBeGreaterThan(innerHeight / 2);
    await waitFor(() => expect(innerHeight - toast.getBoundingClientRect().bottom).toBe(12));
  },
};

/** On the page of documentation: high enough for a toast, and for what it must not cover. */
const highFrame = { docs: { story: { height: '40rem' } } };

/** The buttons whose centre is covered by a toast, so that a press would hit the toast. */
const covered = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('button')].filter((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Toasts move off the buttons in their place, also off those that appear later. */
export const BesideControls: Story = {
  parameters: highFrame,
  render: function Crowded({ toaster }) {
    const [more, setMore] = useState(false);
    return (
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-end',
          height: 'calc(100dvh - 2rem)',
        }}
      >
        <Button onClick={() => setMore(true)}>Back to Dashboard</Button>
        <div style={{ flex: 1, paddingBlockStart: '2rem' }}>
          {more && <Button>Conversation options</Button>}
        </div>
        <Button>Stop</Button>
        <Button>Send</Button>
        <ToastRegion toaster={toaster} />
      </div>
    );
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    args.toaster.add(updated);
    args.toaster.add(failed);
    await screen.findByRole('status');
    await waitFor(() => expect(covered(canvasElement)).toEqual([]));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Dashboard' }));
    await canvas.findByRole('button', { name: 'Conversation options' });
    await waitFor(() => expect(covered(canvasElement)).toEqual([]));
    for (const toast of [screen.getByRole('status'), screen.getByRole('alert')]) {
      const { top, bottom } = toast.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
    }
  },
};

export const BesideControlsOnPhone: Story = {
  ...BesideControls,
  globals: { viewport: { value: 'phone' } },
};

/** In a right-to-left page the close button of a toast is on the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  play: async ({ args }) => {
    args.toaster.add({ title: hostile.rightToLeft, description: failed.description, tone: 'critical' });
    const toast = await screen.findByRole('alert');
    const words = within(toast).getByText(hostile.rightToLeft).getBoundingClientRect();
    const cross = within(toast).getByRole('button', { name: 'Dismiss' }).getBoundingClientRect();
    await expect(cross.right).toBeLessThanOrEqual(words.left);
    await expect(toast.getBoundingClientRect().right - words.right).toBeGreaterThan(16);
  },
};

/** A toast over a dialog stands at its top and can be pressed; when the dialog closes, it stays, and goes to the bottom. */
export const OverDialog: Story = {
  parameters: highFrame,
  render: function Covered({ toaster }) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Sign In</Button>
        <ToastRegion toaster={toaster} />
        <Dialog open={open} onClose={() => setOpen(false)} title="Sign in again" size="small">
          <Button onClick={() => toaster.add(failed)}>Try again</Button>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    const toast = await screen.findByRole('alert');
    await expect(toast.getBoundingClientRect().bottom).toBeLessThan(innerHeight / 2);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(toast).toBeVisible();
    await expect(toast.getBoundingClientRect().top).toBeGreaterThan(innerHeight / 2);

    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await screen.findByRole('dialog')).toContainElement(toast);
    const dismiss = within(toast).getByRole('button', { name: 'Dismiss' });
    const { left, top, width, height } = dismiss.getBoundingClientRect();
    await expect(dismiss).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
    dismiss.focus();
    await expect(dismiss).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { createToaster, type ToastMessage } from './toaster.ts';
import { ToastRegion } from './ToastRegion.tsx';

/** What a caller can do with a toast that is already shown. */
const meta = {
  title: 'Overlays/Toast/Handle',
  component: ToastRegion,
  // Nothing of it shows before a step has been played, and documentation pages play none.
  tags: ['!autodocs'],
  parameters: { requirements: ['Y6'] },
  args: { toaster: createToaster() },
  beforeEach({ args }) {
    args.toaster = createToaster();
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const saving: ToastMessage = {
  title: 'Saving',
  description: 'Your profile is being saved.',
  tone: 'neutral',
};
const saved: ToastMessage = { title: 'Saved', description: 'Your profile is up to date.', tone: 'neutral' };

/** 'Undo' is one press away, for as long as the toast is there. */
export const WithAnAction: Story = {
  play: async ({ args, userEvent }) => {
    const onClick = fn();
    args.toaster.add({
      title: 'Removed',
      description: 'The device is signed out.',
      tone: 'neutral',
      action: { label: 'Undo', onClick },
    });
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await expect(undo.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(undo);
    await expect(onClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Removed')).toBeNull());
    args.toaster.add({ ...saved, action: { label: 'See it', onClick } });
    await screen.findByRole('button', { name: 'See it' });
  },
};

/** However long its label is, an action leaves the message and the cross their room. */
export const LongAction: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ args }) => {
    args.toaster.add({ ...saved, action: { label: hostile.unbroken, onClick: fn() } });
    const title = await screen.findByText('Saved');
    await expect(title.getBoundingClientRect().width).toBeGreaterThan(60);
    const { right } = screen.getByRole('button', { name: 'Dismiss' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};

/** One toast from the beginning of something to its end, by the id that `add` returned. */
export const Updated: Story = {
  play: async ({ args }) => {
    const id = args.toaster.add(saving);
    await screen.findByText('Saving');
    args.toaster.update(id, saved);
    await screen.findByText('Saved');
    await expect(screen.queryByText('Saving')).toBeNull();
    await expect(screen.getAllByRole('status')).toHaveLength(1);
  },
};

/** Two rows were removed, and each can be brought back: an equal text does not take the place of the first 'Undo'. */
export const TwoActions: Story = {
  play: async ({ args, userEvent }) => {
    const undone = fn();
    for (const row of [1, 2])
      args.toaster.add({
        title: 'Row removed',
        description: 'It is gone from the list.',
        tone: 'neutral',
        action: { label: 'Undo', onClick: () => undone(row) },
      });
    await waitFor(() => expect(screen.getAllByText('Row removed')).toHaveLength(2));
    for (let left = 2; left > 0; left--) {
      const [button] = await screen.findAllByRole('button', { name: 'Undo' });
      await userEvent.click(button!);
      await waitFor(() => expect(undone).toHaveBeenCalledTimes(3 - left));
      await waitFor(() => expect(screen.queryAllByText('Row removed')).toHaveLength(left - 1));
    }
    await expect(new Set(undone.mock.calls.flat())).toEqual(new Set([1, 2]));
  },
};

/** Once a toast says something else, its former words are another message: what has become of the first is not overwritten. */
export const SavedTwice: Story = {
  play: async ({ args }) => {
    const first = args.toaster.add(saving);
    await screen.findByText('Saving');
    args.toaster.update(first, saved);
    await screen.findByText('Saved');
    const second = args.toaster.add(saving);
    await expect(second).not.toBe(first);
    await screen.findByText('Saving');
    await expect(screen.getByText('Saved')).toBeInTheDocument();
    // While it says the same, it is the same one.
    await expect(args.toaster.add(saving)).toBe(second);
  },
};

export const Dismissed: Story = {
  play: async ({ args }) => {
    const id = args.toaster.add(saving);
    args.toaster.add(saved);
    await screen.findByText('Saving');
    args.toaster.dismiss(id);
    await waitFor(() => expect(screen.queryByText('Saving')).toBeNull());
    await expect(screen.getByText('Saved')).toBeVisible();
  },
};

const removed = { title: 'Removed', description: 'The device is signed out.', tone: 'neutral' } as const;
const drawWithField: Story['render'] = ({ toaster }) => (
  <>
    <input aria-label="Message" />
    <input aria-label="Reason" />
    <ToastRegion toaster={toaster} />
  </>
);

/** A pointer that presses what a toast has leaves the focus where somebody was writing. */
export const FocusComesBack: Story = {
  render: drawWithField,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    for (const name of ['Undo', 'Dismiss']) {
      args.toaster.add({ ...removed, action: { label: 'Undo', onClick: fn() } });
      const button = await screen.findByRole('button', { name });
      await userEvent.click(field);
      await userEvent.click(button);
      await waitFor(() => expect(screen.queryByText('Removed')).toBeNull());
      await expect(field).toHaveFocus();
    }
  },
};

/** An action that moves the focus itself has the last word. */
export const ActionMovesFocus: Story = {
  render: drawWithField,
  play: async ({ args, canvas, userEvent }) => {
    const reason = canvas.getByRole('textbox', { name: 'Reason' });
    args.toaster.add({ ...removed, action: { label: 'Say why', onClick: () => reason.focus() } });
    const button = await screen.findByRole('button', { name: 'Say why' });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Message' }));
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByText('Removed')).toBeNull());
    await expect(reason).toHaveFocus();
  },
};

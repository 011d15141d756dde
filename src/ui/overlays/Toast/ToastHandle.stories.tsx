import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
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

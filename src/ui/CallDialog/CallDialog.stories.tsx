import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hostile } from '../hostile.ts';
import { CallDialog } from './CallDialog.tsx';

const meta = {
  title: 'UI/CallDialog',
  component: CallDialog,
  args: {
    open: true,
    agentName: 'Parley',
    phase: 'idle',
    elapsed: '00:00',
    pulse: false,
    muted: false,
    onClose: fn(),
    onStart: fn(),
    onEnd: fn(),
    onMute: fn(),
  },
} satisfies Meta<typeof CallDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function opened() {
  const dialog = await screen.findByRole('dialog', { name: 'Voice Chat' });
  await waitFor(() => expect(within(dialog).getByRole('heading')).toBeVisible());
  return within(dialog);
}

/** [S8] A double click starts one call, and does not end it. */
export const Ready: Story = {
  parameters: { requirements: ['S8', 'V18'] },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText('Ready to chat')).toBeVisible();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Start call' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** [S8] Four dots. It can be given up. */
export const Connecting: Story = {
  args: { phase: 'connecting' },
  parameters: { requirements: ['S8'] },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText('Now is connecting....please wait.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Mute' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'End call' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** [S8] [K8] */
export const InCall: Story = {
  args: { phase: 'in-call', elapsed: '02:41', pulse: true, caption: 'Your last payment was $29.00.' },
  parameters: { requirements: ['S8', 'K8'] },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText('02:41')).toBeVisible();
    await expect(dialog.getByText('Your last payment was $29.00.')).toBeVisible();
    await expect(document.querySelector('[data-pulse="true"]')).not.toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Mute' }));
    await expect(args.onMute).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'End call' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const Muted: Story = {
  args: { phase: 'in-call', elapsed: '00:07', muted: true },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('button', { name: 'Unmute' })).toBeVisible();
    await expect(document.querySelector('[data-pulse="true"]')).toBeNull();
  },
};

/** [S8] */
export const Finishing: Story = {
  args: { phase: 'finishing' },
  parameters: { requirements: ['S8'] },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('Finishing our call... please wait.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'End call' })).toBeDisabled();
  },
};

/** [X8] What failed, and what to do. */
export const Failed: Story = {
  args: { error: { title: 'The microphone is blocked', advice: 'Allow it in the address bar.' } },
  parameters: { requirements: ['X8'] },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Allow it in the address bar.');
    await expect(dialog.getByRole('button', { name: 'Start call' })).toBeEnabled();
  },
};

/** A long caption, on a phone; Escape closes. */
export const LongCaption: Story = {
  args: { phase: 'in-call', elapsed: '1:00:00', caption: hostile.unbroken + hostile.markup },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await opened();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

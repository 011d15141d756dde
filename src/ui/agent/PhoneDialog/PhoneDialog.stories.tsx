import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './PhoneDialog.guide.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';

const meta = {
  title: 'Agent/PhoneDialog',
  component: PhoneDialog,
  parameters: { guide, docs: { story: { inline: false, height: '40rem' } } },
  args: {
    open: true,
    phone: '+1 (555) 010-0199',
    elapsed: '00:00',
    inCall: false,
    microphoneMuted: false,
    speakerMuted: false,
    onClose: fn(),
    onStart: fn(),
    onEnd: fn(),
    onMicrophoneMutedChange: fn(),
    onSpeakerMutedChange: fn(),
  },
} satisfies Meta<typeof PhoneDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function opened() {
  const dialog = await screen.findByRole('dialog', { name: 'My Agent' });
  await waitFor(() => expect(within(dialog).getByRole('heading')).toBeVisible());
  return within(dialog);
}

/** The dialog says that no call is placed. */
export const Ready: Story = {
  parameters: { requirements: ['V18'] },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText('+1 (555) 010-0199')).toBeVisible();
    await expect(dialog.getByText('Demo: no call is placed.')).toBeVisible();
    await expect(dialog.getByRole('timer')).toHaveTextContent('00:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Start call' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const Active: Story = {
  args: { inCall: true, elapsed: '00:07', microphoneMuted: true },
  parameters: { requirements: ['V18'] },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText('00:07')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'End call' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'End call' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Unmute microphone' }));
    await expect(args.onMicrophoneMutedChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Mute speaker' }));
    await expect(args.onSpeakerMutedChange).toHaveBeenLastCalledWith(true);
  },
};

/** A long number stays inside the dialog on a phone. */
export const LongNumber: Story = {
  args: { phone: hostile.unbroken },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await opened();
    const { left, right } = dialog.getByText(hostile.unbroken).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** With both muted, everything fits the narrowest phone. */
export const Muted: Story = {
  args: { inCall: true, microphoneMuted: true, speakerMuted: true },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('button', { name: 'Unmute microphone' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Unmute speaker' })).toBeEnabled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** In a right-to-left page the number still reads from left to right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(getComputedStyle(dialog.getByText(args.phone)).direction).toBe('ltr');
    await expect(getComputedStyle(dialog.getByRole('heading')).direction).toBe('rtl');
  },
};

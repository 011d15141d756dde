import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PhoneDialog } from './PhoneDialog.tsx';

const meta = {
  title: 'UI/PhoneDialog',
  component: PhoneDialog,
  parameters: { docs: { story: { inline: false, height: '40rem' } }, requirements: ['V18'] },
  args: {
    open: true,
    phone: '+1 (555) 010-0199',
    elapsed: '00:00',
    active: false,
    microphoneMuted: false,
    speakerMuted: false,
    onClose: fn(),
    onToggleCall: fn(),
    onToggleMicrophone: fn(),
    onToggleSpeaker: fn(),
  },
} satisfies Meta<typeof PhoneDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V18] 'My Agent', which says that it makes no call. */
export const Ready: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'My Agent' });
    await expect(screen.getByText('This is a preview: it dials nobody.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start call' }));
    await expect(args.onToggleCall).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Mute microphone' }));
    await expect(args.onToggleMicrophone).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Mute speaker' }));
    await expect(args.onToggleSpeaker).toHaveBeenCalledOnce();
  },
};

/** [V18] The timer runs; the toggles say what they would do next. */
export const Active: Story = {
  args: { active: true, elapsed: '00:07', microphoneMuted: true, speakerMuted: true },
  play: async () => {
    await expect(await screen.findByRole('timer')).toHaveTextContent('00:07');
    await expect(screen.getByRole('button', { name: 'End call' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Unmute microphone' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Unmute speaker' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

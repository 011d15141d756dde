import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ChatComposer } from '../ChatComposer/ChatComposer.tsx';
import { hostile } from '../hostile.ts';
import { CallDialog } from './CallDialog.tsx';

const meta = {
  title: 'UI/CallDialog',
  component: CallDialog,
  parameters: { docs: { story: { inline: false, height: '40rem' } }, requirements: ['S8'] },
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

const avatar = () => screen.getByRole('dialog').querySelector('[data-pulse]');

/** [S8] [V18] 'Ready to chat'. A double click starts one call. */
export const Idle: Story = {
  parameters: { requirements: ['S8', 'V18'] },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Voice Chat' });
    await expect(screen.getByText('Ready to chat')).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Start call' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: 'End call' })).toBeNull();
  },
};

/** [S8] 'Now is connecting....please wait.' It can be given up. */
export const Connecting: Story = {
  args: { phase: 'connecting' },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText('Now is connecting....please wait.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Mute' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'End call' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** [S8] The timer; 'Mute' and 'End call'. */
export const InCall: Story = {
  args: { phase: 'in-call', elapsed: '02:41', caption: 'Your last payment was twenty-nine dollars.' },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('timer', { name: 'Call time' })).toHaveTextContent('02:41');
    await expect(avatar()).toHaveAttribute('data-pulse', 'false');
    await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
    await expect(args.onMute).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'End call' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** [K8] [S8] The avatar pulses. */
export const Pulsing: Story = {
  parameters: { requirements: ['K8', 'S8'] },
  args: { ...InCall.args, pulse: true },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(avatar()).toHaveAttribute('data-pulse', 'true');
    await expect(getComputedStyle(avatar()!, '::after').content).not.toBe('none');
  },
};

/** [S8] 'Finishing our call... please wait.' */
export const Finishing: Story = {
  args: { phase: 'finishing' },
  play: async () => {
    await expect(await screen.findByText('Finishing our call... please wait.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'End call' })).toBeDisabled();
  },
};

/** [X8] What failed and what to do. */
export const Failed: Story = {
  parameters: { requirements: ['X8'] },
  args: {
    error: { title: 'No microphone was found', advice: 'Connect one and start the call again.' },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'No microphone was foundConnect one and start the call again.',
    );
    await expect(screen.getByText('Ready to chat')).toBeVisible();
  },
};

const composer = <ChatComposer value="" pending={false} onChange={fn()} onSend={fn()} onStop={fn()} />;

export const Muted: Story = {
  args: { ...InCall.args, muted: true, composer },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Unmute' })).toBeEnabled();
  },
};

export const Hostile: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    ...InCall.args,
    agentName: hostile.markup,
    caption: `${hostile.rightToLeft} ${hostile.unbroken}`,
    error: { title: hostile.unbroken, advice: hostile.markup },
    composer,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

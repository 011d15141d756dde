import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Captions } from '../Captions/Captions.tsx';
import { guide } from './CallDialog.guide.tsx';
import { CallDialog } from './CallDialog.tsx';

const meta = {
  title: 'Agent/CallDialog',
  component: CallDialog,
  parameters: { guide, docs: { story: { inline: false, height: '44rem' } } },
  args: {
    open: true,
    mark: 'idle',
    phase: 'idle',
    elapsed: '00:00',
    pulse: false,
    muted: false,
    onClose: fn(),
    onMinimise: fn(),
    onStart: fn(),
    onEnd: fn(),
    onMutedChange: fn(),
    onTalkingChange: fn(),
  },
} satisfies Meta<typeof CallDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function opened() {
  const dialog = await screen.findByRole('dialog', { name: 'Voice Chat' });
  await waitFor(() => expect(within(dialog).getByRole('heading')).toBeVisible());
  return within(dialog);
}

/** A double click starts one call and does not end it. */
export const Ready: Story = {
  args: { notice: { tone: 'hint', advice: 'Ask about your plan or your payments.' } },
  parameters: { requirements: ['S8', 'V18'] },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText('Ready to chat')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Minimise' })).toBeNull();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Start call' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** While connecting, the current step is shown and the call can be given up. */
export const Connecting: Story = {
  args: { phase: 'connecting', mark: 'thinking', stage: 'Joining the call' },
  parameters: { requirements: ['S8', 'S13'] },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText('Now is connecting....please wait.')).toBeVisible();
    await expect(dialog.getByText('Joining the call')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Mute' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'End call' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const InCall: Story = {
  args: {
    phase: 'in-call',
    mark: 'speaking',
    elapsed: '02:41',
    pulse: true,
    quality: 'good',
    captions: (
      <Captions
        lines={[{ id: 1, from: 'assistant', text: 'Your last payment was $29.00.', partial: false }]}
      />
    ),
  },
  parameters: { requirements: ['S8', 'K8', 'A70'] },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText('02:41')).toBeVisible();
    await expect(dialog.getByText('Your last payment was $29.00.')).toBeVisible();
    await expect(document.querySelector('[data-pulse="true"] [data-state="speaking"]')).not.toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Minimise' }));
    await expect(args.onMinimise).toHaveBeenCalledOnce();
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Mute' }));
    await expect(args.onMutedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(dialog.getByRole('button', { name: 'End call' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** Without a timer a call says in words that it is connected. */
export const Untimed: Story = {
  args: { phase: 'in-call', elapsed: undefined, pulse: undefined, mark: undefined },
  parameters: { requirements: ['S8'] },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('Connected').getBoundingClientRect().height).toBeGreaterThan(10);
    await expect(dialog.queryByRole('timer')).toBeNull();
  },
};

export const Finishing: Story = {
  args: { phase: 'finishing' },
  parameters: { requirements: ['S8'] },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('Finishing our call... please wait.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'End call' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** After a failure the notice says what to do, and a new call can be started. */
export const Failed: Story = {
  args: {
    notice: { tone: 'critical', title: 'The microphone is blocked', advice: 'Allow it in the address bar.' },
  },
  parameters: { requirements: ['X8'] },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Allow it in the address bar.');
    await expect(dialog.getByRole('button', { name: 'Start call' })).toBeEnabled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf } from '../../mocks/StoryApp.tsx';
import { press } from '../steps.ts';
import { CallSimulator } from './CallSimulator.tsx';
import { stoppedAt, type Call } from './callSimulatorSteps.ts';

/** Each state of a call, with the time stopped in it. */
const meta = {
  title: 'Screens/Call states',
  component: CallSimulator,
  // Each story starts a call by itself, and a page can hold only one call.
  tags: ['!autodocs'],
  args: { scenario: 'question and answer', at: 0, playing: false, speed: 1 },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(personas.pro),
} satisfies Meta<typeof CallSimulator>;
export default meta;
type Story = StoryObj<typeof meta>;

const connecting = async (call: Call) => {
  await expect(call.getByText('Now is connecting....please wait.')).toBeVisible();
  await expect(call.getByRole('button', { name: 'End call' })).toBeEnabled();
};

export const OpeningTheMicrophone: Story = stoppedAt(
  'question and answer',
  0.3,
  'Opening your microphone',
  connecting,
);
export const Calling: Story = stoppedAt('question and answer', 0.8, 'Calling the voice service', connecting);
export const Joining: Story = stoppedAt('question and answer', 1.4, 'Joining the call', connecting);
export const WaitingForTheAgent: Story = stoppedAt(
  'question and answer',
  2.1,
  'Waiting for the agent to answer',
  connecting,
);

/** The agent speaks: its avatar pulses, and the caption grows. [S8] */
export const AgentSpeaks: Story = stoppedAt('question and answer', 4.2, 'Hello Ada, what can', async () => {
  await expect(document.querySelector('[data-pulse="true"]')).not.toBeNull();
});
export const UserSpeaks: Story = stoppedAt('question and answer', 8, 'What did I', async (call) => {
  await expect(call.getByText('Hello Ada, what can I do for you?')).toBeVisible();
  await expect(document.querySelector('[data-pulse="true"]')).toBeNull();
});
/** The user interrupts the agent: what it had said so far stays. [S8] */
export const Interrupted: Story = stoppedAt('barge-in', 12.6, 'Only Pro, please.', async (call) => {
  await expect(call.getByText('There are three plans. Free costs')).toBeVisible();
});
export const Muted: Story = stoppedAt(
  'question and answer',
  7,
  'Hello Ada, what can I do for you?',
  async (call) => {
    await press('Mute');
    await expect(await call.findByRole('button', { name: 'Unmute' })).toBeVisible();
    await expect(call.getByText(/You are muted/)).toBeVisible();
  },
);
/** The microphone is open, but silent for 8 s: a hint says that nothing is heard. [S8] */
export const Unheard: Story = stoppedAt('silence', 15, "We can't hear you");
export const Reconnecting: Story = stoppedAt(
  'network lost and back',
  10,
  'Stay on the line: the call continues when the network is back.',
  async (call) => {
    await expect(call.getAllByText('Reconnecting…').length).toBeGreaterThan(0);
  },
);
/** The connection is back after a gap; the timer counted on meanwhile. [S8] */
export const BackAgain: Story = stoppedAt(
  'network lost and back',
  18,
  'There you are again.',
  async (call) => {
    await expect(call.queryByText('Reconnecting…')).toBeNull();
    await expect(call.getByRole('timer')).toHaveTextContent('00:15');
  },
);
export const WeakConnection: Story = stoppedAt('quality drops', 9, 'Weak connection');
export const VeryWeakConnection: Story = stoppedAt('quality drops', 16, 'Very weak connection');

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf } from '../../mocks/StoryApp.tsx';
import { heading, press, toast } from '../steps.ts';
import { CallSimulator } from './CallSimulator.tsx';
import { scrubTo, stoppedAt } from './callSimulatorSteps.ts';

/** More states of a call: the agent's tasks, typed messages and the end. */
const meta = {
  title: 'Screens/Call states: acting and ending',
  component: CallSimulator,
  // Each story starts a call by itself, and a page can hold only one call.
  tags: ['!autodocs'],
  args: { scenario: '', at: 0, playing: false, speed: 1 },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(personas.pro),
} satisfies Meta<typeof CallSimulator>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The agent asks before it changes something, and goes on after the user's yes. [S8] */
export const WaitsForConfirmation: Story = stoppedAt(
  'tool: subscribes',
  12,
  'Subscribe to Enterprise',
  async (call) => {
    await expect(call.getByRole('button', { name: 'Not now' })).toBeEnabled();
  },
);
export const Confirmed: Story = stoppedAt('tool: subscribes', 12, 'Subscribe to Enterprise', async (call) => {
  await userEvent.click(call.getByRole('button', { name: /^Subscribe/ }));
  await toast('Subscription Updated', 'Successfully subscribed to Enterprise plan');
  await scrubTo(20);
  await expect(await call.findByText('All right, that is done.')).toBeVisible();
});
/** A task that changes nothing runs at once, without a question. [S8] */
export const ShowsBilling: Story = stoppedAt('tool: shows billing', 13, 'Here is your billing.', async () => {
  await press('Close');
  await expect(await heading('Billing & Subscriptions')).toBeVisible();
});
/** A call of an unknown tool is refused, and markup in what was said is shown as text. [S8] */
export const Hostile: Story = stoppedAt('hostile text', 13, /onerror="alert\(1\)"/, async (call) => {
  await expect(call.queryByRole('img', { name: '' })).toBeNull();
  await expect(call.queryByRole('link')).toBeNull();
  await expect(await call.findByText("There is no tool 'delete_everything'.")).toBeVisible();
  const { scrollWidth, clientWidth } = screen.getByRole('dialog');
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

/** A browser without speech recognition: the agent answers what is typed. [S8] */
export const TypedOnly: Story = stoppedAt('typed only', 7, 'Type instead', async (call) => {
  await userEvent.type(call.getByRole('textbox'), 'What did I pay?{Enter}');
  await expect(await call.findByText('What did I pay?')).toBeVisible();
  await scrubTo(12);
  await expect(await call.findByText(/^You paid 29 dollars/)).toBeVisible();
});

/** The moment between 'End call' and the provider's hanging up. The focus ends on 'Call again'. [S8] */
export const Finishing: Story = stoppedAt(
  'slow to hang up',
  5,
  'Hello Ada, what can I do for',
  async (call) => {
    await press('End call');
    await expect(await call.findByText('Finishing our call... please wait.')).toBeVisible();
    await scrubTo(9);
    await expect(await call.findByText('You ended the call')).toBeVisible();
    await expect(call.getByRole('button', { name: 'Call again' })).toHaveFocus();
  },
);
export const EndedByTheUser: Story = stoppedAt('question and answer', 18, 'You ended the call');
export const EndedByTheAgent: Story = stoppedAt('ended by the agent', 10, 'The agent ended the call');
export const EndedAtItsLongest: Story = stoppedAt(
  'ended: too long',
  12,
  'The call ended: it reached its maximum length',
);
export const EndedBySilence: Story = stoppedAt(
  'ended: silence',
  12,
  'The call ended: nobody had spoken for a while',
);
export const BrokenOff: Story = stoppedAt('ended: agent failed', 12, 'The call was cut off');

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf } from '../../mocks/StoryApp.tsx';
import { press } from '../steps.ts';
import { CallSimulator, scenarios } from './CallSimulator.tsx';
import { scrubTo, simulatedCall } from './callSimulatorSteps.ts';

/** Any call, stopped at any moment. Choose a scenario and drag the time, here or in the bar at the top. */
const meta = {
  title: 'Screens/Call simulator',
  component: CallSimulator,
  // Each story starts a call by itself, and a page can hold only one call.
  tags: ['!autodocs'],
  args: { scenario: 'question and answer', at: 11, playing: false, speed: 1 },
  argTypes: {
    scenario: { control: 'select', options: Object.keys(scenarios) },
    at: { name: 'at (s)', control: { type: 'range', min: 0, max: 30, step: 0.1 } },
    speed: { control: { type: 'range', min: 0.25, max: 16, step: 0.25 } },
    afterwards: { control: 'select', options: Object.keys(scenarios) },
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(personas.pro),
} satisfies Meta<typeof CallSimulator>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Moved forwards and backwards, the same moment looks the same. [S8] */
export const Scrubbed: Story = {
  parameters: { requirements: ['S8'] },
  play: async () => {
    const call = await simulatedCall();
    await expect(await call.findByText('You paid 29 dollars for')).toBeVisible();
    await expect(call.getByRole('timer')).toHaveTextContent('00:08');
    await scrubTo(5);
    await expect(await call.findByText('Hello Ada, what can I do for')).toBeVisible();
    await expect(call.getByRole('timer')).toHaveTextContent('00:02');
    await expect(call.queryByText(/You paid/)).toBeNull();
    await scrubTo(18);
    await expect(await call.findByText('You ended the call')).toBeVisible();
    await scrubTo(11);
    await expect(await call.findByText('You paid 29 dollars for')).toBeVisible();
    await expect(call.getByRole('timer')).toHaveTextContent('00:08');
  },
};

/** The call plays by itself, at four times the speed. [S8] */
export const Playing: Story = {
  args: { scenario: 'past an hour', at: 2.5, speed: 4 },
  parameters: { requirements: ['S8'] },
  play: async () => {
    const call = await simulatedCall();
    await expect(await call.findByRole('timer')).toHaveTextContent('00:00');
    await press('Play the call');
    await waitFor(() => expect(call.getByRole('timer')).not.toHaveTextContent('00:00'));
    await press('Pause the call');
    const reached = screen.getByLabelText('Time in the call').getAttribute('aria-valuetext');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(screen.getByLabelText('Time in the call')).toHaveAttribute('aria-valuetext', reached);
    // The moment at which it was paused varies, but is always before one minute.
    await scrubTo(60);
    await waitFor(() => expect(call.getByRole('timer')).toHaveTextContent('00:57'));
  },
};

/** The timer shows h:mm:ss after an hour of conversation, which is played at once. [S8] */
export const PastAnHour: Story = {
  args: { scenario: 'past an hour', at: 3605 },
  argTypes: { at: { control: { type: 'range', min: 0, max: 3720, step: 1 } } },
  parameters: { requirements: ['S8'] },
  play: async () => {
    const call = await simulatedCall();
    await expect(await call.findByRole('timer')).toHaveTextContent('1:00:02');
  },
};

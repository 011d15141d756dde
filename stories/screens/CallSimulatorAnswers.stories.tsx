import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf } from '../../mocks/StoryApp.tsx';
import { toast } from '../steps.ts';
import { CallSimulator } from './CallSimulator.tsx';
import { scrubTo, simulatedCall } from './callSimulatorSteps.ts';

/** Whole calls in which the user agrees by voice. */
const meta = {
  title: 'Screens/Call simulator, answers',
  component: CallSimulator,
  // It dials by itself, which several on one page cannot.
  tags: ['!autodocs'],
  args: { scenario: 'yes aloud: profile', at: 12.5, playing: false, speed: 1 },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(personas.pro),
} satisfies Meta<typeof CallSimulator>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (name: string) => screen.findByRole('group', { name });

/** Asked for, agreed to and changed without a press; the agent says that it is done. [A40, A43] */
export const Profile: Story = {
  parameters: { requirements: ['A40', 'A43'] },
  play: async () => {
    const call = await simulatedCall();
    await expect(await card('Change your profile')).toHaveTextContent(/London.*Lisbon/);
    await scrubTo(14.5);
    await toast('Success', 'Profile updated successfully');
    await waitFor(async () => expect(await card('Change your profile')).toHaveTextContent('Changed · Undo'));
    await scrubTo(20);
    await expect(await call.findByText('Your location is Lisbon now.')).toBeVisible();
  },
};

/** A bare yes is told what to say, and the plan is named after that. [A41] */
export const Plan: Story = {
  args: { scenario: 'yes aloud: plan' },
  parameters: { requirements: ['A41'] },
  play: async () => {
    const call = await simulatedCall();
    await expect(await card('Upgrade to Enterprise')).toHaveTextContent('Waiting for your answer');
    await scrubTo(20);
    const sentence = 'Nothing has changed yet. To go ahead by voice, say “yes, Enterprise”.';
    // On the card and among the captions; the conversation beside the call has both once more, some time later.
    await waitFor(() => expect(call.getAllByText(sentence)).toHaveLength(2));
    await scrubTo(24);
    await waitFor(() => toast('Subscription Updated', 'Successfully subscribed to Enterprise plan'), {
      timeout: 8000,
    });
  },
};

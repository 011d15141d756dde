import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { voiceError } from '../../../src/screens/agent/call/voiceErrors.ts';
import { chatFailed, noPayments, errorMessages, toasts } from '../../../src/services/messages.ts';
import { DoDont } from './DoDont.tsx';

const meta = {
  title: 'Docs/Foundations/Voice and tone',
  component: DoDont,
  // The page beside this file is its documentation.
  tags: ['!autodocs'],
} satisfies Meta<typeof DoDont>;

export default meta;
type Story = StoryObj<typeof meta>;

const together = ({ title, advice }: { title: string; advice: string }) => `${title}. ${advice}`;

/** An error says what happened, in words for people, and then what to do. */
export const Errors: Story = {
  args: {
    comparisons: [
      {
        say: errorMessages.unavailable,
        not: 'TypeError: Failed to fetch',
        why: 'What happened to the reader, not to the program, and the next step.',
      },
      {
        say: together(voiceError('microphone-busy', '')),
        not: 'NotReadableError: Could not start audio source',
        why: 'Name the likely cause and the cure. The reader does not know what an audio source is.',
      },
      {
        say: errorMessages.linkExpired,
        not: 'Oops! You used an invalid link.',
        why: 'No blame, no jokes: somebody is locked out.',
      },
      {
        say: errorMessages.sessionExpired,
        not: 'Session expired.',
        why: 'A loss is said as one. Readers who hear it from us do not have to find out.',
      },
      {
        say: chatFailed,
        not: 'Error 500',
        why: 'The agent answers for itself, in its own bubble, and what was typed is kept.',
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(errorMessages.unavailable)).toBeVisible();
    for (const { say } of args.comparisons) await expect(say).toMatch(/\.$/);
  },
};

/** A success is one short sentence. */
export const Success: Story = {
  args: {
    comparisons: [
      {
        say: `${toasts.profileUpdated.title}: ${toasts.profileUpdated.description}`,
        not: 'Hooray, success!',
        why: 'Name the thing that changed. A cheer tells nothing, and wears off.',
      },
      {
        say: toasts.subscribed('Pro').description,
        not: 'Your request has been processed.',
        why: 'The same word, plan, that stood on the button.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Successfully subscribed to Pro plan')).toBeVisible();
  },
};

/** An empty place says what will appear there. */
export const Empty: Story = {
  args: {
    comparisons: [
      {
        say: `${noPayments.title}. ${noPayments.description}.`,
        not: 'No data',
        why: 'Nothing is missing: the reader learns what this place is for.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No payment history yet/)).toBeVisible();
  },
};

import { useState } from 'react';
import type { Guide } from '../guide.ts';
import { ActionCard, type ActionCardProps } from './ActionCard.tsx';

const details = [
  { label: 'Full Name', value: 'Grace Hopper' },
  { label: 'Location', value: 'New York' },
];

/** Asks until it is answered. */
function Try({ confirm }: { confirm: string }) {
  const [state, setState] = useState<ActionCardProps['state']>('asked');
  const statuses = { asked: 'Waiting for your answer', done: 'Done', skipped: 'Not done: you said no' };
  return (
    <ActionCard
      title="Change your profile"
      state={state}
      status={statuses[state as keyof typeof statuses]}
      details={details}
      question={
        state === 'asked'
          ? {
              confirm,
              onConfirm: () => setState('done'),
              decline: 'Not now',
              onDecline: () => setState('skipped'),
            }
          : undefined
      }
    />
  );
}

export const guide: Guide = {
  use: 'One thing that the agent wants to do, does or has done, among the messages. What changes something waits here for a yes.',
  avoid:
    'What people start themselves is confirmed in a Dialog. What the agent only says is a ChatBubble; what failed outside of a conversation is an Alert.',
  anatomy: [
    ['Mark', 'A question mark, a spinner, a tick, a warning or a dash, on a ground of the state’s colour.'],
    ['Title', 'What it is about, verb first.'],
    ['Status', 'The state in words.'],
    ['Details', 'The values that somebody says yes to, complete and with their line breaks.'],
    ['Result', 'One sentence, once there is one.'],
    ['Answers', 'Yes as the primary button, no beside it; both go when one is pressed.'],
  ],
  do: [
    {
      text: 'Let the yes repeat what will happen. Answer this one.',
      example: <Try confirm="Change my profile" />,
    },
    {
      text: 'Keep the card afterwards, with what came of it.',
      example: (
        <ActionCard
          title="Change your profile"
          state="failed"
          status="Failed"
          result="Failed to update profile. Please try again."
        />
      ),
    },
  ],
  dont: [
    {
      text: '“OK” can be pressed without having read anything.',
      example: <Try confirm="OK" />,
    },
  ],
  keyboard: [
    ['Tab', 'Goes to the yes, then to the no. A card without a question is passed over.'],
    ['Enter, Space', 'Answers. The focus goes to the card, since its button disappears.'],
  ],
  accessibility: [
    'A group named by its title. Mark and colour are decoration: the status says the same.',
    'Details are a description list; each value takes its direction from its own text.',
    'In a ChatLog it is announced when it appears. The focus is not taken.',
    'The answers are 44 px high and wrap below each other where both do not fit.',
  ],
};

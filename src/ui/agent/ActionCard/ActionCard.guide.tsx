import { useState } from 'react';
import type { Guide } from '../../guide.ts';
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
  use: 'One thing that the agent wants to do, does or has done, among the messages. Changes wait here for the user’s agreement.',
  avoid:
    'To confirm what people start themselves, use a Dialog. For words of the agent use ChatBubble; for failures outside of a conversation, Alert.',
  anatomy: [
    [
      'Mark',
      'A question mark, an hourglass, a spinner, a tick, a bent arrow, a warning or a dash, on a background of the state’s colour.',
    ],
    ['Title', 'What it is about, verb first.'],
    ['Status', 'The state in words, and the button that takes back what was done, where that is possible.'],
    [
      'Details',
      'The values to agree to, complete and with their line breaks. What a value replaces stands before it, struck through.',
    ],
    ['Result', 'One sentence about what happened, once it is known.'],
    [
      'Answers',
      'The confirming button is primary, the declining one beside it. Both disappear when one is pressed. A hint below them names another way to answer, such as a word to say.',
    ],
  ],
  do: [
    {
      text: 'Let the confirming button repeat what will happen. Try this one.',
      example: <Try confirm="Change my profile" />,
    },
    {
      text: 'Keep the card afterwards, with its result.',
      example: (
        <ActionCard
          title="Change your profile"
          state="failed"
          status="Failed"
          result="Failed to update profile. Please try again."
        />
      ),
    },
    {
      text: 'Say what a value replaces, and offer to take it back where that is possible.',
      example: (
        <ActionCard
          title="Change your profile"
          state="done"
          status="Changed"
          details={[{ label: 'Location', before: 'London', value: 'New York' }]}
          undo={{ label: 'Undo', onUndo: () => undefined }}
        />
      ),
    },
  ],
  dont: [
    {
      text: 'People press “OK” without reading anything.',
      example: <Try confirm="OK" />,
    },
  ],
  keyboard: [
    ['Tab', 'Goes to the confirming button, then to the declining one. Skips a card without a question.'],
    ['Enter, Space', 'Answers or undoes. The focus goes to the card, since its button disappears.'],
  ],
  accessibility: [
    'A group named by its title. Mark and colour are decorative, because the status says the same.',
    'Details are a description list; each value takes its direction from its own text. ‘becomes’ is read between what was and what it becomes.',
    'In a ChatLog it is announced when it appears. The focus is not taken.',
    'The answers are 44 px high and wrap below each other where both do not fit.',
  ],
};

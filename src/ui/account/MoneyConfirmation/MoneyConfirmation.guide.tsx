import { useState } from 'react';
import type { Guide } from '../../guide.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { MoneyConfirmation, type MoneyConfirmationProps } from './MoneyConfirmation.tsx';

const upgrade: Omit<MoneyConfirmationProps, 'open' | 'onClose' | 'onConfirm'> = {
  title: 'Upgrade to Enterprise?',
  from: 'Pro $29',
  to: 'Enterprise $99 / month',
  description: 'It starts as soon as you have confirmed it.',
  figures: {
    status: 'ready',
    lines: [
      { description: 'Unused time on Pro', amount: '-$17.09' },
      { description: 'Remaining time on Enterprise', amount: '$58.29' },
    ],
    today: '$41.20',
    next: { label: 'Then on Aug 1, 2026', amount: '$99.00' },
    method: 'Visa •••• 4242',
  },
};

function Try(props: typeof upgrade) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Upgrade</Button>
      <MoneyConfirmation {...props} open={open} onConfirm={close} onClose={close} />
    </>
  );
}

export const guide: Guide = {
  use: 'The one question before money moves. Whoever asks for a change of plan, a button or the agent, leads here.',
  avoid:
    'For questions that cost nothing use a Dialog. The first card is entered on the payment provider’s own page, never in here.',
  anatomy: [
    ['Question', 'The heading, with the plan that it leads to.'],
    ['Change', 'The plan before and after, each with its price.'],
    ['Sentence', 'From when on, and until when the present plan lasts.'],
    ['Figures', 'What today’s sum is made of, the sum with the card that is charged, and the next charge.'],
    ['Buttons', 'Not now, and the decisive one at the end.'],
  ],
  do: [
    {
      text: 'Pass the provider’s figures. Nothing is computed here, and no button can be pressed before they are there.',
      example: <Try {...upgrade} />,
    },
  ],
  dont: [
    {
      text: 'A price without the sum of today leaves people guessing what the press will cost.',
      example: <Try {...upgrade} figures={undefined} description="Your card will be charged." />,
    },
  ],
  keyboard: [
    ['Tab', 'Not now, Confirm, the close button.'],
    ['Escape', 'Not now, unless it is being done.'],
  ],
  accessibility: [
    'A modal dialog named by the question. The focus begins at Not now, so that Enter never pays by accident.',
    'The arrow between the plans is read as “becomes”.',
    'The figures are a list of terms and amounts. While they are loaded, “Asking for the price” is announced.',
    'A refusal is read at once, and the same button tries again.',
  ],
};

import type { Guide } from '../../guide.ts';
import { Receipt } from './Receipt.tsx';

const facts = [
  { term: 'Date', value: 'Nov 1, 2026' },
  { term: 'For', value: 'Pro plan' },
];

export const guide: Guide = {
  use: 'What somebody keeps of a payment, on the screen and on paper.',
  avoid: 'Where the payment provider has a receipt or an invoice, link to that.',
  anatomy: [
    ['Seller', 'Who was paid.'],
    ['Facts', 'Number, date, what for, by whom: a term and its value in each line.'],
    ['Total', 'Set off by a thicker line.'],
    ['Note', 'What the paper is, and what it is not.'],
  ],
  do: [
    {
      text: 'Say plainly what the paper is not.',
      example: <Receipt seller="Parley" facts={facts} total="$29.00" note="This is not a tax invoice." />,
    },
  ],
  dont: [
    {
      text: 'Do not leave the note empty: people send receipts on.',
      example: <Receipt seller="Parley" facts={facts} total="$29.00" note="" />,
    },
  ],
  keyboard: [],
  accessibility: [
    'A description list: each value is read with its term.',
    'Values are isolated, so that a name in Arabic does not turn round the line.',
  ],
};

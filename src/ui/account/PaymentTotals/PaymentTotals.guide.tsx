import type { Guide } from '../../guide.ts';
import { PaymentTotals } from './PaymentTotals.tsx';

const heads = ['Year', 'Payments', 'Paid'] as const;

export const guide: Guide = {
  use: 'What was paid in each of several periods, in a table.',
  avoid: 'For a single total use a sentence: a table of one row is harder to read.',
  anatomy: [
    ['Caption', 'What is added up, above the table.'],
    ['Period', 'The head of its row.'],
    ['Payments', 'How many there were.'],
    ['Amounts', 'One line for each currency, at the end of the row; a dash where nothing was paid.'],
  ],
  do: [
    {
      text: 'Give each currency its own amount.',
      example: (
        <PaymentTotals
          caption="Totals by year"
          heads={heads}
          rows={[{ label: '2026', count: '12', amounts: ['€12.40', '$319.00'] }]}
        />
      ),
    },
  ],
  dont: [
    {
      text: 'Do not add currencies together.',
      example: (
        <PaymentTotals
          caption="All of it"
          heads={heads}
          rows={[{ label: '2026', count: '12', amounts: ['331.40'] }]}
        />
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'A table with a caption, heads of columns and a head of each row.',
    'Amounts are isolated, so that they read from left to right in every page.',
  ],
};

import type { PaymentRow } from '../../account/PaymentRows/PaymentRows.tsx';
import { nothing, type Guide } from '../../guide.ts';
import { AnswerRows } from './AnswerRows.tsx';

/** Payments of the Pro plan, one a month. */
const paid = (...months: readonly string[]): readonly PaymentRow[] =>
  months.map((month) => ({
    id: `answer-rows-${month}`,
    serviceName: 'Pro plan',
    date: `${month} 1, 2026`,
    amount: '$29.00',
    status: 'completed',
    tone: 'positive',
  }));

export const guide: Guide = {
  use: 'In a call: the payments that the agent’s last answer was made of, below the captions.',
  avoid:
    'In a text chat the figures of the answer are buttons. For a list to read and to filter use PaymentRows.',
  anatomy: [
    ['Title', 'The figure that the rows belong to.'],
    ['Show in Payments', 'Shows all of them, marked, where there is room.'],
    ['Rows', 'Three at most: service and amount, then date and status.'],
    ['Rest', 'How many there are besides, and how many are no longer there.'],
  ],
  do: [
    {
      text: 'Say the figure in the title as the agent said it.',
      example: (
        <AnswerRows
          title="Behind $116.00"
          count={4}
          rows={{ status: 'ready', value: paid('Nov', 'Oct', 'Sep', 'Aug') }}
          onOpen={nothing}
        />
      ),
    },
    {
      text: 'Offer to read the rows again when that failed. The answer was heard all the same.',
      example: (
        <AnswerRows
          title="Behind $29.00"
          count={1}
          rows={{ status: 'error', retry: nothing }}
          onOpen={nothing}
        />
      ),
    },
  ],
  dont: [
    {
      text: 'A title without its figure says nothing about what the rows prove.',
      example: <AnswerRows title="Payments" count={1} rows={{ status: 'ready', value: paid('Nov') }} />,
    },
  ],
  keyboard: [
    ['Tab', 'Goes to ‘Show in Payments’, or to ‘Retry’.'],
    ['Enter, Space', 'Presses it.'],
  ],
  accessibility: [
    'A region and a list named by the title. It is aria-busy while the rows are being read.',
    'How many there are is announced once. The rows themselves are not: the agent says its answer aloud.',
    'Names, dates and amounts are isolated, so that one in Arabic does not turn round the amount beside it.',
  ],
};

import type { Guide } from '../../guide.ts';
import type { PaymentRow } from '../PaymentRows/PaymentRows.tsx';
import { PaymentList } from './PaymentList.tsx';

const paid: PaymentRow = {
  id: 'guide-1',
  serviceName: 'Pro plan',
  date: 'Nov 1, 2026',
  amount: '$29.00',
  status: 'completed',
  tone: 'positive',
};
const failed: PaymentRow = {
  ...paid,
  id: 'guide-2',
  date: 'Oct 1, 2026',
  status: 'failed',
  tone: 'critical',
};
const empty = {
  title: 'No payment history yet',
  description: 'Payments will appear here once you make them',
};

export const guide: Guide = {
  use: 'A card with the latest payments, five at most, in whatever state their data is in.',
  avoid:
    'It is an overview without filters or pages. For a longer list use PaymentRows with PaymentFilters above it.',
  anatomy: [
    ['Title', 'Payment History, which the card brings along.'],
    ['Show all', 'A quiet button beside the title, if there is a place with all of them.'],
    ['Service', 'Strong, one line, cut off at its end.'],
    ['Date', 'Muted, under the service.'],
    ['Status', 'A Badge with a dot and the stored word.'],
    ['Amount', 'At the end of the row, in figures of equal width, with its currency.'],
    ['Chart', 'A PaymentChart beside the rows, or below them in a narrow card, while there are payments.'],
    ['Other states', 'Five rows of bars, an empty state with a receipt, or a sentence with Retry.'],
  ],
  do: [
    {
      text: 'Give each status its word and its tone: people look for the one that failed.',
      example: <PaymentList payments={{ status: 'ready', value: [paid, failed] }} empty={empty} />,
    },
  ],
  dont: [
    {
      text: 'Do not pass raw numbers and dates: only formatted ones can be compared in columns.',
      example: (
        <PaymentList
          payments={{
            status: 'ready',
            value: [
              { ...paid, date: '2026-11-01T00:00:00Z', amount: '29' },
              { ...failed, date: '1790812800', amount: '29.0 USD' },
            ],
          }}
          empty={empty}
        />
      ),
    },
  ],
  keyboard: [['Tab', 'Reaches “Show all”, and Retry if loading failed. The rows take no focus.']],
  accessibility: [
    'A region named Payment History; inside, a list named Payments with one item a row.',
    'While it loads the rows are aria-busy and their bars are hidden from screen readers.',
    'Names are isolated, so one in Arabic does not turn round the amount beside it.',
    'Rows keep one height in every state: what stands below does not move when they arrive.',
    'The columns follow the card’s width, not the window’s: two lines a row below 30rem.',
  ],
};

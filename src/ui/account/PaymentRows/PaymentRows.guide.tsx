import type { Guide } from '../../guide.ts';
import { PaymentRows, type PaymentRow } from './PaymentRows.tsx';

const paid: PaymentRow = {
  id: 'rows-1',
  serviceName: 'Pro plan',
  date: 'Nov 1, 2026',
  amount: '$29.00',
  status: 'completed',
  tone: 'positive',
};
const failed: PaymentRow = { ...paid, id: 'rows-2', date: 'Oct 1, 2026', status: 'failed', tone: 'critical' };

export const guide: Guide = {
  use: 'Payments below each other, each in one line, or in two where the list is narrow.',
  avoid: 'For the card of the dashboard, with its title and states, use PaymentList.',
  anatomy: [
    ['Service', 'Strong, one line, cut off at its end.'],
    ['Date', 'Muted, under the service.'],
    ['Status', 'A Badge with a dot and the stored word.'],
    ['Amount', 'At the end of the row, in figures of equal width, with its currency.'],
    ['Mark', 'A bar at the start of a row and a tint, for the rows that the reader came for.'],
    ['Note', 'A muted sentence below a row: why it failed, and what to do.'],
    ['Note’s actions', 'Quiet buttons below the note: what can be done about it. They are not printed.'],
    ['Action', 'One quiet button or link of a row, such as Receipt. It is not printed.'],
    ['Placeholders', 'Instead of rows give their number: as many bars, equally high.'],
  ],
  do: [
    {
      text: 'Mark the rows that a figure was made of, and leave the others as they are.',
      example: <PaymentRows label="Payments" rows={[{ ...paid, marked: true }, failed]} />,
    },
  ],
  dont: [
    {
      text: 'Do not mark a row because it failed: its status says so already.',
      example: <PaymentRows label="Payments" rows={[paid, { ...failed, marked: true }]} />,
    },
  ],
  keyboard: [['Tab', 'Goes from one row’s action to the next.']],
  accessibility: [
    'A list with the name that you give, one item a row. A marked row begins with “Marked:” for screen readers.',
    'The name of an action says of which row it is: Receipt for Pro plan, Nov 1, 2026.',
    'While it loads the rows are aria-busy and their bars are hidden from screen readers.',
    'Names are isolated, so that one in Arabic does not turn round the amount beside it.',
    'The columns follow the width of the list, not of the window: two lines a row below 30rem.',
  ],
};

import type { Guide } from '../../guide.ts';
import { PaymentChart } from './PaymentChart.tsx';

const names = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const bars = names.map((shortLabel, i) => ({
  label: `${shortLabel} ${i === 0 ? 2025 : 2026}`,
  shortLabel,
  share: i === 4 ? 1 : 0.6,
  amounts: [i === 4 ? '$49.00' : '$29.00'],
}));
const texts = {
  title: 'Paid in the last twelve months',
  heads: ['Month', 'Paid'],
  empty: 'Nothing was paid in this time.',
} as const;

export const guide: Guide = {
  use: 'How much was paid in each of the last months, at a glance, beside a list of payments.',
  avoid: 'Where amounts are compared exactly use PaymentTotals: bars do not tell them.',
  anatomy: [
    ['Title', 'The time that is drawn, muted.'],
    ['Total', 'Of the currency that the bars show.'],
    ['Other totals', 'One for each further currency, after “and”. They have no bars.'],
    ['Bars', 'One for each period, the oldest first; the last one is full. A line where nothing was paid.'],
    ['Axis', 'The first and the last period.'],
    ['Other states', 'A bar of the same height, a sentence, or a sentence with Retry.'],
  ],
  do: [
    {
      text: 'Draw one currency, and give the others their totals.',
      example: (
        <PaymentChart
          {...texts}
          chart={{ status: 'ready', value: { totals: ['$368.00', '€24.80'], bars } }}
        />
      ),
    },
  ],
  dont: [
    {
      text: 'Do not draw amounts of different currencies on one scale.',
      example: <PaymentChart {...texts} chart={{ status: 'ready', value: { totals: ['392.80'], bars } }} />,
    },
  ],
  keyboard: [['Tab', 'Reaches Retry if loading failed. The bars take no focus.']],
  accessibility: [
    'The bars are hidden from screen readers, which find a table with all amounts of each period instead.',
    'The upper edge of a bar has a contrast of 3 : 1; with forced colours bars have the colour of text.',
    'Every state has the same height, so that nothing moves when the amounts arrive.',
    'In a right-to-left page the oldest period is on the right; amounts still read from left to right.',
  ],
};

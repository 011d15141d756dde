import { nothing, type Guide } from '../../guide.ts';
import { PaymentFilters, type PaymentFiltersProps } from './PaymentFilters.tsx';

const all: Pick<PaymentFiltersProps, 'period' | 'status' | 'currency'> = {
  period: { value: '', options: [{ value: '', label: 'All time' }] },
  status: { value: '', options: [{ value: '', label: 'Any status' }] },
  currency: { value: '', options: [{ value: '', label: 'Any currency' }] },
};

export const guide: Guide = {
  use: 'Three choices above a list of payments, each of which narrows it: period, status and currency.',
  avoid: 'For a single choice use Select by itself.',
  anatomy: [
    ['Search', 'A TextField above them, if payments can be searched.'],
    ['Period', 'A Select; the first choice means all time.'],
    ['Status', 'A Select with the words that people use, not those of a provider.'],
    ['Currency', 'A Select with the currencies that there are.'],
  ],
  do: [
    {
      text: 'Begin with everything, so that a list is never empty for a reason that nobody sees.',
      example: <PaymentFilters {...all} onChange={nothing} />,
    },
  ],
  dont: [
    {
      text: 'Do not offer a currency in which nobody has paid: it can only lead to an empty list.',
      example: (
        <PaymentFilters
          {...all}
          currency={{ value: 'XAU', options: [{ value: 'XAU', label: 'XAU' }] }}
          onChange={nothing}
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Goes from the search to one choice after the other.'],
    ['Arrow keys', 'Choose, as in every list of the browser.'],
  ],
  accessibility: [
    'A group named “Which payments” with three native lists, each named by its label.',
    'Each is 44 px high. They stand below each other where there is no room beside each other.',
    'They are not printed.',
  ],
};

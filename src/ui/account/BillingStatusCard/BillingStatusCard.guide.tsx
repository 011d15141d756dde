import { nothing, type Guide } from '../../guide.ts';
import { BillingStatusCard, type BillingView } from './BillingStatusCard.tsx';

const pro: BillingView = {
  planName: 'Pro',
  price: '$29.00 / month',
  status: 'active',
  tone: 'positive',
  paymentMethod: 'Credit Card',
};

export const guide: Guide = {
  use: 'The dashboard’s summary of a subscription: plan, status, price, payment method, and a button that leads to the billing screen.',
  avoid:
    'On the billing screen itself use CurrentPlan, which says the same in one line, without a button to the screen that is already open.',
  anatomy: [
    ['Plan', 'Its name, large; cut off with an ellipsis if there is no room.'],
    ['Status', 'A Badge with a dot, across from the name. A blank status reads “unknown”.'],
    ['Facts', 'Payment method and price. What is blank reads “Not set”.'],
    ['Manage billing', 'A button as wide as the card. It is there in every state.'],
    ['In place of the facts', 'Grey bars while loading; LoadError with Retry after a failure.'],
  ],
  do: [
    {
      text: 'Pass an empty price if it is not known. The card then shows “Not set”.',
      example: (
        <BillingStatusCard billing={{ status: 'ready', value: { ...pro, price: '' } }} onManage={nothing} />
      ),
    },
    {
      text: 'Pass an error together with its retry. The button to the billing screen still works.',
      example: <BillingStatusCard billing={{ status: 'error', retry: nothing }} onManage={nothing} />,
    },
  ],
  dont: [
    {
      text: 'Do not use a tone that contradicts the status, such as green for “cancelled”.',
      example: (
        <BillingStatusCard
          billing={{ status: 'ready', value: { ...pro, status: 'cancelled' } }}
          onManage={nothing}
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', 'To “Manage billing”; after a failure to “Retry” before it.'],
    ['Enter, Space', 'Presses the one that has the focus.'],
  ],
  accessibility: [
    'A region called “Billing Status”. Its facts are a description list, so each value is read with its term.',
    'While loading the facts are aria-busy and the bars hidden from assistive technology.',
    'The failure is an alert. While a retry runs its button is busy.',
    'The facts are as high while loading as when loaded: nothing jumps when they arrive.',
  ],
};

import type { Guide } from '../guide.ts';
import { CurrentPlan } from './CurrentPlan.tsx';

const pro = {
  planName: 'Pro',
  price: '$29.00 / month',
  status: 'active',
  tone: 'positive',
  paymentMethod: 'Credit Card',
} as const;

export const guide: Guide = {
  use: 'Tells on the billing screen, in one line, which plan is in force; the choice stands below it.',
  avoid:
    'The dashboard has BillingStatusCard, with terms and a button. What a plan offers is told by PlanCard.',
  anatomy: [
    ['Name', 'Large; a long one breaks onto more lines.'],
    ['Price', 'Formatted before it is passed; empty when unknown, and then simply absent.'],
    ['Status', 'A Badge with a dot.'],
    ['Payment method', 'At the end of the line, or “No payment method yet”.'],
    ['Loading, failed', 'One bar as high as the line; or “Your plan could not be loaded.” with Retry.'],
  ],
  do: [
    {
      text: 'Show the end of a subscription as calmly as its beginning.',
      example: (
        <CurrentPlan
          billing={{
            status: 'ready',
            value: { ...pro, status: 'cancelled', tone: 'critical', paymentMethod: '' },
          }}
        />
      ),
    },
    {
      text: 'Keep the place while the answer is on its way.',
      example: <CurrentPlan billing={{ status: 'loading' }} />,
    },
  ],
  dont: [
    {
      text: 'Raw numbers: the component does not know the currency and formats nothing.',
      example: <CurrentPlan billing={{ status: 'ready', value: { ...pro, price: '2900' } }} />,
    },
    {
      text: 'A made-up plan in place of an error. Pass the error: it brings its own Retry.',
      example: (
        <CurrentPlan
          billing={{
            status: 'ready',
            value: { ...pro, planName: 'Error', price: '', status: 'unavailable', tone: 'critical' },
          }}
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', 'After a failure to “Retry”; otherwise there is nothing to stop at.'],
    ['Enter, Space', 'On “Retry” asks again.'],
  ],
  accessibility: [
    'A region named “Current plan” by its heading of level 2.',
    'The line is aria-busy while loading; its bar is not read.',
    'Name, price, status and method are read in this order, however the line wraps.',
    'A failure is read at once, as an alert.',
  ],
};

import type { Guide } from '../../guide.ts';
import { CurrentPlan } from './CurrentPlan.tsx';

const pro = {
  planName: 'Pro',
  price: '$29.00 / month',
  status: 'active',
  tone: 'positive',
  paymentMethod: 'Credit Card',
} as const;

export const guide: Guide = {
  use: 'Says in one line on the billing screen which plan is current, above the plans to choose from.',
  avoid:
    'On the dashboard use BillingStatusCard, which has details and a button. For what a plan offers use PlanCard.',
  anatomy: [
    ['Name', 'Large; a long one breaks onto more lines.'],
    ['Price', 'Formatted before it is passed; empty when unknown, and then simply absent.'],
    ['Status', 'A Badge with a dot.'],
    ['Payment method', 'At the end of the line, or “No payment method yet”.'],
    ['Loading, failed', 'One bar as high as the line; or “Your plan could not be loaded.” with Retry.'],
  ],
  do: [
    {
      text: 'Show a cancelled subscription as calmly as an active one.',
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
      text: 'Reserve the space while the data is loading.',
      example: <CurrentPlan billing={{ status: 'loading' }} />,
    },
  ],
  dont: [
    {
      text: 'Do not pass raw numbers: the component does not know the currency and formats nothing.',
      example: <CurrentPlan billing={{ status: 'ready', value: { ...pro, price: '2900' } }} />,
    },
    {
      text: 'Do not show an invented plan instead of an error. Pass the error, which comes with its own Retry.',
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

import type { Guide } from '../../guide.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';

const pro = {
  planName: 'Pro',
  price: '$29 / month',
  status: 'active',
  tone: 'positive',
  next: 'Renews on Aug 1, 2026.',
  method: { label: 'Visa •••• 4242', expiry: 'Expires 12/2030' },
} as const;
const methodActions = (
  <>
    <Button>Update card</Button>
    <Button>Invoices</Button>
  </>
);

export const guide: Guide = {
  use: 'What somebody pays for at a payment provider: the plan, what comes next, and the card that is charged.',
  avoid:
    'Where plans are not paid for at a provider, CurrentPlan says all that is known. In brief, on the dashboard, it is BillingStatusCard.',
  anatomy: [
    ['Plan', 'Its name, its price and a Badge with the state.'],
    ['What comes next', 'One sentence with a date: renewed, ended, or to be paid.'],
    ['Card', 'Below a line: brand and last digits, when it expires, and a Badge when that is soon.'],
    ['Buttons', 'At the end of each of the two lines; below it where there is no room.'],
  ],
  do: [
    {
      text: 'Say until when a plan lasts that was cancelled, and offer to keep it.',
      example: (
        <SubscriptionCard
          subscription={{
            status: 'ready',
            value: { ...pro, status: 'ending', tone: 'caution', next: 'Ends on Aug 1, 2026.' },
          }}
          planActions={<Button tone="primary">Keep my plan</Button>}
          methodActions={methodActions}
        />
      ),
    },
  ],
  dont: [
    {
      text: 'Nobody can do anything with the provider’s own word for a state.',
      example: (
        <SubscriptionCard
          subscription={{
            status: 'ready',
            value: { ...pro, status: 'past_due', tone: 'critical', next: '' },
          }}
        />
      ),
    },
  ],
  keyboard: [['Tab', 'From the plan’s buttons to those of the card.']],
  accessibility: [
    'A region named “Current plan” by its heading of level 2.',
    'Both parts are read in the order in which they stand, however they wrap.',
    'That a card expires soon is said in words, not by colour alone.',
    'A failure is read at once, as an alert.',
  ],
};

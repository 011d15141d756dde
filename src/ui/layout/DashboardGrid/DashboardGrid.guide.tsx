import type { ReactNode } from 'react';
import { BillingStatusCard } from '../../account/BillingStatusCard/BillingStatusCard.tsx';
import { nothing, type Guide } from '../../guide.ts';
import { PaymentList } from '../../account/PaymentList/PaymentList.tsx';
import { ProfileCard } from '../../account/ProfileCard/ProfileCard.tsx';
import { DashboardGrid } from './DashboardGrid.tsx';

const profile = (
  <ProfileCard
    profile={{
      status: 'ready',
      value: {
        name: 'Grace Hopper',
        email: 'grace@example.com',
        location: 'Arlington',
        description: 'Compilers',
        avatarUrl: '',
      },
    }}
    onEdit={nothing}
  />
);
const billing = (
  <BillingStatusCard
    billing={{
      status: 'ready',
      value: {
        planName: 'Pro',
        price: '$29.00 / month',
        status: 'active',
        tone: 'positive',
        paymentMethod: 'Credit Card',
      },
    }}
    onManage={nothing}
  />
);
const payments = (
  <PaymentList
    payments={{ status: 'ready', value: [] }}
    empty={{
      title: 'No payment history yet',
      description: 'Payments will appear here once you make them',
    }}
  />
);

/** Drawn at half its size, so that this page has room for two columns. */
function Model({ children }: { children: ReactNode }) {
  return (
    <div inert style={{ zoom: 0.5 }}>
      <DashboardGrid>{children}</DashboardGrid>
    </div>
  );
}

export const guide: Guide = {
  use: 'Places the dashboard’s three cards: two side by side, the third across below them.',
  avoid:
    'For any number of equal things use Stack, for plans PlanGrid, for a whole page SettingsLayout or BillingLayout.',
  anatomy: [
    ['First and second', 'Beside each other, equally wide and equally high, once the grid itself has 42rem.'],
    ['Third', 'Over the whole width: the place of a list.'],
    [
      'Fourth',
      'There only where the window is very wide: a column of 20rem beside the others, from 62rem on. Not on paper.',
    ],
    ['Gap', '1.5rem in both directions.'],
  ],
  do: [
    {
      text: 'Put what is short into the first two places and the list into the third.',
      example: (
        <Model>
          {profile}
          {billing}
          {payments}
        </Model>
      ),
    },
  ],
  dont: [
    {
      text: 'With the list in first place, it gets half of the width, and a short card the whole row.',
      example: (
        <Model>
          {payments}
          {profile}
          {billing}
        </Model>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'Layout only: no role, no name. The cards are the landmarks.',
    'Cards are reached and read in the order in which they are passed, in one column or two.',
    'It measures its own column, not the window: beside the open agent, or with text at 200 %, it goes back to one column.',
  ],
};

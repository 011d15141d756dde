import { CurrentPlan } from '../../account/CurrentPlan/CurrentPlan.tsx';
import { nothing, type Guide } from '../../guide.ts';
import { PaymentMethodList } from '../../account/PaymentMethodList/PaymentMethodList.tsx';
import { PlanGrid } from '../../account/PlanGrid/PlanGrid.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { BillingLayout } from './BillingLayout.tsx';

const current = (
  <CurrentPlan
    billing={{
      status: 'ready',
      value: {
        planName: 'Free',
        price: '$0.00 / month',
        status: 'active',
        tone: 'positive',
        paymentMethod: 'Credit Card',
      },
    }}
  />
);
const plans = (
  <PlanGrid
    currentId="free"
    onSubscribe={nothing}
    plans={[
      {
        id: 'free',
        name: 'Free',
        price: '$0',
        interval: '/ month',
        description: 'To look around',
        features: ['10 queries a month'],
        popular: false,
      },
    ]}
  />
);
const methods = (
  <PaymentMethodList
    methods={[
      { id: 'card', label: 'Credit Card' },
      { id: 'paypal', label: 'PayPal' },
    ]}
    selectedId="card"
    onChange={nothing}
  />
);

export const guide: Guide = {
  use: 'The layout of the billing screen: the current plan, the plans to choose from, and how to pay.',
  avoid:
    'Billing in brief, on the dashboard, is BillingStatusCard. Other pages of settings use SettingsLayout.',
  anatomy: [
    ['Current', 'First and without a heading of its own: what is passed is a card with a title.'],
    ['Choose Your Plan', 'A heading on the bare page, since the plans below are cards already.'],
    ['At its end', 'A badge, or a choice that concerns all plans, such as monthly or yearly.'],
    ['Note', 'One muted sentence above the plans, such as why none is offered.'],
    ['Payment Methods', 'A Card with that title around what is passed; none without it.'],
  ],
  do: [
    {
      text: 'Fill each place with the component made for it.',
      example: <BillingLayout currentPlan={current} plans={plans} paymentMethods={methods} />,
    },
  ],
  dont: [
    {
      text: 'Plans in a sentence cannot be compared, and there is nothing to press.',
      example: (
        <BillingLayout
          currentPlan={current}
          plans={<Text>There is also Pro for $29.00 / month. Ask the agent.</Text>}
          paymentMethods={methods}
        />
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'Plans and payment methods are regions named by their headings, both of level 2; the page’s h1 is the screen’s.',
    'The order on the screen is the order in the document, at every width.',
    'Its one column may shrink to nothing, so that wide content wraps instead of pushing the page aside.',
  ],
};

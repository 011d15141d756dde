import { useState } from 'react';
import type { Guide } from '../../guide.ts';
import { PaymentMethodList } from './PaymentMethodList.tsx';

const methods = [
  { id: 'credit_card', label: 'Credit Card' },
  { id: 'paypal', label: 'PayPal' },
  { id: 'stripe', label: 'Stripe' },
];

function Choosing() {
  const [id, setId] = useState('credit_card');
  return <PaymentMethodList methods={methods} selectedId={id} onChange={setId} />;
}

export const guide: Guide = {
  use: 'Chooses how the subscription is paid. The choice is saved at once; there is no button to confirm it.',
  avoid: 'With more than five methods use Select. To enter the number of a card use the fields of a form.',
  anatomy: [
    ['Row', 'One method, 52 px high or more. The whole of it can be pressed.'],
    ['Radio', 'A ring that is filled with accent when chosen; in contrast themes the browser’s own.'],
    ['Label', 'The method’s name; wraps.'],
    ['Spinner', 'At the end of the row that is being saved. Its room is always kept.'],
    ['Border', 'Accent and 2 px around the chosen row.'],
  ],
  do: [
    {
      text: 'Show what is stored as chosen, from the start.',
      example: <Choosing />,
    },
    {
      text: 'Mark the row that is being saved, and leave the focus where it is.',
      example: (
        <PaymentMethodList
          methods={methods}
          selectedId="paypal"
          loadingId="paypal"
          onChange={() => undefined}
        />
      ),
    },
  ],
  dont: [
    {
      text: 'Disabled rows instead of busy ones while saving: the focus falls out of the group.',
      example: (
        <PaymentMethodList methods={methods} selectedId="paypal" disabled onChange={() => undefined} />
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Enters the group at the chosen method, and leaves it with the next press.'],
    ['Arrow keys', 'Move to the next or previous method and choose it. While saving, they choose nothing.'],
    ['Space', 'Chooses the focused method when none was chosen yet.'],
  ],
  accessibility: [
    'A radiogroup named Payment Methods, of native radios: position and number are announced.',
    'While saving the group is aria-busy and aria-disabled, its radios stay enabled.',
    'The ring goes around the whole row, because the radio alone is only 18 px.',
    'Chosen is told by the radio’s dot, not by the accent border alone.',
  ],
};

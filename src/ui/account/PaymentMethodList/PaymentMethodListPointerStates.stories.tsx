import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { PaymentMethodList } from './PaymentMethodList.tsx';

const meta = {
  title: 'Account/PaymentMethodList/Pointer and keyboard',
  component: PaymentMethodList,
  parameters: { pseudo: pseudoStates },
} satisfies Meta<typeof PaymentMethodList>;
export default meta;

/** A row that is not chosen has hover and pressed states; the focus ring goes around the row. */
export const EachOne: StoryObj = {
  render: () => (
    <InteractionStates>
      <PaymentMethodList
        methods={[{ id: 'paypal', label: 'PayPal' }]}
        selectedId={undefined}
        onChange={() => undefined}
      />
    </InteractionStates>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../hostile.ts';
import { PaymentMethodList } from './PaymentMethodList.tsx';

const meta = {
  title: 'UI/PaymentMethodList',
  component: PaymentMethodList,
  args: {
    methods: [
      { id: 'credit_card', label: 'Credit Card' },
      { id: 'paypal', label: 'PayPal' },
      { id: 'stripe', label: 'Stripe' },
    ],
    selectedId: 'credit_card',
    onChoose: fn(),
  },
} satisfies Meta<typeof PaymentMethodList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [E8] */
export const Chosen: Story = {
  parameters: { requirements: ['E8'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Payment Methods' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Credit Card' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'PayPal' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('paypal');
  },
};

/** Nothing chosen yet. */
export const NoneChosen: Story = {
  args: { selectedId: undefined },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

/** One is being saved: another choice has to wait. */
export const Saving: Story = {
  args: { selectedId: 'paypal', busyId: 'paypal' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: 'Stripe' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** What is stored is not known. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    methods: [
      { id: 'long', label: hostile.unbroken },
      { id: 'rtl', label: hostile.rightToLeft },
      { id: 'markup', label: hostile.markup },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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

/** [E8] [V15] One of three. */
export const Chosen: Story = {
  parameters: { requirements: ['E8', 'V15'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Payment Methods' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Credit Card' })).toBeChecked();
    await userEvent.click(canvas.getByText('PayPal'));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('paypal');
    await expect(canvas.getByRole('radio', { name: 'Stripe' })).not.toBeChecked();
  },
};

export const None: Story = { args: { selectedId: undefined } };

/** The choice is being saved: further ones are ignored, and the focus is not lost. */
export const Busy: Story = {
  args: { busyId: 'paypal' },
  play: async ({ canvas, userEvent, args }) => {
    const radio = canvas.getByRole('radio', { name: 'Stripe' });
    await userEvent.click(radio);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(radio).toHaveFocus();
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const Hostile: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    methods: [
      { id: 'a', label: hostile.unbroken },
      { id: 'b', label: hostile.rightToLeft },
      { id: 'c', label: hostile.markup },
    ],
    selectedId: 'a',
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};

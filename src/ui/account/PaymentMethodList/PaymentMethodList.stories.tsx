import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './PaymentMethodList.guide.tsx';
import { PaymentMethodList } from './PaymentMethodList.tsx';

const meta = {
  title: 'Account/PaymentMethodList',
  component: PaymentMethodList,
  args: {
    methods: [
      { id: 'credit_card', label: 'Credit Card' },
      { id: 'paypal', label: 'PayPal' },
      { id: 'stripe', label: 'Stripe' },
    ],
    selectedId: 'credit_card',
    onChange: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof PaymentMethodList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  parameters: { requirements: ['E8'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Payment Methods' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Credit Card' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'PayPal' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('paypal');
  },
};

/** No method is stored yet. */
export const NoneChosen: Story = {
  args: { selectedId: undefined },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

/** While one method is being saved, another choice is ignored. */
export const Saving: Story = {
  args: { selectedId: 'paypal', loadingId: 'paypal' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: 'Stripe' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The stored method is not known, so none can be chosen. */
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

/** The arrow keys choose a method, and the focus ring goes around its whole row. */
export const States: Story = {
  play: async ({ args, canvas }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    const row = (name: string) => getComputedStyle(radio(name).closest('label')!);
    await userEvent.hover(radio('Stripe'));
    await userEvent.tab();
    await expect(radio('Credit Card')).toHaveFocus();
    await expect(row('Credit Card').outlineWidth).toBe('3px');
    await expect(row('Credit Card').outlineStyle).toBe('solid');
    await expect(row('Stripe').outlineStyle).toBe('none');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('paypal');
  },
};

export const RightToLeft: Story = {
  args: { methods: [{ id: 'credit_card', label: 'بطاقة ائتمان' }, ...meta.args.methods.slice(1)] },
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <div dir="rtl">
      <PaymentMethodList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    await expect(left(canvas.getByRole('radio', { name: 'PayPal' }))).toBeGreaterThan(
      left(canvas.getByText('PayPal')),
    );
  },
};

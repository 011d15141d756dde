import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './MoneyConfirmation.guide.tsx';
import { MoneyConfirmation } from './MoneyConfirmation.tsx';

const figures = {
  status: 'ready',
  lines: [
    { description: 'Unused time on Pro', amount: '-$17.09' },
    { description: 'Remaining time on Enterprise', amount: '$58.29' },
  ],
  today: '$41.20',
  next: { label: 'Then on Aug 1, 2026', amount: '$99.00' },
  method: 'Visa •••• 4242',
} as const;
const retry = fn();
const refresh = fn();

const meta = {
  title: 'Account/MoneyConfirmation',
  component: MoneyConfirmation,
  parameters: { guide, docs: { story: { inline: false, height: '42rem' } } },
  args: {
    open: true,
    title: 'Upgrade to Enterprise?',
    from: 'Pro $29',
    to: 'Enterprise $99 / month',
    description:
      'It starts as soon as you have confirmed it on the payment provider’s page, which comes next.',
    figures,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MoneyConfirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (name = 'Upgrade to Enterprise?') => within(await screen.findByRole('dialog', { name }));

/** What changes, what it costs today and later, and with which card. The focus is on the answer that costs nothing. [B15] */
export const Ready: Story = {
  parameters: { requirements: ['B15'] },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText('Pro $29').closest('p')).toHaveTextContent(
      'Pro $29becomesEnterprise $99 / month',
    );
    await expect(dialog.getByText('Today · Visa •••• 4242').closest('div')).toHaveTextContent(/\$41\.20$/);
    await expect(dialog.getByText('Then on Aug 1, 2026').closest('div')).toHaveTextContent(/\$99\.00$/);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Not now' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Nothing can be agreed to before the figures are there. */
export const LoadingFigures: Story = {
  args: { figures: { status: 'loading' } },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('status', { name: 'Asking for the price' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
};

export const FiguresFailed: Story = {
  args: { figures: { status: 'error', retry } },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('alert')).toHaveTextContent('The price could not be loaded.');
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** Old figures stay readable, and have to be updated first. */
export const Outdated: Story = {
  args: {
    figures: {
      ...figures,
      outdated: {
        message: 'These figures are a few minutes old and may have changed.',
        refreshing: false,
        onRefresh: refresh,
      },
    },
  },
  parameters: { requirements: ['B15'] },
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByText('$41.20')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(refresh).toHaveBeenCalled();
  },
};

/** While it is being done nothing can be pressed, and Escape does not close it. */
export const Confirming: Story = {
  args: { loading: true },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    error: 'The payment provider could not be reached. Nothing was charged. Try again in a moment.',
  },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Nothing was charged.');
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
};

/** The first purchase: the sum and the card are on the checkout. */
export const FirstPurchase: Story = {
  args: {
    title: 'Upgrade to Pro?',
    from: 'Free $0',
    to: 'Pro $29 / month',
    description:
      'You pay on the payment provider’s page, and nothing is charged before you have confirmed it there.',
    figures: undefined,
    confirmLabel: 'Continue to payment',
  },
  play: async () => {
    const dialog = await opened('Upgrade to Pro?');
    await expect(dialog.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
  },
};

/** On the smallest phone, with long names. */
export const Small: Story = {
  args: { from: hostile.unbroken, figures: { ...figures, method: hostile.unbroken } },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** The minus stays before its amount. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const amount = (await screen.findByText('-$17.09')).firstChild!;
    const leftOf = (at: number) => {
      const range = document.createRange();
      range.setStart(amount, at);
      range.setEnd(amount, at + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(leftOf(0)).toBeLessThan(leftOf(1));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './BillingStatusCard.guide.tsx';
import { BillingStatusCard } from './BillingStatusCard.tsx';

const retry = fn();
const pro = {
  planName: 'Pro',
  price: '$29.00 / month',
  status: 'active',
  tone: 'positive',
  paymentMethod: 'Credit Card',
} as const;

const meta = {
  title: 'Account/BillingStatusCard',
  component: BillingStatusCard,
  parameters: { guide },
  args: { billing: { status: 'ready', value: pro }, onManage: fn() },
} satisfies Meta<typeof BillingStatusCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { requirements: ['V14'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage billing' }));
    await expect(args.onManage).toHaveBeenCalledOnce();
    await expect(canvas.getByText('active')).toBeVisible();
  },
};

/** What is charged next, and when; a plan that was cancelled says when it ends. */
export const NextCharge: Story = {
  args: {
    billing: {
      status: 'ready',
      value: { ...pro, next: { term: 'Next charge', value: '$29.00 on Jun 1, 2026' } },
    },
  },
  parameters: { requirements: ['B37'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next charge')).toBeVisible();
    await expect(canvas.getByText('$29.00 on Jun 1, 2026')).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: {
    billing: { status: 'ready', value: { ...pro, status: 'cancelled', tone: 'critical', paymentMethod: '' } },
  },
  parameters: { requirements: ['S5'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('cancelled')).toBeVisible();
  },
};

/** The loading card is as high as the loaded one, even when most facts are missing. */
export const Loading: Story = {
  args: { billing: { status: 'loading' } },
  render: function Arriving(args) {
    const [billing, setBilling] = useState(args.billing);
    const value = { ...pro, price: '', status: '', paymentMethod: '' };
    return (
      <>
        <BillingStatusCard {...args} billing={billing} />
        <Button onClick={() => setBilling({ status: 'ready', value })}>Arrive</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Billing Status' });
    await expect(card.querySelector('[aria-busy="true"]')).not.toBeNull();
    const { height } = card.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getAllByText('Not set')).toHaveLength(2);
    await expect(canvas.getByText('unknown')).toBeVisible();
    await expect(card.getBoundingClientRect().height).toBe(height);
  },
};

export const Failed: Story = {
  args: { billing: { status: 'error', retry } },
  parameters: { requirements: ['X5'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Hostile: Story = {
  args: {
    billing: {
      status: 'ready',
      value: {
        ...pro,
        planName: hostile.unbroken,
        status: hostile.unbroken,
        paymentMethod: hostile.unbroken,
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../hostile.ts';
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
  title: 'UI/BillingStatusCard',
  component: BillingStatusCard,
  args: { billing: { status: 'ready', value: pro }, onManage: fn() },
} satisfies Meta<typeof BillingStatusCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V14] */
export const Ready: Story = {
  parameters: { requirements: ['V14'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage billing' }));
    await expect(args.onManage).toHaveBeenCalledOnce();
    await expect(canvas.getByText('active')).toBeVisible();
  },
};

/** [S5] */
export const Cancelled: Story = {
  args: {
    billing: { status: 'ready', value: { ...pro, status: 'cancelled', tone: 'critical', paymentMethod: '' } },
  },
  parameters: { requirements: ['S5'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('cancelled')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { billing: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

/** [X5] */
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

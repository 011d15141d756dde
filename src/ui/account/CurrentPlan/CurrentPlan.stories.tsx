import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { hostile } from '../../hostile.ts';
import { textLeftEdge } from '../../textLeftEdge.fixture.ts';
import { guide } from './CurrentPlan.guide.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';

const retry = fn();
const pro = {
  planName: 'Pro',
  price: '$29.00 / month',
  status: 'active',
  tone: 'positive',
  paymentMethod: 'Credit Card',
} as const;

const meta = {
  title: 'Account/CurrentPlan',
  component: CurrentPlan,
  parameters: { guide },
  args: { billing: { status: 'ready', value: pro } },
} satisfies Meta<typeof CurrentPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { requirements: ['V15'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$29.00 / month')).toBeVisible();
    await expect(canvas.getByText('active')).toBeVisible();
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

export const Loading: Story = {
  args: { billing: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

/** On a phone the payment method has a line of its own, and nothing below moves when the data arrives. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Arriving() {
    const [isLoaded, setIsLoaded] = useState(false);
    return (
      <>
        <CurrentPlan billing={isLoaded ? { status: 'ready', value: pro } : { status: 'loading' }} />
        <Button onClick={() => setIsLoaded(true)}>Load</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const height = () => canvas.getByRole('region').getBoundingClientRect().height;
    const before = height();
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await canvas.findByText('Credit Card');
    await expect(height()).toBe(before);
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left('Credit Card')).toBe(left('Pro'));
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

export const Retrying: Story = {
  args: { billing: { status: 'error', retry: fn(), retrying: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** In a right-to-left page the line begins on the right, and the price still reads from left to right. */
export const RightToLeft: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <div dir="rtl">
      <CurrentPlan {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Current plan' });
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    const right = (text: string) => canvas.getByText(text).getBoundingClientRect().right;
    await expect(right('Pro')).toBeGreaterThan(right('$29.00 / month'));
    const price = canvas.getByText('$29.00 / month');
    await expect(textLeftEdge(price, '$29.00')).toBeLessThan(textLeftEdge(price, 'month'));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { guide } from './UsageMeter.guide.tsx';
import { UsageMeter, type UsageMeterProps } from './UsageMeter.tsx';

const retry = fn();
const note = 'Messages and call minutes begin again on Jun 1, 2026.';
const used = (messages: number, minutes: number): UsageMeterProps['usage'] => ({
  status: 'ready',
  value: {
    amounts: [
      { label: 'Messages', used: messages, limit: 50 },
      { label: 'Call minutes', used: minutes, limit: 10 },
    ],
    note,
  },
});

const meta = {
  title: 'Account/UsageMeter',
  component: UsageMeter,
  parameters: { guide, requirements: ['B38'] },
  args: { usage: used(12, 2) },
} satisfies Meta<typeof UsageMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    const messages = canvas.getByRole('meter', { name: 'Messages' });
    await expect(messages).toHaveAttribute('aria-valuenow', '12');
    await expect(messages).toHaveAttribute('aria-valuemax', '50');
    await expect(messages).toHaveAttribute('aria-valuetext', '12 of 50');
    await expect(canvas.queryByText(/used up/i)).toBeNull();
    await expect(canvas.getByText(note)).toBeVisible();
  },
};

/** From 80 % on a warning, at the limit 'Used up'; below it nothing. */
export const NearAndUsedUp: Story = {
  args: { usage: used(40, 10) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nearly used up')).toBeVisible();
    await expect(canvas.getByText('Used up')).toBeVisible();
  },
};

/** What is no possible count reads as nothing used, and not as everything. */
export const OddNumbers: Story = {
  args: { usage: used(-5, Number.NaN) },
  play: async ({ canvas }) => {
    for (const meter of canvas.getAllByRole('meter')) {
      await expect(meter).toHaveAttribute('aria-valuenow', '0');
      await expect(meter.firstElementChild!.getBoundingClientRect().width).toBe(0);
    }
    await expect(canvas.queryByText('Used up')).toBeNull();
  },
};

/** More than the plan has, after a change to a smaller one: the meter is full. */
export const Over: Story = {
  args: { usage: used(39, 25) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nearly used up')).toBeNull();
    const minutes = canvas.getByRole('meter', { name: 'Call minutes' });
    await expect(minutes).toHaveAttribute('aria-valuenow', '10');
    await expect(minutes).toHaveAttribute('aria-valuetext', '25 of 10');
  },
};

/** Nothing was used yet. */
export const Empty: Story = { args: { usage: used(0, 0) } };

/** What has no limit needs no meter. */
export const Unlimited: Story = {
  args: {
    usage: {
      status: 'ready',
      value: { amounts: [{ label: 'Messages', used: 1234, limit: null }], note },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unlimited')).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};

export const Loading: Story = {
  args: { usage: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const Failed: Story = {
  args: { usage: { status: 'error', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your usage could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** Long words do not widen the smallest phone, from right to left either. */
export const Hostile: Story = {
  args: {
    usage: {
      status: 'ready',
      value: { amounts: [{ label: hostile.unbroken, used: 45, limit: 50 }], note: hostile.unbroken },
    },
  },
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <div dir="rtl">
      <UsageMeter {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const unlimited: UsageMeterProps['usage'] = {
  status: 'ready',
  value: {
    amounts: [
      { label: 'Messages', used: 1234, limit: null },
      { label: 'Call minutes', used: 12, limit: null },
    ],
    note,
  },
};
const states = [{ status: 'loading' } as const, used(12, 2), unlimited];

function OneAfterTheOther() {
  const [i, setI] = useState(0);
  return (
    <>
      <UsageMeter usage={states[i % states.length]!} />
      <p>
        <Button onClick={() => setI(i + 1)}>Next state</Button>
      </p>
    </>
  );
}

/** Loading, with limits and without: all are equally high, so that nothing below them moves. */
export const EquallyHigh: Story = {
  render: () => <OneAfterTheOther />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next state' });
    const { top } = next.getBoundingClientRect();
    for (const label of ['12 of 50', '1,234 used']) {
      await userEvent.click(next);
      await expect(canvas.getByText(label)).toBeVisible();
      await expect(next.getBoundingClientRect().top).toBe(top);
    }
  },
};

export const EquallyHighOnAPhone: Story = { ...EquallyHigh, globals: { viewport: { value: 'small' } } };

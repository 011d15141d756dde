import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './AttentionList.guide.tsx';
import { AttentionPlaceholder } from './AttentionPlaceholder.tsx';
import { AttentionList, type AttentionItem } from './AttentionList.tsx';

const failed: AttentionItem = {
  id: 'failed',
  tone: 'critical',
  title: 'Your payment of May 1, 2026 failed.',
  text: 'There was not enough money on the card. Top it up, or use another card.',
  actions: [
    { label: 'Update card', onSelect: fn() },
    { label: 'Ask why', onSelect: fn() },
  ],
};
const expires: AttentionItem = {
  id: 'card',
  tone: 'caution',
  title: 'Your card expires in 06/2026.',
  text: 'Enter the new one, so that your plan goes on.',
  actions: [{ label: 'Update card', onSelect: fn() }],
  onDismiss: fn(),
};

const meta = {
  title: 'Account/AttentionList',
  component: AttentionList,
  parameters: { guide },
  args: { items: [failed] },
} satisfies Meta<typeof AttentionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A payment failed: why, what to do, and nobody can hide it. */
export const Failed: Story = {
  parameters: { requirements: ['B36'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Needs your attention' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Update card' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask why' }));
    for (const { onSelect } of args.items[0]?.actions ?? []) await expect(onSelect).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /^Hide/ })).toBeNull();
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Several, the most urgent first. What is only a warning can be hidden. */
export const Several: Story = {
  args: { items: [failed, expires] },
  render: function Hidden({ items }) {
    const [shown, setShown] = useState(items);
    return (
      <AttentionList
        items={shown.map((item) => ({
          ...item,
          onDismiss: item.onDismiss && (() => setShown(shown.filter(({ id }) => id !== item.id))),
        }))}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide: Your card expires in 06/2026.' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

const unconfirmed: AttentionItem = {
  id: 'unconfirmed',
  tone: 'caution',
  title: 'Your email address is not confirmed.',
  text: 'We sent a link to ada@example.com. Open it, so that we know that the address is yours.',
  actions: [{ label: 'Send again', onSelect: fn() }],
};

/** A button that sends something is busy until it was sent, ignores presses meanwhile, and keeps the focus. */
export const Sending: Story = {
  args: { items: [{ ...unconfirmed, actions: [{ label: 'Send again', onSelect: fn(), loading: true }] }] },
  parameters: { requirements: ['B44'] },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send again' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.items[0]?.actions[0]?.onSelect).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** Once it was sent, the text says so, and the button waits. */
export const Sent: Story = {
  args: {
    items: [
      {
        ...unconfirmed,
        text: 'Sent to ada@example.com. It can take a minute. Check your spam folder too.',
        actions: [{ label: 'Sent', onSelect: fn(), disabled: true }],
      },
    ],
  },
  parameters: { requirements: ['B44'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sent' })).toBeDisabled();
  },
};

/** On the smallest phone the buttons stand below the sentence. */
export const Small: Story = {
  args: { items: [failed, expires] },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const words = canvas.getByText(failed.text).getBoundingClientRect();
    const [first] = canvas.getAllByRole('button');
    await expect(first?.getBoundingClientRect().top).toBeGreaterThanOrEqual(words.bottom);
  },
};

/** Long and hostile words wrap inside. */
export const Hostile: Story = {
  args: { items: [{ ...expires, title: hostile.unbroken, text: hostile.markup }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** More may come while it loads: its place is kept below what is known. */
export const Pending: Story = {
  args: { items: [failed], pending: 1 },
  parameters: { requirements: ['B45'] },
  render: function Arriving(args) {
    const [hasCome, setHasCome] = useState(false);
    return (
      <>
        <AttentionList {...(hasCome ? { items: [failed, expires] } : args)} />
        <Button onClick={() => setHasCome(true)}>Arrive</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    const arrive = canvas.getByRole('button', { name: 'Arrive' });
    const { top } = arrive.getBoundingClientRect();
    await userEvent.click(arrive);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(Math.abs(arrive.getBoundingClientRect().top - top)).toBeLessThan(8);
  },
};

/** While its code is fetched, its place is as high as the list will be, so that nothing below it moves. */
export const Placeholder: Story = {
  parameters: { requirements: ['B36'] },
  render: ({ items }) => (
    <>
      <div data-testid="placeholder">
        <AttentionPlaceholder count={items.length} />
      </div>
      <div data-testid="list">
        <AttentionList items={items} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(Math.abs(height('placeholder') - height('list'))).toBeLessThan(8);
  },
};

/** On a phone the text takes several lines, and the buttons stand below it. */
export const PlaceholderOnPhone: Story = {
  ...Placeholder,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await waitFor(() => expect(window.innerWidth).toBe(390));
    await Placeholder.play?.(context);
  },
};

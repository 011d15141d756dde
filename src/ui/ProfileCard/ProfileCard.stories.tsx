import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../hostile.ts';
import { ProfileCard } from './ProfileCard.tsx';

const retry = fn();
const ada = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  location: 'London',
  description: 'Writes notes on engines, and talks to them.',
  avatarUrl: '',
};

const meta = {
  title: 'UI/ProfileCard',
  component: ProfileCard,
  args: { profile: { status: 'ready', value: ada }, onEdit: fn() },
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V14] */
export const Ready: Story = {
  parameters: { requirements: ['V14'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Profile Information' })).toHaveTextContent('London');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

export const Blank: Story = {
  args: { profile: { status: 'ready', value: { ...ada, location: '', description: ' ' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not set')).toHaveLength(2);
  },
};

export const Loading: Story = {
  args: { profile: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

/** [X5] */
export const Failed: Story = {
  args: { profile: { status: 'error', retry } },
  parameters: { requirements: ['X5'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Hostile: Story = {
  args: {
    profile: {
      status: 'ready',
      value: {
        ...ada,
        name: hostile.unbroken.repeat(6),
        email: `${hostile.unbroken}@example.com`,
        location: hostile.rightToLeft,
        description: hostile.markup + hostile.unbroken.repeat(6),
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
};

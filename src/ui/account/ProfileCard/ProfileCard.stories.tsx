import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './ProfileCard.guide.tsx';
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
  title: 'Account/ProfileCard',
  component: ProfileCard,
  args: { profile: { status: 'ready', value: ada }, onEdit: fn() },
  parameters: { guide },
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

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

/** The card is equally high while loading, without texts and with a long description. */
export const Loading: Story = {
  args: { profile: { status: 'loading' } },
  render: function Arriving(args) {
    const [profile, setProfile] = useState(args.profile);
    const arrive = (description: string) =>
      setProfile({ status: 'ready', value: { ...ada, location: '', description } });
    return (
      <>
        <ProfileCard {...args} profile={profile} />
        <Button onClick={() => arrive('')}>Blank</Button>
        <Button onClick={() => arrive('Long. '.repeat(400))}>Long</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Profile Information' });
    await expect(card.querySelector('[aria-busy="true"]')).not.toBeNull();
    const { height } = card.getBoundingClientRect();
    for (const name of ['Blank', 'Long']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(card.querySelector('[aria-busy="true"]')).toBeNull();
      await expect(card.getBoundingClientRect().height).toBe(height);
    }
  },
};

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

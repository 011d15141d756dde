import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hostile } from '../hostile.ts';
import { ProfileCard, type ProfileView } from './ProfileCard.tsx';

const grace: ProfileView = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  location: 'Arlington',
  description: 'COBOL and compilers. Ask me how long a nanosecond is.',
  avatarUrl: '',
};
const retry = fn();

const meta = {
  title: 'UI/ProfileCard',
  component: ProfileCard,
  args: { profile: { status: 'ready', value: grace }, onEdit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V14] The card 'Profile Information'. */
export const Ready: Story = {
  parameters: { requirements: ['V14'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Profile Information' })).toHaveTextContent(
      /Grace Hopper.*grace@example\.com.*Arlington.*COBOL/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

export const Blank: Story = {
  args: { profile: { status: 'ready', value: { ...grace, location: ' ', description: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not set')).toHaveLength(2);
  },
};

/** Loading, blank and long: always the same height. */
export const Loading: Story = {
  args: { profile: { status: 'loading' } },
  render: (args) => (
    <>
      <ProfileCard {...args} />
      <ProfileCard {...args} profile={{ status: 'ready', value: grace }} />
      <ProfileCard
        {...args}
        profile={{ status: 'ready', value: { ...grace, location: '', description: 'Long. '.repeat(300) } }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('region').map((card) => card.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** [X5] */
export const Failed: Story = {
  parameters: { requirements: ['X5'] },
  args: { profile: { status: 'error', retry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your profile could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Hostile: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    profile: {
      status: 'ready',
      value: {
        name: hostile.unbroken.repeat(6),
        email: hostile.markup,
        location: hostile.rightToLeft,
        description: `${hostile.markup} ${hostile.unbroken}`.repeat(5),
        avatarUrl: 'javascript:alert(1)',
      },
    },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(card.querySelector('img')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './ActivityList.guide.tsx';
import { ActivityList, type ActivityEntry } from './ActivityList.tsx';

const entry = (id: string, title: string, more: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id,
  kind: 'profile',
  title,
  detail: '',
  by: 'user',
  device: 'Firefox on Linux',
  dateTime: '2026-11-24T10:43:00Z',
  time: 'Nov 24, 2026, 10:43 AM',
  ...more,
});

const all = [
  entry('1', 'Location changed', { by: 'agent', detail: 'Arlington → Lisbon' }),
  entry('2', 'Name and picture changed', { detail: 'Grace → Grace Hopper' }),
  entry('3', 'Plan and payment method changed', {
    kind: 'billing',
    by: undefined,
    device: '',
    detail: 'Free → Pro · Credit Card',
  }),
  entry('4', 'Password changed', { kind: 'password', device: '' }),
  entry('5', 'Second factor added', { kind: 'factor', detail: 'Phone' }),
  entry('6', 'Signed in', { kind: 'sign-in', device: 'Safari on iPhone' }),
  entry('7', 'Signed out', { kind: 'sign-out', detail: 'Unknown device' }),
  entry('8', 'Preferences changed', { kind: 'other' }),
];

const meta = {
  title: 'Account/ActivityList',
  component: ActivityList,
  parameters: { guide, requirements: ['U23'] },
  args: { label: 'Activity', entries: all },
} satisfies Meta<typeof ActivityList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that can happen. What the agent did has its face, and says so. */
export const Several: Story = {
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem');
    await expect(entries).toHaveLength(8);
    await expect(entries[0]).toHaveTextContent(
      'Location changedArlington → LisbonBy the agent, with your yes · Firefox on Linux · Nov 24, 2026, 10:43 AM',
    );
    await expect(entries[1]).toHaveTextContent('By you · Firefox on Linux');
    await expect(entries[2]).not.toHaveTextContent('By ');
  },
};

export const One: Story = { args: { entries: all.slice(0, 1) } };

export const Loading: Story = {
  args: { entries: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

/** At 390 px nothing scrolls sideways. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Long words do not widen the smallest phone, from right to left either. */
export const Hostile: Story = {
  args: {
    entries: [
      entry('1', hostile.unbroken, { detail: hostile.unbroken, device: hostile.unbroken, by: 'agent' }),
      entry('2', 'Location changed', { detail: hostile.unbroken }),
    ],
  },
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <div dir="rtl">
      <ActivityList {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './DeviceList.guide.tsx';
import { DeviceList, type DeviceView } from './DeviceList.tsx';

const retry = fn();
const device = (id: string, name: string, more: Partial<DeviceView> = {}): DeviceView => ({
  id,
  name,
  kind: 'computer',
  address: '203.0.113.7',
  lastUsed: '2 hours ago',
  isCurrent: false,
  ...more,
});
const here = device('1', 'Chrome on Mac', { isCurrent: true });
const phone = device('2', 'Safari on iPhone', { kind: 'phone', address: '2001:db8::8a2e:370:7334' });
const unknown = device('3', 'Unknown device', { kind: 'unknown', address: '', lastUsed: '12 days ago' });

const meta = {
  title: 'Account/DeviceList',
  component: DeviceList,
  parameters: { guide, requirements: ['U1'] },
  args: { devices: { status: 'ready', value: [here, phone, unknown] }, onEnd: fn(), onEndOthers: fn() },
} satisfies Meta<typeof DeviceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Sign out Chrome on Mac' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(args.onEnd).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out all other devices' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
  },
};

/** With one other device its own button is enough. */
export const OneOther: Story = {
  args: { devices: { status: 'ready', value: [here, phone] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  },
};

export const OnlyThisOne: Story = {
  args: { devices: { status: 'ready', value: [here] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are signed in nowhere else.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  args: { devices: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const Failed: Story = {
  args: { devices: { status: 'error', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your devices could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** At 390 px nothing scrolls sideways. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Long words do not widen the smallest phone, from right to left either. */
export const Hostile: Story = {
  args: {
    devices: {
      status: 'ready',
      value: [
        here,
        device('4', hostile.unbroken, { address: hostile.unbroken, lastUsed: hostile.unbroken }),
        phone,
      ],
    },
  },
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <div dir="rtl">
      <DeviceList {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

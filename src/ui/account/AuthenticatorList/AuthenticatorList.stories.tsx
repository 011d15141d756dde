import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './AuthenticatorList.guide.tsx';
import { AuthenticatorList, type AuthenticatorView } from './AuthenticatorList.tsx';

const retry = fn();
const phone: AuthenticatorView = { id: '1', name: 'Phone', kind: 'app', added: 'Added on May 2, 2026' };
const tablet: AuthenticatorView = { id: '2', name: 'Tablet', kind: 'app', added: 'Added on May 9, 2026' };

const meta = {
  title: 'Account/AuthenticatorList',
  component: AuthenticatorList,
  parameters: { guide, requirements: ['U11', 'U12'] },
  args: { apps: { status: 'ready', value: [phone, tablet] }, onAdd: fn(), onRemove: fn() },
} satisfies Meta<typeof AuthenticatorList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tablet' }));
    await expect(args.onRemove).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Add another app' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** A second one is advised. */
export const One: Story = {
  args: { apps: { status: 'ready', value: [phone] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Add an app on another device too/)).toBeVisible();
  },
};

export const None: Story = {
  args: { apps: { status: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
    await expect(canvas.queryByText('On')).toBeNull();
  },
};

/** A factor that this app cannot ask for, such as a phone number, is listed too. */
export const OtherKind: Story = {
  args: {
    apps: { status: 'ready', value: [phone, { id: '3', name: 'Another factor', kind: 'other', added: '' }] },
  },
};

export const WithNotice: Story = {
  args: { notice: <Alert tone="positive">‘Tablet’ is set up.</Alert> },
};

export const Loading: Story = {
  args: { apps: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const Failed: Story = {
  args: { apps: { status: 'error', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your second factor could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** At 390 px nothing scrolls sideways. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Long names do not widen the smallest phone, from right to left either. */
export const Hostile: Story = {
  args: { apps: { status: 'ready', value: [phone, { ...tablet, name: hostile.unbroken }] } },
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <div dir="rtl">
      <AuthenticatorList {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './SignInWayList.guide.tsx';
import { SignInWayList, type SignInWayView } from './SignInWayList.tsx';

const retry = fn();
const password: SignInWayView = {
  id: '1',
  name: 'Password',
  address: 'ada@example.com',
  used: '',
  mark: 'password',
  removal: 'never',
  reason: '',
};
const github: SignInWayView = {
  id: '2',
  name: 'GitHub',
  address: 'ada@work.example',
  used: 'Added on Feb 11, 2026 · last used on May 2, 2026',
  mark: 'github',
  removal: 'possible',
  reason: '',
};
const google = { id: 'google', name: 'Google' } as const;

const meta = {
  title: 'Account/SignInWayList',
  component: SignInWayList,
  parameters: { guide, requirements: ['U29'] },
  args: {
    ways: { status: 'ready', value: [password, github] },
    addable: { status: 'ready', value: [google] },
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof SignInWayList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Remove Password' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove GitHub' }));
    await expect(args.onRemove).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Google' }));
    await expect(args.onAdd).toHaveBeenCalledWith('google');
  },
};

export const PasswordAlone: Story = {
  args: { ways: { status: 'ready', value: [password] }, addable: { status: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The last way in stays, and its button is described by the reason. */
export const WithoutPassword: Story = {
  args: {
    ways: {
      status: 'ready',
      value: [
        {
          ...github,
          removal: 'impossible',
          reason: 'This is your only way to sign in. Set a password first, or add another one.',
        },
      ],
    },
    onSetPassword: fn(),
  },
  play: async ({ canvas, args }) => {
    const remove = canvas.getByRole('button', { name: 'Remove GitHub' });
    await expect(remove).toBeDisabled();
    await expect(remove).toHaveAccessibleDescription(/^This is your only way to sign in/);
    await userEvent.click(canvas.getByRole('button', { name: 'Set a password' }));
    await expect(args.onSetPassword).toHaveBeenCalledOnce();
  },
};

/** The page of a site is being opened. */
export const Pending: Story = {
  args: { pending: 'google' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Google' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const WithNotice: Story = {
  args: { notice: <Alert tone="positive">GitHub is removed.</Alert> },
};

/** One that this version of the app does not know. */
export const OtherKind: Story = {
  args: { ways: { status: 'ready', value: [{ ...github, name: 'saml', mark: 'other' }] } },
};

export const Loading: Story = {
  args: { ways: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const Failed: Story = {
  args: { ways: { status: 'error', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your ways to sign in could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** Only what can be added could not be loaded: the ways stay, and can be removed. */
export const OffersFailed: Story = {
  args: { addable: { status: 'error', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Other ways to sign in could not be loaded.');
    await expect(canvas.getByRole('button', { name: 'Remove GitHub' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** At 390 px nothing scrolls sideways. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Long addresses do not widen the smallest phone, from right to left either. */
export const Hostile: Story = {
  args: {
    ways: {
      status: 'ready',
      value: [password, { ...github, address: `${hostile.unbroken}@example.com` }],
    },
  },
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <div dir="rtl">
      <SignInWayList {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

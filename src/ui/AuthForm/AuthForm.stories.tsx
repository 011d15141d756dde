import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { hostile } from '../hostile.ts';
import { TextButton } from '../TextButton/TextButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';

const meta = {
  title: 'UI/AuthForm',
  component: AuthForm,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Welcome Back',
    subtitle: 'Sign in to your account to continue',
    submit: 'Sign In',
    busySubmit: 'Signing In...',
    busy: false,
    onSubmit: fn(),
    onBack: fn(),
    footer: (
      <>
        No account yet? <TextButton onClick={fn()}>Sign up here</TextButton>
      </>
    ),
    children: <TextField label="Email" name="email" value="grace@example.com" onChange={fn()} required />,
  },
} satisfies Meta<typeof AuthForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V6] */
export const Ready: Story = {
  parameters: { requirements: ['V6'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    await expect(canvas.getByText('Sign in to your account to continue')).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Welcome Back' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** [V6] Busy: one request, whatever is pressed. */
export const Busy: Story = {
  parameters: { requirements: ['V6'] },
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** [X1] The backend's message in a red box. */
export const Failed: Story = {
  parameters: { requirements: ['X1'] },
  args: { error: 'Request rate limit reached' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Request rate limit reached');
  },
};

/** [R3] Each reason is shown. */
export const WeakPassword: Story = {
  parameters: { requirements: ['R3'] },
  args: {
    error: 'Password is too weak.',
    reasons: ['Password should be at least 6 characters.', 'Password is known to be weak.'],
  },
  play: async ({ canvas, args }) => {
    const reasons = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(reasons).toEqual(args.reasons);
  },
};

/** [S3] A neutral hint, not an error. */
export const Hint: Story = {
  parameters: { requirements: ['S3'] },
  args: { hint: <Alert tone="neutral">No account matched that email and password.</Alert> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

/** Nothing to go back to, and the button has to wait. */
export const Waiting: Story = {
  args: { disabled: true, submit: 'Send again in 42 s' },
  render: (args) => <AuthForm {...args} onBack={undefined} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Hostile: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: hostile.unbroken,
    subtitle: hostile.rightToLeft,
    error: hostile.markup,
    reasons: [hostile.unbroken],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { hostile } from '../../hostile.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { guide } from './AuthForm.guide.tsx';
import { AuthForm } from './AuthForm.tsx';

const meta = {
  title: 'Account/AuthForm',
  component: AuthForm,
  args: {
    title: 'Welcome Back',
    subtitle: 'Sign in to your account to continue',
    children: <TextField label="Email" name="email" value="ada@example.com" onChange={fn()} />,
    submitLabel: 'Sign In',
    loadingLabel: 'Signing In...',
    loading: false,
    onSubmit: fn(),
    onBack: fn(),
    footer: 'No account yet?',
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof AuthForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title takes the focus, Enter submits the form, and the arrow leads back. */
export const Default: Story = {
  parameters: { requirements: ['V6'] },
  play: async ({ args, canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Welcome Back' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** Enter does not submit the form a second time while the first request is under way. */
export const Busy: Story = {
  args: { loading: true },
  parameters: { requirements: ['V6'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing In...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { error: 'Password is too weak', reasons: ['It is too short.', 'It was in a leak.'] },
  parameters: { requirements: ['X1', 'R3'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Password is too weak');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** The form cannot be submitted yet, neither by the button nor by Enter. */
export const Waiting: Story = {
  args: { disabled: true, submitLabel: 'Send again in 42 s' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send again in 42 s' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Hostile: Story = {
  args: { error: hostile.unbroken + hostile.markup },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Hint, error and list of reasons together fit on the smallest phone. */
export const Small: Story = {
  args: {
    hint: <Alert tone="neutral">No account matched that email and password.</Alert>,
    error: 'Password is too weak',
    reasons: ['It is too short.', 'It was in a leak.'],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const field = canvas.getByLabelText('Email').getBoundingClientRect();
    const submit = canvas.getByRole('button', { name: 'Sign In' }).getBoundingClientRect();
    await expect(submit.width).toBe(field.width);
  },
};

/** In a right-to-left page the back arrow is mirrored. */
export const RightToLeft: Story = {
  args: { title: hostile.rightToLeft, subtitle: hostile.rightToLeft },
  render: (args) => (
    <div dir="rtl">
      <AuthForm {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('button', { name: 'Back' }).querySelector('svg')!;
    await expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
};

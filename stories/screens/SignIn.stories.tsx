import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { backendHandlers } from '../../mocks/handlers/backend.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { freshBrowser, StoryApp } from '../../mocks/StoryApp.tsx';
import { fill, heading, press, signIn, toast } from '../steps.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Sign in',
  component: StoryApp,
  parameters: { layout: 'fullscreen', msw: { handlers: backendHandlers(pro) } },
  beforeEach: freshBrowser,
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The empty form with its links to the other forms. [V6] */
export const Empty: Story = {
  parameters: { requirements: ['V6'] },
  play: async () => {
    await press('Sign In');
    await expect(await heading('Welcome Back')).toBeVisible();
    await expect(screen.getByText('Sign in to your account to continue')).toBeVisible();
    await expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    for (const name of ['Back', 'Show password', 'Sign In', 'Sign up here', 'Forgot password?'])
      await expect(screen.getByRole('button', { name })).toBeEnabled();
  },
};

/** Email and password are required; the first wrong field gets the focus and each says what to do. [R1] */
export const Incomplete: Story = {
  parameters: { requirements: ['R1'] },
  play: async () => {
    await press('Sign In');
    await heading('Welcome Back');
    await press('Sign In');
    await expect(screen.getByText('Email is required.')).toBeVisible();
    await expect(screen.getByText('Password is required.')).toBeVisible();
    await expect(screen.getByLabelText('Email')).toHaveFocus();
    await fill('Email', 'nobody');
    await press('Sign In');
    await expect(screen.getByText('Enter an email address such as name@example.com.')).toBeVisible();
  },
};

/** The password can be shown. [V6] */
export const PasswordShown: Story = {
  parameters: { requirements: ['V6'] },
  play: async () => {
    await press('Sign In');
    await fill('Password', 'correct-horse');
    await press('Show password');
    await expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await press('Hide password');
    await expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

/** The button reads 'Signing In...' while the request runs. Enter and a click send one request. [V6] */
export const Busy: Story = {
  parameters: {
    requirements: ['V6'],
    msw: { handlers: [fault('token-password', 'hang'), ...backendHandlers(pro)] },
  },
  play: async () => {
    await signIn(pro.email, pro.password);
    await expect(await screen.findByRole('button', { name: 'Signing In...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByLabelText('Email')).toHaveValue(pro.email);
  },
};

/** On a slow network the button is loading at once, and the number format is prepared meanwhile. [V6] */
export const Slow: Story = {
  parameters: {
    requirements: ['V6'],
    msw: { handlers: [fault('token-password', 'slow'), ...backendHandlers(pro)] },
  },
  play: async () => {
    const formats = spyOn(Intl, 'NumberFormat');
    await signIn(pro.email, pro.password);
    await expect(await screen.findByRole('button', { name: 'Signing In...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(formats).toHaveBeenCalled());
  },
};

/** After success the dashboard opens with a toast. [S2, V3, X3] */
export const Success: Story = {
  parameters: { shows: ['toasts.signedIn'], requirements: ['S2', 'V3', 'X3', 'C1', 'E1'] },
  play: async () => {
    await press('Sign In');
    await heading('Welcome Back');
    await fill('Email', ` ${pro.email} `);
    await fill('Password', pro.password);
    await userEvent.keyboard('{Enter}');
    await expect(await heading('Dashboard')).toBeVisible();
    await toast('Welcome back!', 'You have successfully signed in.');
  },
};

/** Invalid credentials open the sign-up form with the email and a hint that says why. [S3] */
export const UnknownAccount: Story = {
  parameters: { shows: ['errorMessages.noAccount'], requirements: ['S3'] },
  play: async () => {
    await signIn(pro.email, 'wrong-password');
    await expect(await heading('Create Account')).toBeVisible();
    await expect(screen.getByLabelText('Email')).toHaveValue(pro.email);
    await expect(
      screen.getByText('No account matched that email and password.', { exact: false }),
    ).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Sign in here' })).toBeEnabled();
    await press('Forgot password?');
    await expect(await screen.findByLabelText('Email')).toHaveValue(pro.email);
  },
};

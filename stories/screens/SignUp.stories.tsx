import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { backendUrl } from '../../mocks/handlers/backendState.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { fill, heading, pickPicture, picture, press, signIn, slowPictureChecks, toast } from '../steps.ts';
import { weakPassword } from './weakPassword.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Create account',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillForm(email = 'new@example.com', password = 'correct-horse') {
  await press('Get Started');
  await heading('Create Account');
  await fill('Full Name', 'Nora New');
  await fill('Email', email);
  await fill('Password', password);
}

/** Each field says what is required. [V7, R2, K1] */
export const Incomplete: Story = {
  parameters: { requirements: ['V7', 'R2', 'K1'] },
  play: async () => {
    await press('Get Started');
    await heading('Create Account');
    await expect(screen.getByText('Join us and start your journey')).toBeVisible();
    await fill('Password', '12345');
    await press('Create Account');
    await expect(screen.getByText('Full Name is required.')).toBeVisible();
    await expect(screen.getByText('Email is required.')).toBeVisible();
    await expect(screen.getByText('Use at least 6 characters.')).toBeVisible();
    await expect(screen.getByLabelText('Full Name')).toHaveFocus();
  },
};

/** 'Creating Account...' while the request is on its way. [V7] */
export const Busy: Story = {
  parameters: { requirements: ['V7'] },
  beforeEach: withHandlers(fault('signup', 'hang')),
  play: async () => {
    await fillForm();
    await press('Create Account');
    await expect(await screen.findByRole('button', { name: 'Creating Account...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** After success the sign-in form opens with the email filled in, although the backend returned a session. [S2, X3] */
export const Success: Story = {
  parameters: { shows: ['toasts.accountCreated'], requirements: ['S2', 'X3', 'C1', 'E2'] },
  play: async () => {
    await fillForm();
    await press('Create Account');
    await expect(await heading('Welcome Back')).toBeVisible();
    await expect(screen.getByLabelText('Email')).toHaveValue('new@example.com');
    await toast('Account created!', 'Welcome to the platform. You can now sign in.');
  },
};

/** A name is stored without what no text can hold, and nothing else is no name. [A102] */
export const PastedName: Story = {
  parameters: { requirements: ['A102'] },
  // The database refuses such a text, and the service its account.
  beforeEach: withHandlers(
    http.post(`${backendUrl}/auth/v1/signup`, async ({ request }) =>
      /\\u(0000|d[89a-f])/i.test(await request.clone().text())
        ? HttpResponse.json({ msg: 'Database error saving new user' }, { status: 500 })
        : undefined,
    ),
  ),
  play: async () => {
    await fillForm();
    await fill('Full Name', '\0 \uD83D');
    await press('Create Account');
    await expect(await screen.findByText('Full Name is required.')).toBeVisible();
    await fill('Full Name', 'Nora \0New\uD83D');
    await press('Create Account');
    await expect(await heading('Welcome Back')).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** A weak password: the red box gives every reason, and nothing typed is lost. [R3] */
export const WeakPassword: Story = {
  parameters: { requirements: ['R3'] },
  beforeEach: withHandlers(weakPassword('post', '/auth/v1/signup')),
  play: async () => {
    await fillForm();
    await press('Create Account');
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Password is too weak');
    await expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
    await expect(screen.getByLabelText('Password')).toHaveValue('correct-horse');
  },
};

/** The address is taken: the red box has the backend's message, and the ways to sign in and to recover the password. [X1] */
export const Taken: Story = {
  parameters: { requirements: ['X1', 'X12'] },
  play: async () => {
    await fillForm(pro.email);
    await press('Create Account');
    const alert = await screen.findByRole('alert');
    await expect(within(alert).getByText('User already registered')).toBeVisible();
    await expect(alert).toHaveTextContent('You already have an account.');
    await expect(screen.getByLabelText('Full Name')).toHaveValue('Nora New');
    await expect(screen.getByLabelText('Password')).toHaveValue('correct-horse');
    await expect(within(alert).getByRole('button', { name: 'Forgot password?' })).toBeVisible();
  },
};

/** 'Sign in' and 'Forgot password?' take the address along, and going back finds the form as it was. */
export const TakenAndOn: Story = {
  parameters: { requirements: ['X12', 'V20'] },
  play: async () => {
    await fillForm(pro.email);
    await press('Create Account');
    await press('Forgot password?');
    await heading('Reset your password');
    await expect(screen.getByLabelText('Email')).toHaveValue(pro.email);
    await press('Sign in here');
    await heading('Welcome Back');
    await press('Sign up here');
    await heading('Create Account');
    await press('Create Account');
    await expect(screen.getByText('Use at least 6 characters.')).toBeVisible();
    await expect(screen.getByLabelText('Full Name')).toHaveValue('Nora New');
    await fill('Password', 'correct-horse');
    await press('Create Account');
    await press('Sign in');
    await heading('Welcome Back');
    await expect(screen.getByLabelText('Email')).toHaveValue(pro.email);
  },
};

/** Name, email and picture survive a visit to another view, also by the browser's Back; the password does not. */
export const DraftKept: Story = {
  parameters: { requirements: ['V20'] },
  play: async () => {
    await fillForm();
    await pickPicture(picture());
    await screen.findByRole('button', { name: 'Remove picture' });
    history.back();
    await press('Get Started');
    await heading('Create Account');
    await expect(screen.getByLabelText('Full Name')).toHaveValue('Nora New');
    await expect(screen.getByLabelText('Email')).toHaveValue('new@example.com');
    await expect(screen.getByLabelText('Password')).toHaveValue('');
    await expect(screen.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  },
};

/**
 * The form is sent while the picture is still being checked, and the backend refuses the picture: the account is created, and the
 * first sign-in uploads the picture. [X2, E4]
 */
export const PictureRefused: Story = {
  parameters: { shows: ['toasts.profileUpdatedElsewhere'], requirements: ['X2', 'E4', 'C2', 'X4'] },
  beforeEach: slowPictureChecks,
  play: async () => {
    await fillForm();
    await pickPicture(picture());
    await press('Create Account');
    await heading('Welcome Back');
    await expect(screen.queryByRole('alert')).toBeNull();
    await fill('Password', 'correct-horse');
    await press('Sign In');
    await heading('Dashboard');
    await toast('Success', 'Profile updated successfully');
  },
};

/** A file that is empty, too large, or not a picture by its content is refused before any upload. [R2, R4] */
export const BadPictures: Story = {
  parameters: { requirements: ['R2', 'R4'] },
  play: async () => {
    await press('Get Started');
    await heading('Create Account');
    const image = { type: 'image/png' };
    await pickPicture(new File([], 'empty.png', image));
    await expect(await screen.findByText('That file is empty. Choose another picture.')).toBeVisible();
    await pickPicture(new File(['MZ, a program'], 'renamed.png', image));
    await expect(await screen.findByText(/That file is not a picture/)).toBeVisible();
    await pickPicture(new File([new Uint8Array(6 * 1024 * 1024)], 'large.png', image));
    await expect(
      await screen.findByText('That picture is 6.0 MB. Choose one of at most 5 MB.'),
    ).toBeVisible();
  },
};

/** The hint 'no account' leads back to the sign-in form, with the email. [S3, V7] */
export const BackToSignIn: Story = {
  parameters: { requirements: ['S3', 'V7'] },
  play: async () => {
    await signIn('nobody@example.com', 'whatever');
    await heading('Create Account');
    await press('Sign in here');
    await expect(await heading('Welcome Back')).toBeVisible();
    await expect(screen.getByLabelText('Email')).toHaveValue('nobody@example.com');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { backendHandlers, handlersOf } from '../../mocks/handlers/backend.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { mailedCode } from '../../mocks/handlers/mailedCodes.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, freshBrowser, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { fill, fillCode, heading, openRecoveryLink, press, toast } from '../steps.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Recover',
  component: StoryApp,
  parameters: { layout: 'fullscreen', msw: { handlers: backendHandlers(pro) } },
  beforeEach: freshBrowser,
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function ask(email: string) {
  await press('Sign In');
  await press('Forgot password?');
  await heading('Reset your password');
  await fill('Email', email);
  await press('Send link');
}

/** The mail has been sent; another one can be sent after a minute. [V1] */
export const Sent: Story = {
  parameters: { requirements: ['V1'] },
  play: async () => {
    await ask(pro.email);
    await expect(await screen.findByText('Check your inbox')).toBeVisible();
    await expect(screen.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
  },
};

/** The screen is the same whether or not the address has an account. */
export const UnknownAddress: Story = {
  play: async () => {
    await ask('nobody@example.com');
    await expect(await screen.findByText('Check your inbox')).toBeVisible();
  },
};

/** An address that was mistyped is put right: the other one need not wait for it. [U4] */
export const CorrectedAddress: Story = {
  parameters: { requirements: ['U4'] },
  beforeEach: backendOf(pro),
  play: async () => {
    await ask('adda@example.com');
    await expect(await screen.findByText('Check your inbox')).toBeVisible();
    await press('Back');
    await heading('Reset your password');
    await expect(screen.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
    await fill('Email', pro.email);
    await press('Send link');
    await expect(await screen.findByText('Check your inbox')).toBeVisible();
    await expect(screen.getByText(new RegExp(`If ${pro.email} has an account`))).toBeVisible();
    await expect(screen.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
  },
};

/** A refusal shows the backend's message and keeps the address. [X9] */
export const Refused: Story = {
  parameters: {
    requirements: ['X9'],
    msw: {
      handlers: [
        fault('recover', 429, { message: 'For security purposes, wait a minute' }),
        ...backendHandlers(pro),
      ],
    },
  },
  play: async () => {
    await ask(pro.email);
    await expect(await screen.findByRole('alert')).toHaveTextContent('For security purposes, wait a minute');
    await expect(screen.getByLabelText('Email')).toHaveValue(pro.email);
  },
};

/** Where addresses are confirmed, the screen of a new account says that a mail was sent. */
export const CheckInbox: Story = {
  parameters: { msw: { handlers: handlersOf(backendState([], { confirmations: true })) } },
  play: async () => {
    await press('Get Started');
    await fill('Full Name', 'Nora New');
    await fill('Email', 'nora@example.com');
    await fill('Password', 'correct-horse');
    await press('Create Account');
    await expect(await heading('Check your inbox')).toBeVisible();
    await expect(
      screen.getByText('We sent a link to nora@example.com. Open it to confirm your address.'),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
    await press('Sign in here');
    await expect(await screen.findByLabelText('Email')).toHaveValue('nora@example.com');
  },
};

/** The mail is read on another device, and its code typed in here. [U4] */
export const CodeInsteadOfLink: Story = {
  parameters: { requirements: ['U4'] },
  beforeEach: backendOf(pro),
  play: async () => {
    await ask(pro.email);
    await press('Continue');
    await expect(await screen.findByText('Enter the digits of the code from the mail.')).toBeVisible();
    await fillCode(mailedCode().replace(/^(...)/, '$1 '));
    await press('Continue');
    await heading('Set your password');
  },
};

/** A wrong code is said at its field, and stays there. [U4] */
export const CodeRefused: Story = {
  parameters: { requirements: ['U4'] },
  beforeEach: backendOf(pro),
  play: async () => {
    await ask(pro.email);
    await fillCode('000000');
    await press('Continue');
    await expect(
      await screen.findByText('That code is wrong or has expired. Check it, or send a new one.'),
    ).toBeVisible();
    await expect(screen.getByLabelText('Code from the mail')).toHaveValue('000000');
    await expect(screen.getByLabelText('Code from the mail')).toHaveFocus();
  },
};

/** Too many codes were tried. [U4, X9] */
export const TooManyCodes: Story = {
  parameters: { requirements: ['U4', 'X9'] },
  beforeEach: (context) => {
    backendOf(pro)(context);
    withHandlers(
      fault('verify-code', 429, { code: 'over_request_rate_limit', message: 'Request rate limit reached' }),
    )(context);
  },
  play: async () => {
    await ask(pro.email);
    await fillCode(mailedCode());
    await press('Continue');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Request rate limit reached');
    await expect(screen.getByLabelText('Code from the mail')).toHaveValue(mailedCode());
  },
};

/** After a reload the form is empty, and the code of the mail still works. [U4] */
export const HasCodeAlready: Story = {
  parameters: { requirements: ['U4'] },
  play: async () => {
    await press('Sign In');
    await press('Forgot password?');
    await heading('Reset your password');
    await press('I have a code already');
    await expect(await screen.findByText('Email is required.')).toBeVisible();
    await fill('Email', pro.email);
    await press('I have a code already');
    await expect(await screen.findByLabelText('Code from the mail')).toBeVisible();
    await expect(screen.getByText(`For ${pro.email}`)).toBeVisible();
    await expect(screen.queryByText('Check your inbox')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled();
  },
};

/** The code confirms the address of a new account, and signs in. [U4] */
export const ConfirmedByCode: Story = {
  parameters: {
    requirements: ['U4'],
    msw: { handlers: handlersOf(backendState([], { confirmations: true })) },
  },
  play: async () => {
    await press('Get Started');
    await fill('Full Name', 'Nora New');
    await fill('Email', 'nora@example.com');
    await fill('Password', 'correct-horse');
    await press('Create Account');
    await heading('Check your inbox');
    await fillCode(mailedCode());
    await press('Continue');
    await toast('Welcome back!', 'You have successfully signed in.');
    await expect(await heading('Dashboard')).toBeVisible();
  },
};

/** The mail's link opens the form for a new password, which then leads to the account. [S1] */
export const NewPassword: Story = {
  parameters: { requirements: ['S1', 'V1'] },
  beforeEach: (context) => {
    backendOf(pro)(context);
    openRecoveryLink(pro);
  },
  play: async () => {
    await heading('Set your password');
    await fill('New password', '123');
    await press('Save password');
    await expect(screen.getByText('Use at least 6 characters.')).toBeVisible();
    await fill('New password', 'battery-staple');
    await press('Save password');
    await toast(
      'Password changed',
      'Your other devices are signed out. Use the new password the next time you sign in.',
    );
    await expect(await heading('Dashboard')).toBeVisible();
  },
};

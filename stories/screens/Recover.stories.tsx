import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { backendHandlers, handlersOf } from '../../mocks/handlers/backend.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, freshBrowser, StoryApp } from '../../mocks/StoryApp.tsx';
import { fill, heading, openRecoveryLink, press, toast } from '../steps.ts';

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
    await expect(screen.getByText(/nora@example.com/)).toBeVisible();
    await press('Sign in here');
    await expect(await screen.findByLabelText('Email')).toHaveValue('nora@example.com');
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
    await toast('Password changed', 'Use the new password the next time you sign in.');
    await expect(await heading('Dashboard')).toBeVisible();
  },
};

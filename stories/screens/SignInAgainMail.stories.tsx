import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import { endSessions } from '../../mocks/handlers/expiredSessions.ts';
import { factorCode } from '../../mocks/handlers/factors.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { mailedCode } from '../../mocks/handlers/mailedCodes.ts';
import { personas, withFactor, withoutPassword } from '../../mocks/personas.ts';
import { freshBrowser, StoryApp } from '../../mocks/StoryApp.tsx';
import { dialog, fill, fillCode, heading, press, toast, withClockAhead } from '../steps.ts';

const pro = withoutPassword(personas.pro);
const { free } = personas;
const guarded = withFactor(pro);
let state = backendState([pro]);

/** The session ends while the user edits, and there is no password, or none that is remembered: a code is mailed. [U48] */
const meta = {
  title: 'Screens/Sign in again, by mail',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['U48'] },
  beforeEach: ({ msw }) => {
    freshBrowser();
    state = backendState([pro, free]);
    msw.use(...handlersOf(state));
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;
type Msw = Parameters<NonNullable<Story['play']>>[0]['msw'];

/** Fills in and sends the profile form after the backend has ended the session. */
async function saveInVain(msw: Msw) {
  await heading('Dashboard');
  await press('Edit');
  await heading('Edit Profile');
  await fill('Location', 'Paris');
  msw.use(endSessions(state));
  await press('Update Profile');
  return dialog('Sign in again');
}

/** Has a code mailed. Its field has the focus then. */
async function askForCode(msw: Msw) {
  const again = await saveInVain(msw);
  await userEvent.click(again.getByRole('button', { name: 'Email me a code' }));
  await waitFor(() => expect(again.getByLabelText('Code from the mail')).toHaveFocus());
  return again;
}

async function enter(code: string) {
  const again = await dialog('Sign in again');
  await fillCode(code);
  await userEvent.click(again.getByRole('button', { name: 'Sign In' }));
  return again;
}

/** The code is on its way, and the next one can be sent in a minute. */
export const Sent: Story = {
  play: async ({ msw }) => {
    const again = await askForCode(msw);
    await expect(
      await again.findByText(`We have sent a code to ${pro.email}. It can take a minute`, { exact: false }),
    ).toBeVisible();
    await expect(await again.findByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled();
    await expect(again.queryByLabelText('Password')).toBeNull();
    await expect(screen.getByLabelText('Location')).toHaveValue('Paris');
  },
};

/** With the right code saving goes on by itself. */
export const SaveGoesOn: Story = {
  play: async ({ msw }) => {
    await askForCode(msw);
    await enter(mailedCode(1));
    await toast('Profile Updated', 'Your profile has been successfully updated.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(state.users.get(pro.id)?.profile?.location).toBe('Paris');
  },
};

/** A code that is wrong, used or too old is said at its field, which keeps it and has the focus. */
export const WrongCode: Story = {
  parameters: { shows: ['errorMessages.codeRefused'] },
  play: async ({ msw }) => {
    await askForCode(msw);
    const again = await enter('000001');
    await expect(
      await again.findByText('That code is wrong or has expired. Check it, or send a new one.'),
    ).toBeVisible();
    await expect(again.getByLabelText('Code from the mail')).toHaveValue('000001');
    await waitFor(() => expect(again.getByLabelText('Code from the mail')).toHaveFocus());
    await expect(screen.getByLabelText('Location')).toHaveValue('Paris');
  },
};

export const NoCode: Story = {
  play: async ({ msw }) => {
    const again = await askForCode(msw);
    await userEvent.click(again.getByRole('button', { name: 'Sign In' }));
    await expect(await again.findByText('Enter the digits of the code from the mail.')).toBeVisible();
  },
};

/** With a second factor its code comes next, in the same dialog. */
export const SecondFactor: Story = {
  args: { signedInAs: guarded },
  beforeEach: ({ msw }) => {
    state = backendState([guarded]);
    msw.use(...handlersOf(state));
  },
  play: async ({ msw }) => {
    await heading('Enter your code');
    await fill('Six-digit code', factorCode());
    await press('Continue');
    await askForCode(msw);
    const again = await enter(mailedCode(1));
    await waitFor(() => expect(again.getByLabelText('Six-digit code')).toHaveFocus());
    await fill('Six-digit code', factorCode(2));
    await userEvent.click(again.getByRole('button', { name: 'Continue' }));
    await toast('Profile Updated', 'Your profile has been successfully updated.');
    await expect(state.users.get(pro.id)?.profile?.location).toBe('Paris');
  },
};

/** After a minute another one can be sent, which ends the one before. */
export const SentAgain: Story = {
  play: async ({ msw }) => {
    const again = await askForCode(msw);
    await again.findByRole('button', { name: /^Send a new code in \d+ s$/ });
    await withClockAhead(61_000, async () => {
      await userEvent.click(await again.findByRole('button', { name: 'Send a new code' }, { timeout: 3000 }));
      await expect(
        await again.findByText(`We have sent a new code to ${pro.email}. The one before no longer works.`),
      ).toBeVisible();
    });
    await enter(mailedCode(2));
    await toast('Profile Updated', 'Your profile has been successfully updated.');
  },
};

export const Sending: Story = {
  play: async ({ msw }) => {
    msw.use(fault('recover', 'slow'));
    const again = await askForCode(msw);
    await expect(again.getByText(`We are sending a code to ${pro.email}.`)).toBeVisible();
    await expect(again.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Nothing was sent: the reason, and the button again. A code of before can be entered. */
export const NotSent: Story = {
  parameters: { requirements: ['U48', 'X9'] },
  play: async ({ msw }) => {
    msw.use(fault('recover', 'net'));
    const again = await askForCode(msw);
    await expect(await again.findByRole('alert')).toHaveTextContent(
      'We could not reach the server. Check your connection and try again.',
    );
    await expect(again.getByText('If you have a code already, you can enter it.')).toBeVisible();
    await expect(again.getByRole('button', { name: 'Email me a code' })).toBeEnabled();
  },
};

export const Checking: Story = {
  play: async ({ msw }) => {
    msw.use(fault('verify-code', 'slow'));
    await askForCode(msw);
    const again = await enter(mailedCode(1));
    await expect(await again.findByRole('button', { name: 'Signing In...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(again.getByRole('button', { name: 'Use your password instead' })).toBeDisabled();
  },
};

export const Offline: Story = {
  parameters: { requirements: ['U48', 'X9'] },
  play: async ({ msw }) => {
    msw.use(fault('verify-code', 'net'));
    await askForCode(msw);
    const again = await enter(mailedCode(1));
    await expect(await again.findByRole('alert')).toHaveTextContent(
      'We could not reach the server. Check your connection and try again.',
    );
    await expect(again.getByLabelText('Code from the mail')).toHaveValue(mailedCode(1));
  },
};

/** The code is right, but the address belongs to another account by now, which does not get this user's work. */
export const AnotherAccount: Story = {
  parameters: { requirements: ['U48', 'S4', 'P2'] },
  play: async ({ msw }) => {
    await saveInVain(msw);
    state.users.get(pro.id)!.email = 'left@example.com';
    state.users.get(free.id)!.email = pro.email;
    await press('Email me a code');
    const again = await enter(mailedCode(1));
    await expect(
      await again.findByText('This email now belongs to another account. Sign out to use that one.'),
    ).toBeVisible();
    await expect(screen.getByLabelText('Location')).toHaveValue('Paris');
    await expect(screen.queryByText('Alan Turing')).toBeNull();
    await expect(state.users.get(free.id)?.profile?.location).toBe('Manchester');
  },
};

/** Between the two ways nothing that was typed is lost, and no second mail is sent. */
export const BackToPassword: Story = {
  play: async ({ msw }) => {
    const again = await saveInVain(msw);
    await userEvent.type(again.getByLabelText('Password'), 'perhaps this one');
    await userEvent.click(again.getByRole('button', { name: 'Email me a code' }));
    await fillCode(mailedCode(1));
    await userEvent.click(again.getByRole('button', { name: 'Use your password instead' }));
    await waitFor(() => expect(again.getByLabelText('Password')).toHaveFocus());
    await expect(again.getByLabelText('Password')).toHaveValue('perhaps this one');
    await userEvent.click(again.getByRole('button', { name: 'Email me a code' }));
    await expect(again.getByLabelText('Code from the mail')).toHaveValue(mailedCode(1));
    await userEvent.click(again.getByRole('button', { name: 'Sign In' }));
    await toast('Profile Updated', 'Your profile has been successfully updated.');
  },
};

/** Closed to look something up, and opened again: the code that was sent can still be entered. */
export const OpenedAgain: Story = {
  play: async ({ msw }) => {
    await askForCode(msw);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Sign in again');
    const again = await dialog('Sign in again');
    await waitFor(() => expect(again.getByLabelText('Code from the mail')).toHaveFocus());
    await enter(mailedCode(1));
    await toast('Welcome back!', 'You have successfully signed in.');
    await expect(screen.getByLabelText('Location')).toHaveValue('Paris');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ msw }) => {
    await (await askForCode(msw)).findByRole('button', { name: /^Send a new code in/ });
    await expect(document.documentElement.scrollWidth).toBe(390);
  },
};

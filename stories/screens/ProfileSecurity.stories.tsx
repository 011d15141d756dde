import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { mailedCode } from '../../mocks/handlers/mailedCodes.ts';
import { personas, withoutPassword } from '../../mocks/personas.ts';
import { withHandlers, backendOf, offering, StoryApp } from '../../mocks/StoryApp.tsx';
import { dialog, fill, heading, heldRequests, press, proveIt, toast } from '../steps.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Password and sessions',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;
type Msw = Parameters<NonNullable<Story['play']>>[0]['msw'];

async function openForm() {
  await press('Edit');
  await heading('Edit Profile');
}

/** The password is changed: the field is empty again, and the next sign-in needs the new password. */
export const PasswordChanged: Story = {
  parameters: { requirements: ['U7'], shows: ['toasts.passwordChanged'] },
  play: async () => {
    await openForm();
    await fill('New password', 'battery-staple');
    await press('Change password');
    await proveIt(pro.password);
    // The message is beside the form, because a toast would cover the next button.
    const changed = (await screen.findByText('Password changed')).closest<HTMLElement>('[role="status"]')!;
    await expect(changed).toHaveTextContent(
      'Password changedYour other devices are signed out. Use the new password the next time you sign in.',
    );
    await expect(
      document.querySelector('form[aria-label="Change password"]')?.parentElement,
    ).toContainElement(changed);
    await expect(screen.getByLabelText('New password')).toHaveValue('');
  },
};

/** The present password is wrong: nothing is changed, and the new one stays as it was typed. [U7] */
export const WrongPresentPassword: Story = {
  parameters: { requirements: ['U7'] },
  play: async () => {
    await openForm();
    await fill('New password', 'battery-staple');
    await press('Change password');
    await proveIt('wrong-horse');
    const asked = await dialog('Confirm that it is you');
    await expect(await asked.findByRole('alert')).toHaveTextContent(
      'That password is not right. Please try again.',
    );
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByLabelText('New password')).toHaveValue('battery-staple');
    await expect(screen.queryByText('Password changed')).toBeNull();
  },
};

/** The password is changed, but signing out the other devices failed, and the message says so. [S15] */
export const OthersStillSignedIn: Story = {
  parameters: { requirements: ['S15'], shows: ['toasts.passwordChangedHere'] },
  beforeEach: withHandlers(fault('logout', 500)),
  play: async () => {
    await openForm();
    await fill('New password', 'battery-staple');
    await press('Change password');
    await proveIt(pro.password);
    await toast(
      'Password changed',
      'We could not sign out your other devices. To end their sessions, choose ‘Sign out everywhere’ on the page Account.',
    );
    await expect(screen.getByLabelText('New password')).toHaveValue('');
    await expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
  },
};

/** A refused password: the error is beside the field, which keeps what was typed. [R3] */
export const PasswordRefused: Story = {
  parameters: { requirements: ['R3', 'X9'] },
  beforeEach: withHandlers(
    fault('user-update', 400, { code: 'same_password', message: 'New password should be different' }),
  ),
  play: async () => {
    await openForm();
    await fill('New password', 'correct-horse');
    await press('Change password');
    await proveIt(pro.password);
    await expect(await screen.findByRole('alert')).toHaveTextContent('New password should be different');
    await expect(screen.getByLabelText('New password')).toHaveValue('correct-horse');
  },
};

/** Leaves the page while the new password is on its way, and lets it arrive then. */
async function leaveMeanwhile(msw: Msw) {
  const held = heldRequests('put', '/auth/v1/user');
  msw.use(held.handler);
  await openForm();
  await fill('New password', 'battery-staple');
  await press('Change password');
  await proveIt(pro.password);
  await held.hasArrived;
  await press('Dashboard');
  await heading('Dashboard');
  held.release();
}

/** The page is left while the password is changed: a toast says that it is. [U7] */
export const ChangedMeanwhile: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { requirements: ['U7'], shows: ['toasts.passwordChanged'] },
  play: async ({ msw }) => {
    await leaveMeanwhile(msw);
    await toast(
      'Password changed',
      'Your other devices are signed out. Use the new password the next time you sign in.',
    );
  },
};

/** The page is left, and the password is refused then: a toast says why. [U7, R3] */
export const RefusedMeanwhile: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { requirements: ['U7', 'R3'], shows: ['toasts.passwordNotChanged'] },
  beforeEach: withHandlers(
    fault('user-update', 400, { code: 'same_password', message: 'New password should be different' }),
  ),
  play: async ({ msw }) => {
    await leaveMeanwhile(msw);
    await toast('Password not changed', 'New password should be different');
  },
};

/** The page is left, and the answer is lost: the password may be changed all the same, and a toast says what to do. [U7] */
export const AnswerLostMeanwhile: Story = {
  parameters: { requirements: ['U7'], shows: ['toasts.passwordUncertain'] },
  beforeEach: withHandlers(fault('user-update', 'net')),
  play: async ({ msw }) => {
    await leaveMeanwhile(msw);
    await toast(
      'Password may not have changed',
      'The server did not confirm it. Try the new password the next time you sign in, or set it again.',
    );
  },
};

/** The page is left, and the code from the mail is refused then: the toast says so in the words of the form. [U7, S16] */
export const CodeRefusedMeanwhile: Story = {
  parameters: { requirements: ['U7', 'S16'] },
  beforeEach: withHandlers(
    fault('user-update', 400, {
      code: 'reauthentication_not_valid',
      message: 'Nonce has expired or is invalid',
    }),
  ),
  play: async ({ msw }) => {
    await leaveMeanwhile(msw);
    await toast('Password not changed', 'That code is wrong or has expired. Check it, or send a new one.');
  },
};

/** The page is left, and a code from a mail is wanted then: none is sent, because nobody could enter it. [U7, S16] */
export const CodeNeededMeanwhile: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { requirements: ['U7', 'S16'], shows: ['errorMessages.codeNeeded'] },
  beforeEach: withHandlers(
    fault('user-update', 400, { code: 'reauthentication_needed', message: 'Reauthentication needed' }),
  ),
  play: async ({ msw }) => {
    await leaveMeanwhile(msw);
    await toast(
      'Password not changed',
      'We need to confirm that it is you. Try again, and we will mail you a code.',
    );
  },
};

const passwordless = withoutPassword(pro);

/** The dialog for a first password stays while that is on its way, and says why it is refused. [U29, R3] */
export const FirstPasswordRefused: Story = {
  args: { signedInAs: passwordless },
  parameters: { requirements: ['U29', 'R3'] },
  beforeEach: [
    offering(['google', 'github'], passwordless),
    withHandlers(fault('user-update', 400, { code: 'same_password', message: 'Choose another one' })),
  ],
  play: async ({ msw }) => {
    const held = heldRequests('put', '/auth/v1/user');
    msw.use(held.handler);
    await openForm();
    await press('Set a password');
    const form = await dialog('Set a password');
    await userEvent.click(form.getByLabelText('New password'));
    await userEvent.paste('battery-staple');
    await userEvent.click(form.getByRole('button', { name: 'Set password' }));
    const asked = await dialog('Confirm that it is you');
    await asked.findByText(/^Your account has no password\./);
    await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
    await asked.findByLabelText('Code from the mail');
    await fill('Code from the mail', mailedCode(1));
    await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await expect(form.getByRole('button', { name: 'Changing...' })).toBeVisible();
    const close = form.getByRole('button', { name: 'Close' });
    await userEvent.click(close);
    // It would be while it fades out.
    await expect(close.closest('dialog')).not.toHaveAttribute('inert');
    held.release();
    await expect(await form.findByRole('alert')).toHaveTextContent('Choose another one');
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** 'Sign out everywhere' signs out on every device. [C1, X3] */
export const SignOutEverywhere: Story = {
  parameters: { shows: ['toasts.signedOut'], requirements: ['C1', 'X3', 'V4'] },
  play: async () => {
    await openForm();
    await press('Sign out everywhere');
    await expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
    await toast('Signed out', 'You have been signed out successfully.');
  },
};

/** The backend refuses to sign out: the user stays signed in, and a toast says so. [X3] */
export const SignOutFailed: Story = {
  parameters: { requirements: ['X3'] },
  beforeEach: withHandlers(fault('logout', 500, { message: 'The server is tired' })),
  play: async () => {
    await openForm();
    await press('Sign out everywhere');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Error');
    await expect(screen.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
    // On a phone the message would end above a part of the button 'Show', of which too little could be pressed.
    screen.getByRole('button', { name: 'Sign out everywhere' }).scrollIntoView({ block: 'start' });
  },
};

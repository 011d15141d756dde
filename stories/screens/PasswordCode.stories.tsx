import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { mailedCode } from '../../mocks/handlers/mailedCodes.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, oldSessionOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { withClockAhead, expectCodeStep, fill, openPasswordForm, press, proveIt } from '../steps.ts';

const { pro } = personas;

/** Changing the password more than a day after signing in, when the backend asks for a code from a mail. [S16] */
const meta = {
  title: 'Screens/Password, code from a mail',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen', requirements: ['S16'] },
  beforeEach: oldSessionOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function askForCode() {
  await openPasswordForm();
  await fill('New password', 'battery-staple');
  await press('Change password');
  await proveIt(pro.password);
}

const code = () => screen.getByLabelText('Code from the mail');
const typed = () => screen.getByLabelText('New password');

/** The code is sent at once, the screen says to which address, and the code's field has the focus. */
export const Needed: Story = {
  parameters: { shows: ['mailedCode.sent'] },
  play: async () => {
    await askForCode();
    await expectCodeStep(
      'Confirm that it is you',
      'We have sent a code to ada@example.com, because you signed in a while ago. It can take a minute; look into the spam folder too.',
    );
    await waitFor(() => expect(code()).toHaveFocus());
    await expect(code()).toHaveAttribute('inputmode', 'numeric');
    await expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(typed()).toHaveValue('battery-staple');
    const again = screen.getByRole('button', { name: /^Send a new code in \d+ s$/ });
    await expect(again).toBeDisabled();
    // The countdown is no live region, because a live region would announce each second.
    await expect(again.closest('[role="status"], [role="alert"]')).toBeNull();
  },
};

/** On a slow network the step appears at once and says that the code is being sent. */
export const Sending: Story = {
  parameters: { shows: ['mailedCode.sending'] },
  beforeEach: withHandlers(fault('reauthenticate', 'slow')),
  play: async () => {
    await askForCode();
    await expectCodeStep('Confirm that it is you', 'We are sending a code to your email address.');
    await expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** After the right code the password is changed and the form is empty again. */
export const Done: Story = {
  parameters: { requirements: ['S15', 'S16'], shows: ['toasts.passwordChanged'] },
  play: async () => {
    await askForCode();
    await screen.findByText(/We have sent a code/);
    // With spaces, as somebody pastes it from a mail.
    await fill('Code from the mail', ` ${mailedCode().slice(0, 3)} ${mailedCode().slice(3)} `);
    await userEvent.keyboard('{Enter}');
    await expect((await screen.findByText('Password changed')).parentElement).toHaveTextContent(
      'Your other devices are signed out. Use the new password the next time you sign in.',
    );
    await expect(typed()).toHaveValue('');
    await expect(screen.queryByLabelText('Code from the mail')).toBeNull();
  },
};

/** Without a connection an error says what to do, and the field stays for a code that has arrived nevertheless. */
export const NotSent: Story = {
  parameters: { requirements: ['X9', 'S16'], shows: ['mailedCode.notSent', 'errorMessages.unavailable'] },
  beforeEach: withHandlers(fault('reauthenticate', 'net')),
  play: async () => {
    await askForCode();
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('We could not send you a code');
    await expect(alert).toHaveTextContent(
      'We could not reach the server. Check your connection and try again.',
    );
    await expect(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
    await expect(typed()).toHaveValue('battery-staple');
  },
};

/** A code was sent less than a minute ago, perhaps before a reload: the screen asks for that one. */
export const RateLimited: Story = {
  parameters: { requirements: ['X1', 'S16'], shows: ['errorMessages.codeStillGood'] },
  beforeEach: withHandlers(
    fault('reauthenticate', 429, {
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 42 seconds.',
    }),
  ),
  play: async () => {
    await askForCode();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'For security purposes, you can only request this after 42 seconds. If you have a code already, you can enter it.',
    );
    await expect(code()).toBeVisible();
  },
};

/** A wrong code: the field shows the error and has the focus, and what was typed stays. */
export const WrongCode: Story = {
  parameters: { shows: ['errorMessages.codeRefused'] },
  play: async () => {
    await askForCode();
    await screen.findByText(/We have sent a code/);
    await fill('Code from the mail', '111111');
    await press('Change password');
    await expect(
      await screen.findByText('That code is wrong or has expired. Check it, or send a new one.'),
    ).toBeVisible();
    await expect(code()).toBeInvalid();
    await waitFor(() => expect(code()).toHaveFocus());
    await expect(code()).toHaveValue('111111');
    await expect(typed()).toHaveValue('battery-staple');
    await fill('Code from the mail', mailedCode());
    await expect(code()).toBeValid();
    await press('Change password');
    await expect(await screen.findByText('Password changed')).toBeVisible();
  },
};

/** An expired code. The backend's answer is the same as for a wrong one. */
export const ExpiredCode: Story = {
  parameters: { shows: ['errorMessages.codeRefused'] },
  beforeEach: oldSessionOf(pro, { codeLifetimeMs: 0 }),
  play: async () => {
    await askForCode();
    await screen.findByText(/We have sent a code/);
    await fill('Code from the mail', mailedCode());
    await press('Change password');
    await expect(
      await screen.findByText('That code is wrong or has expired. Check it, or send a new one.'),
    ).toBeVisible();
    await expect(typed()).toHaveValue('battery-staple');
  },
};

/** After a minute a new code can be sent, and the earlier one no longer works. */
export const SentAgain: Story = {
  parameters: { shows: ['mailedCode.sentAgain'] },
  play: async () => {
    await askForCode();
    await screen.findByText(/We have sent a code/);
    await withClockAhead(60_000, async () => {
      const again = await screen.findByRole('button', { name: 'Send a new code' }, { timeout: 5000 });
      await userEvent.click(again);
      await expectCodeStep(
        'Enter the new code',
        'We have sent a new code to ada@example.com. The one before no longer works.',
      );
    });
    await waitFor(() => expect(code()).toHaveFocus());
    await expect(typed()).toHaveValue('battery-staple');
    await fill('Code from the mail', mailedCode(2));
    await press('Change password');
    await expect(await screen.findByText('Password changed')).toBeVisible();
  },
};

/** A code without digits is refused before any request. */
export const NoCode: Story = {
  play: async () => {
    await askForCode();
    await screen.findByText(/We have sent a code/);
    await fill('Code from the mail', 'abc');
    await press('Change password');
    await expect(await screen.findByText('Enter the digits of the code from the mail.')).toBeVisible();
    await waitFor(() => expect(code()).toHaveFocus());
  },
};

/**
 * The code is right, but the new password equals the old one: the screen says both, and the next attempt needs a new code.
 */
export const SamePassword: Story = {
  parameters: { shows: ['mailedCode.used'] },
  play: async () => {
    await askForCode();
    await screen.findByText(/We have sent a code/);
    await fill('New password', pro.password);
    await fill('Code from the mail', mailedCode());
    await press('Change password');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'New password should be different from the old password.',
    );
    await expectCodeStep(
      'You need a new code',
      'The one before is used up. A new one can be sent a minute after it.',
    );
    await waitFor(() => expect(typed()).toHaveFocus());
    await expect(typed()).toHaveValue(pro.password);
    await expect(code()).toHaveValue('');
  },
};

/** 'Cancel' keeps the old password and forgets the proof; another attempt within a minute asks for the code that was sent before. */
export const Cancelled: Story = {
  play: async () => {
    await askForCode();
    await screen.findByText(/We have sent a code/);
    const form = within(screen.getByRole('form', { name: 'Change password' }));
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(typed()).toHaveFocus());
    await expect(typed()).toHaveValue('');
    await expect(screen.queryByLabelText('Code from the mail')).toBeNull();
    await fill('New password', 'battery-staple');
    await press('Change password');
    await proveIt(pro.password);
    await expect(await screen.findByText(/We have sent a code/)).toBeVisible();
    await fill('Code from the mail', mailedCode());
    await press('Change password');
    await expect(await screen.findByText('Password changed')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { mailedCode } from '../../mocks/handlers/mailedCodes.ts';
import { personas, withoutPassword } from '../../mocks/personas.ts';
import { backendOf, withHandlers } from '../../mocks/StoryApp.tsx';
import { errorMessages } from '../../src/services/messages.ts';
import { dialog, fill, press, withClockAhead } from '../steps.ts';
import { StepUpExample } from './StepUpExample.tsx';

const passwordless = withoutPassword(personas.pro);

/** For an account without a password: a code from a mail takes its place. */
const meta = {
  title: 'Screens/Confirm that it is you/By mail',
  component: StepUpExample,
  args: { user: passwordless },
  parameters: { requirements: ['U13', 'U29'] },
  beforeEach: backendOf(passwordless),
} satisfies Meta<typeof StepUpExample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Neither form shows before it is known whether there is a password, and it can be given up. */
export const Asking: Story = {
  parameters: { requirements: ['U13', 'U48'] },
  beforeEach: [backendOf(passwordless), withHandlers(fault('user-get', 'slow'))],
  play: async () => {
    await press('Do it');
    const asked = await dialog('Confirm that it is you');
    await expect(asked.queryByLabelText('Password')).toBeNull();
    await expect(asked.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

/** Without a password a code is mailed. A form for one never shows, and the focus is where it goes on. */
export const MailedCode: Story = {
  parameters: { requirements: ['U13', 'U48'] },
  play: async () => {
    let wasShown = false;
    const watching = new MutationObserver(() => {
      wasShown ||= document.querySelector('input[type="password"]') !== null;
    });
    watching.observe(document.body, { childList: true, subtree: true });
    await press('Do it');
    const asked = await dialog('Confirm that it is you');
    await waitFor(() => expect(asked.getByRole('button', { name: 'Continue' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(asked.getByLabelText('Code from the mail')).toHaveFocus());
    await userEvent.paste(mailedCode(1));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('It is you.')).toBeVisible();
    watching.disconnect();
    await expect(wasShown).toBe(false);
  },
};

/** Closed and asked for again, it takes the code that was mailed before: another one could not be sent yet. */
export const MailedCodeBefore: Story = {
  play: async () => {
    await press('Do it');
    const asked = await dialog('Confirm that it is you');
    await userEvent.click(await asked.findByRole('button', { name: 'Continue' }));
    await asked.findByLabelText('Code from the mail');
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Do it');
    const again = await dialog('Confirm that it is you');
    await waitFor(() => expect(again.getByLabelText('Code from the mail')).toHaveFocus());
    await userEvent.paste(mailedCode(1));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('It is you.')).toBeVisible();
  },
};

/** A wrong code can be corrected at once. A new one is told of, takes the refusal away, and is typed next. */
export const AnotherMailedCode: Story = {
  parameters: { requirements: ['U13', 'U29', 'H1'] },
  play: async () => {
    await press('Do it');
    const asked = await dialog('Confirm that it is you');
    await userEvent.click(await asked.findByRole('button', { name: 'Continue' }));
    const field = await asked.findByLabelText('Code from the mail');
    await fill('Code from the mail', '111111');
    await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
    await expect(await asked.findByText(errorMessages.codeRefused)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await withClockAhead(61_000, async () => {
      await userEvent.click(await asked.findByRole('button', { name: 'Send a new code' }, { timeout: 3000 }));
      await expect(await asked.findByText(/^We have sent a new code/)).toBeVisible();
    });
    await expect(asked.queryByText(errorMessages.codeRefused)).toBeNull();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { factorCode } from '../../mocks/handlers/factors.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas, withFactor } from '../../mocks/personas.ts';
import { backendOf, withHandlers } from '../../mocks/StoryApp.tsx';
import { StepUpExample } from './StepUpExample.tsx';
import { dialog, fill, press, withClockAhead } from '../steps.ts';

const { pro } = personas;
const guarded = withFactor(pro);

/** Before what cannot be undone the user signs in once more, without leaving the page. */
const meta = {
  title: 'Screens/Confirm that it is you',
  component: StepUpExample,
  args: { user: pro },
  parameters: { requirements: ['U13'] },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StepUpExample>;
export default meta;
type Story = StoryObj<typeof meta>;

async function enterPassword(password = pro.password) {
  await press('Do it');
  const asked = await dialog('Confirm that it is you');
  await fill('Password', password);
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
  return asked;
}

/** The password is enough without a second factor. The focus returns to what was pressed. */
export const Password: Story = {
  play: async () => {
    await press('Do it');
    const asked = await dialog('Confirm that it is you');
    await expect(asked.getByText('You are signed in as ada@example.com.')).toBeVisible();
    await waitFor(() => expect(asked.getByLabelText('Password')).toHaveFocus());
    await fill('Password', pro.password);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('It is you.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Do it' })).toHaveFocus());
  },
};

/** Asked once for a few minutes, and anew after what it was for is done. */
export const Remembered: Story = {
  play: async () => {
    await enterPassword();
    await expect(await screen.findByText('It is you.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await withClockAhead(4 * 60_000, () => press('Do it'));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await withClockAhead(6 * 60_000, () => press('Do it'));
    await dialog('Confirm that it is you');
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('It was given up.')).toBeVisible();
    await press('Do it');
    await expect(await screen.findByText('It is you.')).toBeVisible();
    await press('Finish it');
    await press('Do it');
    await dialog('Confirm that it is you');
  },
};

/** A wrong password is said, and what was typed can be corrected. */
export const WrongPassword: Story = {
  play: async () => {
    const asked = await enterPassword('wrong-horse');
    await expect(await asked.findByRole('alert')).toHaveTextContent(
      'That password is not right. Please try again.',
    );
    await expect(asked.getByLabelText('Password')).toHaveValue('wrong-horse');
  },
};

/** With a second factor its code comes next, in the same dialog. */
export const Code: Story = {
  args: { user: guarded },
  beforeEach: backendOf(guarded),
  play: async () => {
    const asked = await enterPassword();
    await waitFor(() => expect(asked.getByLabelText('Six-digit code')).toHaveFocus());
    await fill('Six-digit code', factorCode());
    await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
    await expect(await screen.findByText('It is you.')).toBeVisible();
  },
};

/** A wrong code is said at its field, which keeps it. */
export const WrongCode: Story = {
  args: { user: guarded },
  beforeEach: backendOf(guarded),
  play: async () => {
    const asked = await enterPassword();
    await asked.findByLabelText('Six-digit code');
    await fill('Six-digit code', '111111');
    await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
    await expect(
      await asked.findByText(
        'That code is wrong or was used already. Enter the one that your app shows now.',
      ),
    ).toBeVisible();
    await expect(asked.getByLabelText('Six-digit code')).toHaveValue('111111');
  },
};

export const Checking: Story = {
  beforeEach: withHandlers(fault('token-password', 'slow')),
  play: async () => {
    const asked = await enterPassword();
    await expect(await asked.findByRole('button', { name: 'Checking...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Offline: Story = {
  parameters: { requirements: ['U13', 'X9'] },
  beforeEach: withHandlers(fault('token-password', 'net')),
  play: async () => {
    const asked = await enterPassword();
    await expect(await asked.findByRole('alert')).toHaveTextContent(
      'We could not reach the server. Check your connection and try again.',
    );
    await expect(asked.getByLabelText('Password')).toHaveValue(pro.password);
  },
};

/** The sessions that are begun and ended from here on, by their access tokens. */
function sessions({ msw }: Parameters<NonNullable<Story['play']>>[0]) {
  const begun: string[] = [];
  const ended: (string | null)[] = [];
  msw.events.on('response:mocked', async ({ request, response }) => {
    if (request.url.endsWith('grant_type=password'))
      begun.push(((await response.clone().json()) as { access_token: string }).access_token);
  });
  msw.events.on('request:start', ({ request }) => {
    if (request.url.includes('/auth/v1/logout')) ended.push(request.headers.get('authorization'));
  });
  return { begun, ended };
}

/** Of the one session that the password began, and of no other, it is said that it has ended. */
const endedWhatBegan = ({ begun, ended }: ReturnType<typeof sessions>) =>
  waitFor(async () => {
    await expect(begun).toHaveLength(1);
    await expect(ended).toEqual([`Bearer ${begun[0]}`]);
  });

/** Given up, also after the password: what the password began is ended, and the session goes on as before. */
export const GivenUp: Story = {
  args: { user: guarded },
  beforeEach: backendOf(guarded),
  play: async (context) => {
    const seen = sessions(context);
    const asked = await enterPassword();
    await asked.findByLabelText('Six-digit code');
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('It was given up.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await endedWhatBegan(seen);
  },
};

/** Who leaves the view at the code, such as with 'Back', gives up too. */
export const Left: Story = {
  args: { user: guarded },
  beforeEach: backendOf(guarded),
  play: async (context) => {
    const seen = sessions(context);
    const asked = await enterPassword();
    await asked.findByLabelText('Six-digit code');
    // Behind the dialog, where only a script can press it.
    screen.getByText('Leave the view').click();
    await endedWhatBegan(seen);
  },
};

/** On a phone nothing scrolls sideways. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await press('Do it');
    await dialog('Confirm that it is you');
    await expect(document.documentElement.scrollWidth).toBe(390);
  },
};

/** Asked again while it still fades out, it begins anew: what was typed is gone. */
export const AskedAgainAtOnce: Story = {
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Do it' });
    await press('Do it');
    const asked = await dialog('Confirm that it is you');
    const field = await asked.findByLabelText('Password');
    await userEvent.type(field, 'correct');
    flushSync(() => asked.getByRole('button', { name: 'Cancel' }).click());
    flushSync(() => opener.click());
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await expect((await dialog('Confirm that it is you')).getByLabelText('Password')).toHaveValue('');
  },
};

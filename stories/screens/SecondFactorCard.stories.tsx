import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { factorCode } from '../../mocks/handlers/factors.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas, withVerifiedFactor } from '../../mocks/personas.ts';
import { backendOf, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { dialog, fill, heading, press } from '../steps.ts';

const { pro } = personas;
const one = withVerifiedFactor(pro);
const several = withVerifiedFactor(pro, 'Pixel 9', 'Tablet', 'Password manager');

/** 'Second factor' on the page Account: set up an authenticator app, add another, remove one. */
const meta = {
  title: 'Screens/Second factor, in the account',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen', requirements: ['U11', 'U12', 'U14'] },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openCard() {
  await heading('Dashboard');
  await press('Edit');
  await heading('Account');
  return within(await screen.findByRole('region', { name: 'Second factor' }));
}

async function proveIt(code?: string) {
  const asked = await dialog('Confirm that it is you');
  await userEvent.click(asked.getByLabelText('Password'));
  await userEvent.paste(pro.password);
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
  if (code === undefined) return;
  await asked.findByLabelText('Six-digit code');
  await fill('Six-digit code', code);
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
}

/** Opens the step with the QR code. */
async function beginApp() {
  const card = await openCard();
  await userEvent.click(await card.findByRole('button', { name: 'Set up an authenticator app' }));
  await proveIt();
  const named = await dialog('Set up an authenticator app');
  await fill('Name of the device', 'Pixel 9');
  await userEvent.click(named.getByRole('button', { name: 'Continue' }));
  return dialog('Scan this code');
}

export const None: Story = {
  play: async () => {
    const card = await openCard();
    await expect(await card.findByText('It is off. Whoever knows your password can sign in.')).toBeVisible();
    (await card.findByRole('button', { name: 'Set up an authenticator app' })).scrollIntoView({
      block: 'center',
    });
  },
};

/** With one app a second is advised, for the day on which the device is lost. */
export const One: Story = {
  args: { signedInAs: one },
  beforeEach: backendOf(one),
  play: async () => {
    const card = await openCard();
    await expect(await card.findByText('Added on Jan 11, 2026')).toBeVisible();
    await expect(card.getByText('On')).toBeVisible();
    await expect(
      card.getByText('Add an app on another device too: its codes let you in when you lose this one.'),
    ).toBeVisible();
    card.getByRole('button', { name: 'Remove Pixel 9' }).scrollIntoView({ block: 'center' });
  },
};

export const Several: Story = {
  args: { signedInAs: several },
  beforeEach: backendOf(several),
  play: async () => {
    const card = await openCard();
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(3));
    await expect(card.queryByText(/Add an app on another device/)).toBeNull();
    card.getByRole('button', { name: 'Remove Tablet' }).scrollIntoView({ block: 'center' });
  },
};

/** From the button to the first code. The card then says what it ended, and the focus is back at its button. */
export const SetUp: Story = {
  play: async () => {
    const step = await beginApp();
    const code = step.getByRole('img', { name: /^QR code/ });
    await expect(code).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml/));
    await expect(step.getByRole('group', { name: /Enter this key/ })).toHaveTextContent(
      'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    );
    await fill('Six-digit code', factorCode());
    await userEvent.click(step.getByRole('button', { name: 'Turn on' }));
    const card = within(await screen.findByRole('region', { name: 'Second factor' }));
    await expect(await card.findByRole('status')).toHaveTextContent(
      '‘Pixel 9’ is set up. Its code is asked for when you sign in, and devices that have not shown one are signed out.',
    );
    await expect(await card.findByRole('button', { name: 'Remove Pixel 9' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(card.getByRole('button', { name: 'Add another app' })).toHaveFocus());
  },
};

/** The QR code, and the key for those who cannot scan it. */
export const Scanning: Story = {
  play: async () => {
    const step = await beginApp();
    await userEvent.click(step.getByRole('button', { name: 'Copy key' }));
    // Whether a browser without a window may write to the clipboard is its own affair; what would be copied is selected.
    await waitFor(() => expect(step.getByText(/^(Copied|Could not copy)$/)).toBeVisible());
    await expect(getSelection()?.toString().replace(/\s/g, '')).toBe('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
  },
};

/** On a phone the key is what counts: the app is on the same device. Nothing scrolls sideways. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(window.innerWidth).toBe(390));
    const step = await beginApp();
    await expect(step.getByRole('button', { name: 'Turn on' })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBe(390);
  },
};

/** A wrong first code is said at its field, and the same QR code still counts. */
export const WrongCode: Story = {
  play: async () => {
    const step = await beginApp();
    await fill('Six-digit code', '111111');
    await userEvent.click(step.getByRole('button', { name: 'Turn on' }));
    await expect(
      await step.findByText('That code is wrong or was used already. Enter the one that your app shows now.'),
    ).toBeVisible();
    await fill('Six-digit code', factorCode());
    await userEvent.click(step.getByRole('button', { name: 'Turn on' }));
    await expect(await screen.findByText(/^‘Pixel 9’ is set up\./)).toBeVisible();
  },
};

/** The code came too late. */
export const Expired: Story = {
  beforeEach: withHandlers(fault('factor-verify', 400, { code: 'mfa_challenge_expired' })),
  play: async () => {
    const step = await beginApp();
    await fill('Six-digit code', factorCode());
    await userEvent.click(step.getByRole('button', { name: 'Turn on' }));
    await expect(
      await step.findByText('That took too long. Enter the code that your app shows now.'),
    ).toBeVisible();
  },
};

/** Closed before the first code: nothing is on, and the name can be used again. */
export const GivenUp: Story = {
  play: async () => {
    await beginApp();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = within(screen.getByRole('region', { name: 'Second factor' }));
    await expect(card.getByText('It is off. Whoever knows your password can sign in.')).toBeVisible();
    await waitFor(() =>
      expect(card.getByRole('button', { name: 'Set up an authenticator app' })).toHaveFocus(),
    );
  },
};

const phone = withVerifiedFactor(pro, 'Phone');

/** A name that is taken, and none, are refused before any request. */
export const NameTaken: Story = {
  args: { signedInAs: phone },
  // The name of the app is the user's own, and happens to be a word of the interface.
  parameters: { onlyEnglish: true },
  beforeEach: backendOf(phone),
  play: async () => {
    const card = await openCard();
    await userEvent.click(await card.findByRole('button', { name: 'Add another app' }));
    await proveIt(factorCode());
    const named = await dialog('Set up an authenticator app');
    await expect(named.getByLabelText('Name of the device')).toHaveValue('Phone 2');
    await fill('Name of the device', 'Phone');
    await userEvent.click(named.getByRole('button', { name: 'Continue' }));
    await expect(
      await named.findByText('You have an app of this name already. Choose another one.'),
    ).toBeVisible();
    await fill('Name of the device', ' ');
    await userEvent.click(named.getByRole('button', { name: 'Continue' }));
    await expect(await named.findByText('Give the app a name.')).toBeVisible();
  },
};

/** A backend that takes no second factors says so only when one is begun. */
export const NotOffered: Story = {
  beforeEach: withHandlers(fault('factor-enroll', 400, { code: 'mfa_totp_enroll_disabled' })),
  play: async () => {
    const card = await openCard();
    await userEvent.click(await card.findByRole('button', { name: 'Set up an authenticator app' }));
    await proveIt();
    const named = await dialog('Set up an authenticator app');
    await userEvent.click(named.getByRole('button', { name: 'Continue' }));
    await expect(await named.findByRole('alert')).toHaveTextContent('Second factors are not available here.');
  },
};

/** Without a connection nothing typed is lost. */
export const Offline: Story = {
  parameters: { requirements: ['U11', 'X9'] },
  beforeEach: withHandlers(fault('factor-enroll', 'net')),
  play: async () => {
    const card = await openCard();
    await userEvent.click(await card.findByRole('button', { name: 'Set up an authenticator app' }));
    await proveIt();
    const named = await dialog('Set up an authenticator app');
    await fill('Name of the device', 'Work phone');
    await userEvent.click(named.getByRole('button', { name: 'Continue' }));
    await expect(await named.findByRole('alert')).toHaveTextContent(
      'We could not reach the server. Check your connection and try again.',
    );
    await expect(named.getByLabelText('Name of the device')).toHaveValue('Work phone');
  },
};

export const Loading: Story = {
  beforeEach: withHandlers(fault('user-get', 'slow')),
  play: async () => {
    const card = await openCard();
    await expect(card.queryByRole('button')).toBeNull();
  },
};

/** The list could not be loaded: the rest of the page works, and Retry loads it. */
export const LoadFailed: Story = {
  beforeEach: withHandlers(fault('user-get', 'net')),
  play: async ({ msw }) => {
    const card = await openCard();
    await expect(await card.findByText('Your second factor could not be loaded.')).toBeVisible();
    msw.resetHandlers();
    backendOf(pro)({ msw });
    await userEvent.click(card.getByRole('button', { name: 'Retry' }));
    await expect(await card.findByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  },
};

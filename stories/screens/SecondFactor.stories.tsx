import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { factorCode } from '../../mocks/handlers/factors.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas, withFactor } from '../../mocks/personas.ts';
import { backendOf, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { storyBrowser } from '../../mocks/storyServices.ts';
import { card, fill, heading, press, signIn, toast } from '../steps.ts';

const { pro } = personas;
const guarded = withFactor(pro);

/** Somebody with a second factor is asked for its code before anything of the account shows. */
const meta = {
  title: 'Screens/Second factor',
  component: StoryApp,
  args: { signedInAs: guarded },
  parameters: { layout: 'fullscreen', requirements: ['U10'] },
  beforeEach: backendOf(guarded),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const code = () => screen.getByLabelText('Six-digit code');

async function send(typed: string) {
  await heading('Enter your code');
  await fill('Six-digit code', typed);
  await press('Continue');
}

/** A session of an earlier visit that has not verified the factor: the account neither flashes up nor is asked for. */
export const Asked: Story = {
  play: async () => {
    await heading('Enter your code');
    await expect(screen.queryByRole('navigation')).toBeNull();
    await expect(screen.getByText('To finish signing in as ada@example.com')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Enter your code · Parley'));
    await waitFor(() => expect(code()).toHaveFocus());
    await expect(code()).toHaveAttribute('inputmode', 'numeric');
    await expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(
      screen.getByText('Lost your device? Whoever runs this site can remove your second factor.'),
    ).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: Asked.play! };

/** Where support has an address, it is the way back to the account without the device. */
export const LostDevice: Story = {
  args: { services: { supportEmail: 'help@parley.example' } },
  play: async () => {
    await heading('Enter your code');
    await expect(screen.getByRole('link', { name: 'help@parley.example' })).toHaveAttribute(
      'href',
      'mailto:help@parley.example',
    );
  },
};

/** After the password comes the code, typed here with a space, and only then the welcome and the account. */
export const AfterPassword: Story = {
  args: { browser: storyBrowser() },
  play: async () => {
    await signIn(pro.email, pro.password);
    await heading('Enter your code');
    await expect(screen.queryByText('Welcome back!')).toBeNull();
    await send(` ${factorCode().slice(0, 3)} ${factorCode().slice(3)} `);
    await heading('Dashboard');
    await toast('Welcome back!', 'You have successfully signed in.');
    const profile = await card('Profile Information');
    await expect(await profile.findByText('Ada Lovelace')).toBeVisible();
  },
};

/** A wrong code: the field says so, has the focus and keeps what was typed. */
export const WrongCode: Story = {
  play: async () => {
    await send('111111');
    await expect(
      await screen.findByText(
        'That code is wrong or was used already. Enter the one that your app shows now.',
      ),
    ).toBeVisible();
    await expect(code()).toBeInvalid();
    await expect(code()).toHaveValue('111111');
    await waitFor(() => expect(code()).toHaveFocus());
    await send(factorCode());
    await heading('Dashboard');
  },
};

/** Fewer than six digits are refused before any request. */
export const Incomplete: Story = {
  play: async () => {
    await send('12 34');
    await expect(await screen.findByText('Enter the six digits that your app shows.')).toBeVisible();
    await waitFor(() => expect(code()).toHaveFocus());
  },
};

/** After five wrong codes none is taken for five minutes. */
export const TooManyCodes: Story = {
  beforeEach: withHandlers(fault('factor-verify', 429, { code: 'over_request_rate_limit' })),
  play: async () => {
    await send(factorCode());
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many codes were wrong. Wait a few minutes, then enter the code that your app shows.',
    );
    await expect(code()).toHaveValue(factorCode());
  },
};

/** The answer came too late, such as over a very slow network. */
export const Expired: Story = {
  beforeEach: withHandlers(fault('factor-verify', 400, { code: 'mfa_challenge_expired' })),
  play: async () => {
    await send(factorCode());
    await expect(
      await screen.findByText('That took too long. Enter the code that your app shows now.'),
    ).toBeVisible();
    await expect(code()).toBeInvalid();
  },
};

export const Checking: Story = {
  beforeEach: withHandlers(fault('factor-verify', 'slow')),
  play: async () => {
    await send(factorCode());
    await expect(await screen.findByRole('button', { name: 'Checking...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Offline: Story = {
  parameters: { requirements: ['U10', 'X9'], shows: ['errorMessages.unavailable'] },
  beforeEach: withHandlers(fault('factor-challenge', 'net')),
  play: async () => {
    await send(factorCode());
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not reach the server. Check your connection and try again.',
    );
    await expect(code()).toHaveValue(factorCode());
  },
};

/** 'Sign out' is the way back to the landing page. */
export const SignedOut: Story = {
  parameters: { requirements: ['U10', 'X3'], shows: ['toasts.signedOut'] },
  play: async () => {
    await heading('Enter your code');
    await press('Sign out');
    await toast('Signed out', 'You have been signed out successfully.');
    await expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
  },
};

const [factor] = guarded.factors ?? [];
const onlyPhone = { ...guarded, factors: [{ ...factor!, factor_type: 'phone' as const }] };

/** A factor that this app cannot ask for: there is no field to fill in vain, and a way back. */
export const NoApp: Story = {
  args: { signedInAs: onlyPhone, services: { supportEmail: 'help@parley.example' } },
  parameters: { requirements: ['U16'] },
  beforeEach: backendOf(onlyPhone),
  play: async () => {
    await heading('You cannot sign in here');
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(screen.getByRole('link', { name: 'help@parley.example' })).toBeVisible();
    await press('Sign out');
    await expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
  },
};

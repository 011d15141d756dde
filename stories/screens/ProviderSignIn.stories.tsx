import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas, withFactor } from '../../mocks/personas.ts';
import { offering, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { fill, followLink, heading, openProviderLink, press, toast } from '../steps.ts';

const { pro } = personas;
const both = ['google', 'github'] as const;
const openAddress = fn();

/** Signing in with an account at Google or GitHub, where the backend offers it. */
const meta = {
  title: 'Screens/Sign in, with another account',
  component: StoryApp,
  args: { services: { openAddress } },
  parameters: { layout: 'fullscreen', requirements: ['U27'] },
  beforeEach: [() => void openAddress.mockClear(), offering(both, pro)],
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const buttons = async () => within(await screen.findByRole('group', { name: 'Other ways to sign in' }));

/** The buttons come below everything else, so that the form stays where it is. */
export const Both: Story = {
  play: async () => {
    await press('Sign In');
    await heading('Welcome Back');
    const before = screen.getByLabelText('Email').getBoundingClientRect().top;
    const offered = await buttons();
    await expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Continue with Google',
      'Continue with GitHub',
    ]);
    await expect(screen.getByLabelText('Email').getBoundingClientRect().top).toBe(before);
  },
};

export const OneOfThem: Story = {
  beforeEach: offering(['github'], pro),
  play: async () => {
    await press('Sign In');
    const offered = await buttons();
    await expect(offered.getAllByRole('button')).toHaveLength(1);
  },
};

/** A new account is made in the same way. */
export const AtSignUp: Story = {
  play: async () => {
    await press('Get Started');
    await heading('Create Account');
    await expect((await buttons()).getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  },
};

/** Where the backend offers none, nothing shows. */
export const None: Story = {
  beforeEach: offering([], pro),
  play: async () => {
    await press('Sign In');
    await heading('Welcome Back');
    await fill('Email', pro.email);
    await expect(screen.queryByRole('group', { name: 'Other ways to sign in' })).toBeNull();
  },
};

/** Where it cannot be asked, the password works as ever. */
export const NotKnown: Story = {
  beforeEach: withHandlers(fault('settings-get', 500)),
  play: async () => {
    await press('Sign In');
    await heading('Welcome Back');
    await fill('Email', pro.email);
    await fill('Password', pro.password);
    await press('Sign In');
    await heading('Dashboard');
    await expect(screen.queryByRole('group', { name: 'Other ways to sign in' })).toBeNull();
  },
};

/** However often somebody presses, one page is opened, with what only this browser can redeem. */
export const Pressed: Story = {
  play: async () => {
    await press('Sign In');
    const offered = await buttons();
    const github = offered.getByRole('button', { name: 'Continue with GitHub' });
    github.click();
    github.click();
    await userEvent.click(github);
    await waitFor(() => expect(openAddress).toHaveBeenCalled());
    await expect(openAddress).toHaveBeenCalledOnce();
    const url = new URL(openAddress.mock.lastCall?.[0]);
    await expect(url.pathname).toBe('/auth/v1/authorize');
    await expect(Object.fromEntries(url.searchParams)).toMatchObject({
      provider: 'github',
      redirect_to: `${location.origin}/?from=provider`,
      code_challenge_method: 's256',
    });
    await expect(github).toHaveAttribute('aria-busy', 'true');
    await expect(offered.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
  },
};

/** The browser's Back button leads to a form that works. */
export const CameBack: Story = {
  play: async () => {
    await press('Sign In');
    const offered = await buttons();
    await userEvent.click(offered.getByRole('button', { name: 'Continue with GitHub' }));
    await waitFor(() => expect(openAddress).toHaveBeenCalledOnce());
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(offered.getByRole('button', { name: 'Continue with Google' })).toBeEnabled());
  },
};

/** Denied there: the form says so in our words, and never in those of the address. */
export const Denied: Story = {
  parameters: { requirements: ['U27', 'X9'] },
  beforeEach: () =>
    followLink({ from: 'provider', error: 'access_denied', error_description: 'Call 0900 now' }),
  play: async () => {
    await heading('Welcome Back');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The sign-in was not completed. Please try again.',
    );
    await expect(screen.queryByText(/0900/)).toBeNull();
    await expect((await buttons()).getByRole('button', { name: 'Continue with GitHub' })).toBeEnabled();
  },
};

/** The account there tells no address. */
export const WithoutAddress: Story = {
  beforeEach: () => followLink({ from: 'provider', error: 'server_error', error_code: 'unexpected_failure' }),
  play: async () => {
    await heading('Welcome Back');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'That sign-in did not work. Check that your account there has a confirmed email address, then try again.',
    );
  },
};

/** The address there is not confirmed: a mail was sent. */
export const Unconfirmed: Story = {
  beforeEach: () =>
    followLink({
      from: 'provider',
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
    }),
  play: async () => {
    await heading('Welcome Back');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Confirm your email address first, with the link in our mail.',
    );
  },
};

/** The code of another browser opens nothing here. */
export const BegunElsewhere: Story = {
  args: { isLinkFromElsewhere: true },
  beforeEach: () => followLink({ from: 'provider', code: 'begun-elsewhere' }),
  play: async () => {
    await heading('Welcome Back');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The sign-in was not completed. Please try again.',
    );
  },
};

/** Back from there: the account is open, and says whose it is. */
export const SignedIn: Story = {
  beforeEach: () => openProviderLink(pro),
  play: async () => {
    await heading('Dashboard');
    await toast(`Signed in as ${pro.email}`, 'Not your account? Sign out, then sign in with yours.');
  },
};

const guarded = withFactor(pro);

/** An account with a second factor is asked for its code first. */
export const SecondFactorNext: Story = {
  parameters: { requirements: ['U27', 'U10'] },
  beforeEach: [offering(both, guarded), () => openProviderLink(guarded)],
  play: async () => {
    await expect(await screen.findByLabelText('Six-digit code')).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
  },
};

/** At 390 px nothing scrolls sideways. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(window.innerWidth).toBe(390));
    await press('Sign In');
    await buttons();
    await expect(document.documentElement.scrollWidth).toBe(390);
  },
};

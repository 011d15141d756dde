import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { mailedCode } from '../../mocks/handlers/mailedCodes.ts';
import { personas, withoutPassword, withProviders } from '../../mocks/personas.ts';
import { offering, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { dialog, fill, heading, openProviderLink, press, proveIt } from '../steps.ts';

const { pro } = personas;
const both = ['google', 'github'] as const;
const linked = withProviders(pro, ['github', 'ada@work.example']);
const passwordless = withoutPassword(pro);
const openAddress = fn();

/** 'Ways to sign in' on the page Account: the password, and accounts at Google and GitHub. */
const meta = {
  title: 'Screens/Ways to sign in',
  component: StoryApp,
  args: { signedInAs: pro, services: { openAddress } },
  parameters: { layout: 'fullscreen', requirements: ['U29'] },
  beforeEach: [() => void openAddress.mockClear(), offering(both, pro)],
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = async () => within(await screen.findByRole('region', { name: 'Ways to sign in' }));

async function openCard() {
  await heading('Dashboard');
  await press('Edit');
  await heading('Account');
  const card = await region();
  await card.findAllByRole('listitem');
  // What can be added is asked for at the same time.
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return card;
}

export const PasswordAlone: Story = {
  play: async () => {
    const card = await openCard();
    await expect(card.getByText('Password')).toBeVisible();
    await expect(card.getByText(pro.email)).toBeVisible();
    await expect(card.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Add Google',
      'Add GitHub',
    ]);
    card.getByRole('button', { name: 'Add GitHub' }).scrollIntoView({ block: 'center' });
  },
};

/** Where the backend offers no other site, the password alone is listed. */
export const NothingOffered: Story = {
  beforeEach: offering([], pro),
  play: async () => {
    const card = await openCard();
    await expect(card.queryByRole('button')).toBeNull();
  },
};

export const Linked: Story = {
  args: { signedInAs: linked },
  beforeEach: offering(both, linked),
  play: async () => {
    const card = await openCard();
    await expect(card.getByText('ada@work.example')).toBeVisible();
    await expect(card.getByText('Added on Feb 11, 2026 · last used on May 2, 2026')).toBeVisible();
    await expect(card.queryByRole('button', { name: 'Add GitHub' })).toBeNull();
    card.getByRole('button', { name: 'Remove GitHub' }).scrollIntoView({ block: 'center' });
  },
};

/** First who sits at the device, then the page of the other site, with what only this browser can redeem. */
export const Added: Story = {
  play: async () => {
    const card = await openCard();
    await userEvent.click(card.getByRole('button', { name: 'Add Google' }));
    await proveIt(pro.password);
    await waitFor(() => expect(openAddress).toHaveBeenCalledOnce());
    const url = new URL(openAddress.mock.lastCall?.[0]);
    await expect(url.origin).toBe('https://google.test');
    await expect(url.searchParams.get('redirect_to')).toBe(`${location.origin}/?from=provider`);
    await expect(url.searchParams.get('code_challenge_method')).toBe('s256');
  },
};

/** Back from there: the page Account is open and says it, once. */
export const CameBack: Story = {
  args: { signedInAs: linked },
  beforeEach: [
    offering(both, linked),
    () => {
      sessionStorage.setItem('parley-adding', 'github');
      openProviderLink(linked);
    },
  ],
  play: async () => {
    await heading('Account');
    const card = await region();
    await expect(await card.findByRole('status')).toHaveTextContent(
      'GitHub was added. You can now sign in with it.',
    );
    await expect(sessionStorage.getItem('parley-adding')).toBeNull();
  },
};

/** Asked, proven, removed; the focus is at the card's title then. */
export const Removed: Story = {
  args: { signedInAs: linked },
  beforeEach: offering(both, linked),
  play: async () => {
    const card = await openCard();
    await userEvent.click(card.getByRole('button', { name: 'Remove GitHub' }));
    const asked = await dialog('Remove GitHub?');
    await expect(asked.getByText('ada@work.example')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Remove' }));
    await proveIt(pro.password);
    await expect(await card.findByRole('status')).toHaveTextContent('GitHub was removed.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(card.getByRole('heading', { name: 'Ways to sign in' })).toHaveFocus());
    await expect(card.getByRole('button', { name: 'Add GitHub' })).toBeEnabled();
  },
};

/** The last way in stays. */
export const WithoutPassword: Story = {
  args: { signedInAs: passwordless },
  beforeEach: offering(both, passwordless),
  play: async () => {
    const card = await openCard();
    const remove = card.getByRole('button', { name: 'Remove GitHub' });
    await expect(remove).toBeDisabled();
    await expect(remove).toHaveAccessibleDescription(
      'This is your only way to sign in. Set a password first.',
    );
    card.getByRole('button', { name: 'Set a password' }).scrollIntoView({ block: 'center' });
  },
};

const addressed = withoutPassword(pro, ['github', pro.email], ['google', 'ada@work.example']);

/** Without the one that the address comes from, the account would get another address. */
export const AddressComesFromIt: Story = {
  args: { signedInAs: addressed },
  beforeEach: offering(both, addressed),
  play: async () => {
    const card = await openCard();
    await expect(card.getByRole('button', { name: 'Remove GitHub' })).toHaveAccessibleDescription(
      "Your account's email address comes from it. Set a password first.",
    );
    await expect(card.getByRole('button', { name: 'Remove Google' })).toBeEnabled();
  },
};

/** Without a password a mailed code proves who it is. A wrong code is said at its field. */
export const PasswordSet: Story = {
  args: { signedInAs: passwordless },
  beforeEach: offering(both, passwordless),
  play: async () => {
    const card = await openCard();
    await userEvent.click(card.getByRole('button', { name: 'Set a password' }));
    const form = await dialog('Set a password');
    await userEvent.click(form.getByLabelText('New password'));
    await userEvent.paste('battery-staple');
    await userEvent.click(form.getByRole('button', { name: 'Set password' }));
    const asked = await dialog('Confirm that it is you');
    await expect(
      await asked.findByText(`Your account has no password. We will send a code to ${pro.email}.`),
    ).toBeVisible();
    await expect(asked.queryByLabelText('Password')).toBeNull();
    await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
    await asked.findByLabelText('Code from the mail');
    await fill('Code from the mail', '000001');
    await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
    await expect(
      await asked.findByText('That code is wrong or has expired. Check it, or send a new one.'),
    ).toBeVisible();
    await fill('Code from the mail', mailedCode(1));
    await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
    await expect(await form.findByText('Password changed')).toBeVisible();
  },
};

/** What could not be begun is said in the card. */
export const AddingFailed: Story = {
  parameters: { requirements: ['U29', 'X9'] },
  beforeEach: withHandlers(fault('identity-authorize', 'net')),
  play: async () => {
    const card = await openCard();
    await userEvent.click(card.getByRole('button', { name: 'Add Google' }));
    await proveIt(pro.password);
    await expect(await card.findByRole('alert')).toHaveTextContent(
      'We could not reach the server. Check your connection and try again.',
    );
    await expect(openAddress).not.toHaveBeenCalled();
  },
};

/** A project on which users may not change their ways says so when one is begun. */
export const NotOffered: Story = {
  beforeEach: withHandlers(fault('identity-authorize', 404, { code: 'manual_linking_disabled' })),
  play: async () => {
    const card = await openCard();
    await userEvent.click(card.getByRole('button', { name: 'Add GitHub' }));
    await proveIt(pro.password);
    await expect(await card.findByRole('alert')).toHaveTextContent('Ways to sign in cannot be changed here.');
  },
};

const long = withProviders(pro, ['github', `${'long'.repeat(40)}@example.com`]);

/** On a phone, and with a long address, nothing scrolls sideways. */
export const Phone: Story = {
  args: { signedInAs: long },
  beforeEach: offering(both, long),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(window.innerWidth).toBe(390));
    const card = await openCard();
    card.getByRole('button', { name: 'Remove GitHub' }).scrollIntoView({ block: 'center' });
    await expect(document.documentElement.scrollWidth).toBe(390);
  },
};

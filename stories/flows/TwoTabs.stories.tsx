import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { storyBrowser, storyServices } from '../../mocks/storyServices.ts';
import { toastQueue } from '../../src/services/toastQueue.ts';
import { card, fill, heading, heldRequests, openRecoveryLink, press } from '../steps.ts';

const { free, pro } = personas;
const browser = storyBrowser();

/** The story shows one tab. The other tab has its own client with the same session. */
const meta = {
  title: 'Flows/Two tabs',
  component: StoryApp,
  // The stories change the page's storage and history, so only one may run on a page.
  tags: ['!autodocs'],
  args: { browser },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => {
    backendOf(free, pro)(context);
    browser.lastUsedBy(pro);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function otherTab() {
  const { auth } = storyServices({ browser });
  await auth.restoreSession();
  return auth;
}

/** Changes the location from another device, or from another tab that tells nobody. */
async function moveElsewhere() {
  await otherTab();
  const { data } = storyServices({ browser });
  const user = { id: pro.id, email: pro.email, fullName: '', avatarUrl: '' };
  await expect(await data.saveProfile(user, { location: 'Lisbon' })).toMatchObject({ ok: true });
}

async function accountOf(name: string) {
  await expect(await heading('Dashboard')).toBeVisible();
  const profile = await card('Profile Information');
  await expect(await profile.findByText(name)).toBeVisible();
}

const told = toastQueue();

/** When the other tab signs out, this one does too, without a message about an ended session. [S1, V4] */
export const SignedOutElsewhere: Story = {
  args: { services: { toastQueue: told } },
  parameters: { requirements: ['S1', 'V4'] },
  play: async () => {
    const heard: string[] = [];
    const end = told.subscribe(({ title }) => heard.push(title));
    await accountOf('Ada Lovelace');
    await (await otherTab()).signOut('global');
    await expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
    await expect(screen.queryByText('Ada Lovelace')).toBeNull();
    end();
    await expect(heard).toEqual([]);
  },
};

/** When the other tab signs in, the open form gives way to the account. [S1, V3] */
export const SignedInElsewhere: Story = {
  parameters: { requirements: ['S1', 'V3'] },
  beforeEach: () => browser.lastUsedBy(),
  play: async () => {
    await press('Sign In');
    await heading('Welcome Back');
    await fill('Email', 'somebody@example.com');
    await (await otherTab()).signIn(pro.email, pro.password);
    await accountOf('Ada Lovelace');
  },
};

/** What is changed in the other tab shows in this one. [U51] */
export const ChangedElsewhere: Story = {
  parameters: { requirements: ['U51'] },
  play: async () => {
    await accountOf('Ada Lovelace');
    await moveElsewhere();
    const other = new BroadcastChannel(`parley-account-${pro.id}`);
    other.postMessage('changed');
    const profile = await card('Profile Information');
    await expect(await profile.findByText('Lisbon')).toBeVisible();
    other.close();
  },
};

/** Who comes back to a tab after a minute sees what was changed on another device meanwhile. [U51] */
export const ComesBack: Story = {
  parameters: { requirements: ['U51'] },
  play: async () => {
    await accountOf('Ada Lovelace');
    await moveElsewhere();
    window.dispatchEvent(new Event('visibilitychange'));
    await expect(screen.queryByText('Lisbon')).toBeNull();
    const { now } = Date;
    Date.now = () => now() + 61_000;
    try {
      window.dispatchEvent(new Event('visibilitychange'));
      const profile = await card('Profile Information');
      await expect(await profile.findByText('Lisbon')).toBeVisible();
    } finally {
      Date.now = now;
    }
  },
};

/** What is changed in this tab is told the others. [U51] */
export const ChangedHere: Story = {
  parameters: { requirements: ['U51'] },
  play: async () => {
    await accountOf('Ada Lovelace');
    const told = fn();
    const other = new BroadcastChannel(`parley-account-${pro.id}`);
    other.addEventListener('message', told);
    await press('Edit');
    await heading('Edit Profile');
    await screen.findByRole('button', { name: 'Update Profile' });
    await fill('Location', 'Lisbon');
    await press('Update Profile');
    await heading('Dashboard');
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    other.close();
  },
};

/** When another user signs in in the other tab, nothing of the first user stays in this one. [S1, P2] */
export const AnotherUserElsewhere: Story = {
  parameters: { requirements: ['S1', 'P2'] },
  play: async () => {
    await accountOf('Ada Lovelace');
    await press('Edit');
    await heading('Edit Profile');
    await (await otherTab()).signIn(free.email, free.password);
    await accountOf('Alan Turing');
    await expect(screen.queryByText('Ada Lovelace')).toBeNull();
  },
};

/** A new password is refused once somebody else has signed in in the other tab: they are not told of it. [U7, P2] */
export const RefusedAfterAnotherUserElsewhere: Story = {
  parameters: { requirements: ['U7', 'P2'] },
  play: async ({ mount, msw }) => {
    const held = heldRequests('put', '/auth/v1/user');
    msw.use(
      held.handler,
      fault('user-update', 400, { code: 'same_password', message: 'Choose another one' }),
    );
    openRecoveryLink(pro);
    const services = storyServices({ browser, services: { toastQueue: told } });
    const setPassword = spyOn(services.auth, 'setPassword');
    await mount(<StoryApp services={services} />);
    const heard: string[] = [];
    const end = told.subscribe(({ title }) => heard.push(title));
    await heading('Set your password');
    await fill('New password', 'battery-staple');
    await press('Save password');
    await screen.findByRole('button', { name: 'Saving...' });
    await (await otherTab()).signIn(free.email, free.password);
    await accountOf('Alan Turing');
    held.release();
    await setPassword.mock.results[0]?.value;
    end();
    await expect(heard).toEqual([]);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { endSessions } from '../../mocks/handlers/expiredSessions.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import { personas } from '../../mocks/personas.ts';
import { freshBrowser, StoryApp } from '../../mocks/StoryApp.tsx';
import { storyBrowser, storyServices } from '../../mocks/storyServices.ts';
import { answered, ask, controlledChat, waitUntilLoaded, openChat } from '../chatSteps.ts';
import { dialog, fill, heading, pickPicture, picture, press, signIn, signOut, toast } from '../steps.ts';

const { pro, free } = personas;
const fakeChat = controlledChat();
const browser = storyBrowser();
let state = backendState([pro, free]);
let services = storyServices({ browser });

/** The unsaved profile form: kept while other views are open, and discarded after 'Cancel' or a sign-out. */
const meta = {
  title: 'Screens/Edit profile/Unsaved',
  component: StoryApp,
  // The stories change the page's storage and history, so only one may run on a page.
  tags: ['!autodocs'],
  render: () => <StoryApp services={services} />,
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['V20'] },
  beforeEach: ({ msw }) => {
    freshBrowser();
    fakeChat.reset();
    state = backendState([pro, free]);
    msw.use(...handlersOf(state));
    browser.lastUsedBy(pro);
    services = storyServices({ browser, services: { chat: fakeChat.port } });
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openForm() {
  await press('Edit');
  await heading('Edit Profile');
  await screen.findByRole('button', { name: 'Update Profile' });
}

async function type() {
  await waitUntilLoaded();
  await openForm();
  await fill('Location', 'Lisbon');
}

const location = () => screen.getByLabelText('Location');
const unsaved = 'You have changes here that are not saved yet.';

/**
 * Leaving by the sidebar and coming back by the card keeps text and picture, and a sentence says that they are not saved.
 */
export const KeptByTheSidebar: Story = {
  play: async () => {
    await type();
    await pickPicture(picture());
    await screen.findByRole('button', { name: 'Remove picture' });
    await expect(screen.queryByText(unsaved)).toBeNull();
    await press('Dashboard');
    await heading('Dashboard');
    await openForm();
    await expect(location()).toHaveValue('Lisbon');
    await expect(screen.getByText(unsaved)).toBeVisible();
    await expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Lovelace');
    const shown = screen.getByRole('group', { name: 'Profile picture' }).querySelector('img');
    await expect(shown?.src).toMatch(/^blob:/);
    await press('Update Profile');
    await toast('Profile Updated', 'Your profile has been successfully updated.');
    await expect(state.users.get(pro.id)?.profile).toMatchObject({
      location: 'Lisbon',
      avatar_url: expect.stringMatching(new RegExp(`^${pro.id}/`)),
    });
    await openForm();
    await expect(screen.queryByText(unsaved)).toBeNull();
    await expect(Object.keys(sessionStorage)).toEqual([]);
  },
};

/** The agent opens billing while the user fills in the form; nothing is lost. */
export const KeptByTheAgent: Story = {
  play: async () => {
    await type();
    await openChat();
    await ask('Show me my billing');
    const toolCalls = [{ id: 'c1', name: 'show_billing', arguments: {} }];
    (await fakeChat.request(1)).reply(answered('Here it is.', toolCalls));
    await heading('Billing & Subscriptions');
    await press('Back to Dashboard');
    await openForm();
    await expect(location()).toHaveValue('Lisbon');
  },
};

/** The draft survives the browser's Back and Forward. */
export const KeptByBack: Story = {
  play: async () => {
    await type();
    history.back();
    await heading('Dashboard');
    history.forward();
    await heading('Edit Profile');
    await waitFor(() => expect(location()).toHaveValue('Lisbon'));
  },
};

/** The session ends while another view is open: the account stays, so that the draft can be saved. [S4] */
export const KeptWhenTheSessionEnds: Story = {
  parameters: { requirements: ['V20', 'S4'] },
  play: async ({ msw }) => {
    await type();
    await press('Dashboard');
    await heading('Dashboard');
    msw.use(endSessions(state));
    await services.data.loadBilling(pro.id);
    const again = await dialog('Sign in again');
    await userEvent.type(again.getByLabelText('Password'), pro.password);
    await userEvent.click(again.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openForm();
    await expect(location()).toHaveValue('Lisbon');
  },
};

/** 'Cancel' discards the draft. */
export const Cancelled: Story = {
  play: async () => {
    await type();
    await press('Cancel');
    await heading('Dashboard');
    await openForm();
    await expect(location()).toHaveValue('London');
    await expect(screen.queryByText(unsaved)).toBeNull();
  },
};

/** A sign-out discards the draft, for the same user and for the next one. */
export const GoneAfterSignOut: Story = {
  play: async () => {
    await type();
    await signOut(/Ada Lovelace/);
    await expect(Object.keys(sessionStorage)).toEqual([]);
    await signIn(free.email, free.password);
    await screen.findByText('$0.00 / month');
    await openForm();
    await expect(location()).toHaveValue('Manchester');
    await signOut(/Alan Turing/);
    await signIn(pro.email, pro.password);
    await waitUntilLoaded();
    await openForm();
    await expect(location()).toHaveValue('London');
  },
};

const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

/** The browser asks before the tab is closed, on every view, until nothing is unsaved. */
export const AsksBeforeTheTabCloses: Story = {
  play: async () => {
    await waitUntilLoaded();
    await openForm();
    await expect(closing()).toBe(false);
    await fill('Location', 'Lisbon');
    await expect(closing()).toBe(true);
    await press('Dashboard');
    await heading('Dashboard');
    await expect(closing()).toBe(true);
    await openForm();
    await press('Cancel');
    await waitFor(() => expect(closing()).toBe(false));
    await openForm();
    await fill('New password', 'half a pass');
    await expect(closing()).toBe(true);
    const password = within(screen.getByRole('form', { name: 'Change password' }));
    await userEvent.clear(password.getByLabelText('New password'));
    await waitFor(() => expect(closing()).toBe(false));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fakeVoice } from '../../mocks/voice/fakeVoice.ts';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { endSessions } from '../../mocks/handlers/expiredSessions.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import { personas } from '../../mocks/personas.ts';
import { freshBrowser, StoryApp } from '../../mocks/StoryApp.tsx';
import { storyBrowser, storyServices } from '../../mocks/storyServices.ts';
import { answered, ask, findReply, openChatWhenLoaded, scriptedChat, waitUntilLoaded } from '../chatSteps.ts';
import { card, dialog, fill, heading, press, toast } from '../steps.ts';

const { pro, free } = personas;
const browser = storyBrowser();
const voice = fakeVoice();
let state = backendState([pro, free]);
let services = storyServices({ browser });

/** A session ends by itself, in the middle of different kinds of work. [S4] */
const meta = {
  title: 'Flows/A session ends',
  component: StoryApp,
  // The stories change the page's storage and history, so only one may run on a page.
  tags: ['!autodocs'],
  render: () => <StoryApp services={services} voice={voice} />,
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    freshBrowser();
    state = backendState([pro, free]);
    msw.use(...handlersOf(state));
    browser.lastUsedBy(pro);
    services = storyServices({ browser });
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;
type Msw = Parameters<NonNullable<Story['play']>>[0]['msw'];

/** Ends the session, and loads something so that the app notices. */
async function end(msw: Msw) {
  msw.use(endSessions(state));
  await services.data.loadBilling(pro.id);
}

async function signInAgain() {
  const again = await dialog('Sign in again');
  await userEvent.type(again.getByLabelText('Password'), pro.password);
  await userEvent.click(again.getByRole('button', { name: 'Sign In' }));
}

async function type() {
  await waitUntilLoaded();
  await press('Edit');
  await heading('Edit Profile');
  await fill('Location', 'Paris');
}

/** Without any work, the landing page opens with a toast about the end. [S4, V4] */
export const Idle: Story = {
  parameters: { requirements: ['S4', 'V4'], shows: ['toasts.sessionEnded'] },
  play: async ({ msw }) => {
    await waitUntilLoaded();
    await end(msw);
    await toast('Your session ended', 'Please sign in again to continue.');
    await expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
    await expect(screen.queryByText('Failed to fetch user data. Please try again.')).toBeNull();
  },
};

/** Typed text is still there, before and after signing in again. [S4] */
export const Typed: Story = {
  parameters: { requirements: ['S4'], shows: ['toasts.signedIn'] },
  play: async ({ msw }) => {
    await type();
    await end(msw);
    await dialog('Sign in again');
    await expect(screen.getByLabelText('Location')).toHaveValue('Paris');
    await signInAgain();
    await toast('Welcome back!', 'You have successfully signed in.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByLabelText('Location')).toHaveValue('Paris');
  },
};

/** A purchase that was on its way is completed after signing in again. [S4, S6] */
export const Subscribing: Story = {
  parameters: { requirements: ['S4', 'S6'] },
  play: async ({ msw }) => {
    await waitUntilLoaded();
    await press('Manage billing');
    const plans = within(await screen.findByRole('list', { name: 'Plans' }));
    await screen.findByRole('button', { name: 'Current Plan' });
    const enterprise = plans.getByRole('heading', { name: 'Enterprise' }).closest('li')!;
    await userEvent.click(within(enterprise).getByRole('button', { name: 'Subscribe' }));
    await end(msw);
    await signInAgain();
    await toast('Subscription Updated', 'Successfully subscribed to Enterprise plan');
    await expect(state.users.get(pro.id)?.billing?.subscription_plan).toBe('enterprise');
  },
};

/** When the user signs in again in another tab, this tab continues by itself. [S4, S1] */
export const SignedInElsewhere: Story = {
  parameters: { requirements: ['S4', 'S1'] },
  play: async ({ msw }) => {
    await type();
    await end(msw);
    await dialog('Sign in again');
    const other = storyServices({ browser });
    await other.auth.restoreSession();
    await other.auth.signIn(pro.email, pro.password);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByLabelText('Location')).toHaveValue('Paris');
    await press('Update Profile');
    await toast('Profile Updated', 'Your profile has been successfully updated.');
  },
};

/** When somebody else signs in in another tab, nothing of the first user stays in this one. [S4, P2] */
export const AnotherUserElsewhere: Story = {
  parameters: { requirements: ['S4', 'P2'] },
  play: async ({ msw }) => {
    await type();
    await end(msw);
    await dialog('Sign in again');
    const other = storyServices({ browser });
    await other.auth.restoreSession();
    await other.auth.signIn(free.email, free.password);
    const profile = await card('Profile Information');
    await expect(await profile.findByText('Alan Turing')).toBeVisible();
    await expect(screen.queryByText('Ada Lovelace')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const stays =
  'Close the conversation to sign in again. What was said stays, and the agent may not answer until then.';
const rename = { id: 'r', name: 'edit_profile', arguments: { fullName: 'Grace Hopper' } };
const ownKey = scriptedChat(answered('You are on the Pro plan.'), answered('Shall I?', [rename]));

/** An assistant that does not ask for the session continues the conversation; signing in again waits for its end. [S4, C6] */
export const Chatting: Story = {
  parameters: { requirements: ['S4', 'C6'], shows: ['toasts.sessionEndedInConversation'] },
  beforeEach: () => {
    ownKey.reset();
    services = storyServices({ browser, services: { chat: ownKey.port } });
  },
  play: async ({ msw }) => {
    const chat = await openChatWhenLoaded();
    await ask('What plan am I on?');
    await chat.findByText('Answer again');
    await end(msw);
    await toast('Your session ended', stays);
    await ask('Change my name to Grace Hopper');
    await press('Change my profile');
    await findReply(chat, 'All right.');
    const result = expect.stringContaining('Your session ended before this was saved');
    await expect(ownKey.inputs[2]).toEqual([{ id: 'r', name: 'edit_profile', result }]);
    await userEvent.keyboard('{Escape}');
    await signInAgain();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Text Chat');
    const kept = await dialog('Chat with Your Agent');
    await expect(kept.getByText('What plan am I on?')).toBeVisible();
  },
};

/** The reply's own button: what could not be stored meanwhile has one too, in the notice about it. */
const findRetry = (chat: ReturnType<typeof within>) =>
  waitFor(async () => {
    const buttons: HTMLElement[] = chat.getAllByRole('button', { name: 'Retry' });
    const [retry] = buttons.filter((button) => !button.closest('[role="status"]'));
    await expect(retry).toBeVisible();
    return retry!;
  });

/**
 * The embedded assistant reads as the user: what is asked without a session stays, and Retry gets its answer after signing in
 * again. [S4, C6]
 */
export const ChattingAsUser: Story = {
  parameters: { requirements: ['S4', 'C6'], shows: ['toasts.sessionEndedInConversation'] },
  play: async ({ msw }) => {
    const chat = await openChatWhenLoaded();
    await ask('What plan am I on?');
    await chat.findByText('Answer again');
    await end(msw);
    await toast('Your session ended', stays);
    await ask('Change my name to Grace Hopper');
    await findRetry(chat);
    await userEvent.keyboard('{Escape}');
    await signInAgain();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Text Chat');
    const kept = await dialog('Chat with Your Agent');
    await expect(kept.getByText('Change my name to Grace Hopper')).toBeVisible();
    await userEvent.click(await findRetry(kept));
    await expect(await screen.findByRole('button', { name: 'Change my profile' })).toBeVisible();
  },
};

/** During a call the call continues, and signing in again waits for its end. [S4, S8] */
export const Calling: Story = {
  parameters: { requirements: ['S4', 'S8'] },
  play: async ({ msw }) => {
    await waitUntilLoaded();
    await press('Voice Chat');
    const call = await dialog('Voice Chat');
    await press('Start call');
    await expect(await call.findByRole('timer')).toBeVisible();
    await end(msw);
    await expect(call.getByRole('timer')).toBeVisible();
    await press('End call');
    await expect(await call.findByText('You ended the call')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await signInAgain();
    await toast('Welcome back!', 'You have successfully signed in.');
  },
};

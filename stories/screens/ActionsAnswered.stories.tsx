import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { answered, ask, findReply, openChatWhenLoaded, scriptedChat } from '../chatSteps.ts';
import { press, toast } from '../steps.ts';

const { pro } = personas;

const rename = { id: 'r', name: 'edit_profile', arguments: { fullName: 'Grace Hopper' } };
const upgrade = { id: 's', name: 'subscribe', arguments: { plan: 'enterprise' } };
const leave = { id: 'o', name: 'sign_out', arguments: {} };

/** The page takes the user's answer to a card itself, and asks about two wishes one after the other. */
const meta = {
  title: 'Screens/Automated tasks, answered',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['A40'] },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (name: string) => screen.findByRole('group', { name });

const one = scriptedChat(answered('I can change your name. Shall I?', [rename]), answered('It is changed.'));

/** 'Yes please' is the card's yes: it stays in the conversation and is not sent. [A40] */
export const TypedYes: Story = {
  args: { services: { chat: one.port } },
  play: async () => {
    one.reset();
    const chat = await openChatWhenLoaded();
    await ask('Call me Grace Hopper');
    await card('Change your profile');
    await ask('yes please');
    await toast('Success', 'Profile updated successfully');
    await findReply(chat, 'It is changed.');
    await expect(chat.getByText('yes please')).toBeVisible();
    await expect(await card('Change your profile')).toHaveTextContent('Changed · Undo');
    await expect(one.inputs).toEqual([
      'Call me Grace Hopper',
      [{ id: 'r', name: 'edit_profile', result: 'The profile was changed.' }],
    ]);
  },
};

/** What is more than a yes goes to the assistant, and the card goes on asking. [A40] */
export const YesBut: Story = {
  args: { services: { chat: one.port } },
  play: async () => {
    one.reset();
    await openChatWhenLoaded();
    await ask('Call me Grace Hopper');
    await card('Change your profile');
    await ask('yes, but only Grace');
    await waitFor(() => expect(one.inputs).toEqual(['Call me Grace Hopper', 'yes, but only Grace']));
    await expect(await card('Change your profile')).toHaveTextContent('Waiting for your answer');
    await expect(screen.getByRole('button', { name: 'Change my profile' })).toBeVisible();
  },
};

const two = scriptedChat(answered('I can do both. Shall I?', [rename, upgrade]), answered('Both are done.'));

/** The second card is shown, and asks once the first one is over. Its price and what changes stand on it. [A42, A43] */
export const TwoWishes: Story = {
  args: { services: { chat: two.port } },
  parameters: { requirements: ['A40', 'A42', 'A43'] },
  play: async () => {
    two.reset();
    const chat = await openChatWhenLoaded();
    await ask('Call me Grace Hopper and upgrade me to Enterprise');
    await expect(await card('Change your profile')).toHaveTextContent(/Ada Lovelace.*Grace Hopper/);
    const second = await card('Upgrade to Enterprise');
    await expect(second).toHaveTextContent('Comes after your answer above');
    await expect(within(second).queryByRole('button')).toBeNull();
    await ask('ja');
    await press('Subscribe to Enterprise');
    await expect(await card('Upgrade to Enterprise')).toHaveTextContent('$70 a month more');
    await waitFor(() => toast('Subscription Updated', 'Successfully subscribed to Enterprise plan'), {
      timeout: 8000,
    });
    await findReply(chat, 'Both are done.');
    // The second card asked after the yes, and so it stands below it.
    const log = chat.getByRole('log').textContent;
    await expect(log).toMatch(/Change your profile.*ja.*Upgrade to Enterprise.*Both are done/);
    await expect(two.inputs[1]).toMatchObject([{ id: 'r' }, { id: 's' }]);
  },
};

/** The same on a phone and in the dark, while the first card asks. [A42, A43] */
export const TwoWishesPhone: Story = {
  args: { services: { chat: two.port } },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  parameters: { requirements: ['A42', 'A43'] },
  play: async () => {
    two.reset();
    await screen.findByText('$29.00 / month', {}, { timeout: 15_000 });
    await press('AI Agent');
    await press('Text Chat');
    await ask('Call me Grace Hopper and upgrade me to Enterprise');
    const second = await card('Upgrade to Enterprise');
    await expect(second.scrollWidth).toBeLessThanOrEqual(second.clientWidth);
    for (const button of within(await card('Change your profile')).getAllByRole('button'))
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

const leaving = scriptedChat(answered('I can sign you out. Shall I?', [leave]));

/** Before anybody agrees, the card says that it ends the session on every device; a typed 'nein' leaves it. [A43] */
export const SignOutDeclined: Story = {
  args: { services: { chat: leaving.port } },
  parameters: { requirements: ['A40', 'A43'] },
  play: async () => {
    leaving.reset();
    await openChatWhenLoaded();
    await ask('Sign me out');
    await expect(await card('Sign out')).toHaveTextContent('On every device, this one included');
    await ask('nein danke');
    await waitFor(async () => expect(await card('Sign out')).toHaveTextContent('Not done: you said no'));
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  },
};

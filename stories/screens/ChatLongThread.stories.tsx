import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { announcements } from '../../mocks/announcements.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { message } from '../../src/screens/agent/conversation/entries.ts';
import {
  answered,
  ask,
  bubblesIn,
  chooseOption,
  controlledChat,
  storedThread,
  openChat,
  findReply,
  topOf,
} from '../chatSteps.ts';
import { waitForAnimations } from '../geometry.ts';
import { dialog, press } from '../steps.ts';

const { pro } = personas;
const fakeChat = controlledChat();
const at = Date.UTC(2026, 2, 9, 12);
const long = (count: number) =>
  Array.from({ length: count }, (_, i) => message(i % 2 ? 'ai' : 'user', `Message ${i + 1}`, { at }));

const meta = {
  title: 'Screens/Long conversation',
  component: StoryApp,
  args: { signedInAs: pro, services: { chat: fakeChat.port } },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['V22'] },
  beforeEach: (context) => {
    fakeChat.reset();
    backendOf(pro)(context);
    storedThread(pro, long(450))();
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const earlier = () => screen.queryByRole('button', { name: 'Show earlier messages' });

async function openedAtEnd() {
  const log = (await openChat()).getByRole('log');
  // Asked for each time: a message becomes another element when the code that formats it arrives.
  const bottom = () => within(log).getByText('Message 450').getBoundingClientRect().bottom;
  await waitFor(() => expect(bottom()).toBeLessThanOrEqual(log.getBoundingClientRect().bottom));
  return log;
}

/** The last 200 messages are there at once, none of them is announced, and all can be found and selected. */
export const Opened: Story = {
  play: async () => {
    const log = await openedAtEnd();
    const { heard, end } = announcements(log);
    await waitForAnimations();
    end();
    await expect(heard).toEqual([]);
    await expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2);
    getSelection()?.selectAllChildren(log);
    const selected = getSelection()
      ?.toString()
      .match(/Message \d+/g);
    getSelection()?.removeAllRanges();
    await expect(selected).toHaveLength(200);
    await expect(selected?.[0]).toBe('Message 251');
  },
};

/** 200 earlier messages appear with a key: the focus and what is read stay where they are, and nothing is announced. */
export const EarlierByKeyboard: Story = {
  play: async () => {
    const log = await openedAtEnd();
    log.focus();
    await userEvent.tab();
    await expect(earlier()).toHaveFocus();
    await waitFor(() => expect(screen.getByText('Jump to latest')).toBeVisible());
    await waitForAnimations();
    const { heard, end } = announcements(log);
    for (const count of [400, 450]) {
      const before = topOf(log, 'Message 251');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(bubblesIn(log)).toHaveLength(count));
      await expect(Math.abs(topOf(log, 'Message 251') - before)).toBeLessThan(2);
      await waitForAnimations();
      await expect(Math.abs(topOf(log, 'Message 251') - before)).toBeLessThan(2);
      // The button goes with the very first message, and the log gets its focus.
      await expect(count === 400 ? earlier() : log).toHaveFocus();
    }
    await expect(earlier()).toBeNull();
    end();
    await expect(heard).toEqual([]);
    await expect(screen.getByText('Jump to latest')).toBeVisible();
  },
};

/** The same on a phone. */
export const EarlierOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await press('AI Agent');
    await EarlierByKeyboard.play?.(context);
  },
};

/** What is said next is added to the newest group alone: the messages shown stay shown, and only what is new is announced. */
export const GoesOn: Story = {
  play: async () => {
    const log = await openedAtEnd();
    const first = within(log).getByText('Message 251');
    const { heard, end } = announcements(log);
    await ask('hello');
    (await fakeChat.request(1)).reply(answered('Hi.'));
    await findReply(within(log), 'Hi.');
    await waitFor(() => expect(heard).toContain('Hi.'));
    end();
    await expect(heard).toEqual(['Agent said', 'Hi.']);
    await expect(within(log).getByText('Message 251')).toBe(first);
    await expect(bubblesIn(log)).toHaveLength(202);
  },
};

/** After clearing a long conversation the next one is shown from its first message. */
export const ClearedAndBegunAnew: Story = {
  play: async () => {
    const log = await openedAtEnd();
    await chooseOption('Clear conversation');
    await dialog('Clear this conversation?');
    await press('Clear conversation');
    await expect(await within(log).findByText('Ask about your account')).toBeVisible();
    await ask('hello');
    await expect(await within(log).findByText('hello')).toBeVisible();
    await expect(earlier()).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { message } from '../../src/screens/agent/conversation/entries.ts';
import { answered, controlledChat, openChat, storedThread, waitUntilLoaded } from '../chatSteps.ts';
import { fill, press } from '../steps.ts';

const { pro } = personas;
const fakeChat = controlledChat();
const inPanel = 'Ask about your account…';
const words = `Did you mean one of these?

- [How much did I pay in total?](#ask)
- [What does my plan cost?](#ask)

Otherwise, please put it another way.`;
const total = 'How much did I pay in total?';
const cost = 'What does my plan cost?';

/** 'Did you mean …?': each sentence that the assistant offers is a button, which asks it. */
const meta = {
  title: 'Screens/Offers',
  component: StoryApp,
  args: { signedInAs: pro, services: { chat: fakeChat.port } },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['A93'] },
  beforeEach: (context) => {
    fakeChat.reset();
    backendOf(pro)(context);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const findPanel = async () =>
  within(await screen.findByRole('complementary', { name: 'Voice & Chat Agent' }, { timeout: 15_000 }));
/** In the log alone: the suggestions below it have a list of their own. */
const findOffers = async (place: ReturnType<typeof within>) => {
  const log = within(await place.findByRole('log'));
  await log.findByText(/^Did you mean/);
  return waitFor(() => {
    const offers = within(log.getByRole('list')).getAllByRole('button');
    for (const offer of offers) if (offer.ariaDisabled === 'true') throw new Error('Still answering');
    return offers;
  });
};

/** With the assistant's own words, in the panel: the pressed one is the user's next message, and the offers stay. */
export const RealWords: Story = {
  args: { services: {} },
  parameters: { requirements: ['A5', 'A93'] },
  play: async () => {
    await waitUntilLoaded();
    const panel = await findPanel();
    await fill(inPanel, 'payment');
    await userEvent.keyboard('{Enter}');
    const offers = await findOffers(panel);
    for (const offer of offers) await expect(offer.offsetHeight).toBeGreaterThanOrEqual(44);
    const [first] = offers;
    await userEvent.click(first!);
    await waitFor(() => expect(panel.getAllByText(first!.textContent)).toHaveLength(2));
    await expect(first).toHaveFocus();
    await expect(await panel.findByText('Answer again')).toBeVisible();
    await expect(panel.getAllByText(/^Did you mean/)).toHaveLength(1);
  },
};

/** By keyboard, and sent once: while the answer is on its way a press does nothing. An old offer is asked as well. */
export const Once: Story = {
  beforeEach: storedThread(pro, [message('user', 'payment'), message('ai', words)]),
  play: async () => {
    await waitUntilLoaded();
    const panel = await findPanel();
    const [first, second] = await findOffers(panel);
    await fill(inPanel, 'Half a thought');
    first!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(second!);
    await expect((await fakeChat.request(1)).input).toBe(total);
    await expect(panel.queryAllByText(cost)).toHaveLength(1);
    (await fakeChat.request(1)).reply(answered('You paid $87.00.'));
    await panel.findByText('You paid $87.00.');
    await findOffers(panel);
    await userEvent.click(second!);
    await expect((await fakeChat.request(2)).input).toBe(cost);
    await expect(screen.getByLabelText(inPanel)).toHaveValue('Half a thought');
  },
};

/** In the text chat, while the last message is being edited: what is being written stays in the field. */
export const WhileEditing: Story = {
  beforeEach: storedThread(pro, [message('user', 'payment'), message('ai', words)]),
  play: async () => {
    const chat = await openChat();
    const [first] = await findOffers(chat);
    await userEvent.click(chat.getByRole('button', { name: 'Edit message' }));
    await fill('Message', 'payments of May');
    await userEvent.click(first!);
    await expect((await fakeChat.request(1)).input).toBe(total);
    await expect(chat.getByLabelText('Message')).toHaveValue('payments of May');
    await expect(chat.queryByText('Editing your last message')).toBeNull();
    await expect(chat.getByText('payment')).toBeVisible();
  },
};

/** On a phone, in the sheet: as large as a finger, and never wider than the screen. */
export const InTheSheet: Story = {
  globals: { viewport: { value: 'small' } },
  beforeEach: storedThread(pro, [
    message('user', 'payment'),
    message('ai', `Did you mean one of these?\n\n- [${'A very long question '.repeat(8)}](#ask)`),
  ]),
  play: async () => {
    await waitUntilLoaded();
    await press('AI Agent');
    const sheet = within(await screen.findByRole('dialog', { name: 'My Agent' }));
    const [only] = await findOffers(sheet);
    await expect(only!.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await userEvent.click(only!);
    await expect((await fakeChat.request(1)).input).toMatch(/^A very long question/);
  },
};

/** A copy has the words of an offer and of a figure, and none of the page's own links. */
export const Copied: Story = {
  parameters: { requirements: ['A93', 'A94'] },
  beforeEach: storedThread(pro, [
    message('user', 'payment'),
    message('ai', `You paid [**$87.00**](#s1).\n\n${words}`),
  ]),
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const chat = await openChat();
    await userEvent.click(await chat.findByRole('button', { name: 'Copy' }));
    await chat.findByRole('button', { name: 'Copied' });
    const [text = ''] = write.mock.lastCall ?? [];
    write.mockRestore();
    await expect(text).toBe(
      'You paid $87.00.\n\nDid you mean one of these?\n\n' +
        `- ${total}\n- ${cost}\n\nOtherwise, please put it another way.`,
    );
  },
};

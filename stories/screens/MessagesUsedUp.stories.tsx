import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SeePlans as SeePlansButton } from '../../src/screens/agent/chat/SeePlans.tsx';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { press } from '../steps.ts';
import { ask, controlledChat, openChat } from '../chatSteps.ts';

const { free } = personas;
const fakeChat = controlledChat();
const wall =
  'You have used all the messages that your plan has each month (50). They begin again on June 1. To go on now, choose another plan under **Billing**.';

/** The month's messages are used up: the assistant says so, and leads on to the plans. */
const meta = {
  title: 'Screens/MessagesUsedUp',
  component: StoryApp,
  args: { signedInAs: free, services: { chat: fakeChat.port } },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['B54'] },
  beforeEach: (context) => {
    fakeChat.reset();
    backendOf(free)(context);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asks, and is told that nothing is left. */
async function usedUp(isOnAPhone = false) {
  await screen.findByRole('button', { name: 'Manage billing' }, { timeout: 15_000 });
  if (isOnAPhone) await press('AI Agent');
  const chat = await openChat();
  await ask('How much did I pay in May?');
  (await fakeChat.request(1)).reply({ ok: true, text: wall, thread: 't1', toolCalls: [], refused: 'limit' });
  return { chat, button: await chat.findByRole('button', { name: 'See plans' }) };
}

/** What was asked stays in the conversation. */
export const InTheTextChat: Story = {
  play: async ({ globals }) => {
    const { chat, button } = await usedUp(globals.viewport.value === 'small');
    await expect(button).toBeVisible();
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(chat.getByText('How much did I pay in May?')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...InTheTextChat, globals: { viewport: { value: 'small' } } };

/** 'See plans' takes the place of the dialog. */
export const SeePlans: Story = {
  play: async () => {
    const { button } = await usedUp();
    await userEvent.click(button);
    await expect(await screen.findByRole('list', { name: 'Plans' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The panel says the same, and stays beside the plans. */
export const InThePanel: Story = {
  play: async () => {
    await usedUp();
    await userEvent.keyboard('{Escape}');
    const panel = within(await screen.findByRole('complementary', { name: 'Voice & Chat Agent' }));
    await userEvent.click(await panel.findByRole('button', { name: 'See plans' }));
    await expect(await screen.findByRole('list', { name: 'Plans' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'See plans' })).toBeVisible();
  },
};

/** The code that leads there could not be fetched. */
export const CannotBeOpened: Story = {
  render: () => <SeePlansButton store={{ seePlans: () => Promise.reject(new Error('offline')) }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See plans' }));
    await expect(
      await canvas.findByText('That could not be opened. Try again, or choose Billing in the menu.'),
    ).toBeVisible();
  },
};

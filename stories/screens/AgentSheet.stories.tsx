import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { drawn } from '../../src/ui/agent/ChatLog/drawn.fixture.ts';
import { answered, controlledChat, waitUntilLoaded } from '../chatSteps.ts';
import { isInView } from '../geometry.ts';
import { fill, heading, press } from '../steps.ts';

const { pro } = personas;
const fakeChat = controlledChat();

/** The agent in windows without its column: a bar at the bottom, and a sheet over the page. */
const meta = {
  title: 'Screens/Agent sheet',
  component: StoryApp,
  args: { signedInAs: pro, services: { chat: fakeChat.port } },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => {
    fakeChat.reset();
    backendOf(pro)(context);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const label = 'Ask about your account…';
const field = () => screen.getByLabelText<HTMLTextAreaElement>(label);

async function openSheet() {
  await waitUntilLoaded();
  await press(label);
  return within(await screen.findByRole('dialog', { name: 'My Agent' }));
}

/** The bar is in sight and takes its own room: the page's end is above it. [A55] */
export const Bar: Story = {
  parameters: { requirements: ['A55'] },
  play: async () => {
    await waitUntilLoaded();
    const bar = await screen.findByRole('button', { name: label });
    await expect(bar).toSatisfy(isInView);
    const main = screen.getByRole('main');
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(main.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
    );
  },
};

/** A press on the bar opens the sheet with the focus in its field; what is typed is in the bar afterwards. [A55] */
export const Opened: Story = {
  parameters: { requirements: ['A55', 'V12'] },
  play: async () => {
    const sheet = await openSheet();
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(sheet.getByRole('button', { name: 'Voice Chat' })).toBeVisible();
    await expect(sheet.getByText('Smart Conversations')).toBeVisible();
    await fill(label, 'What did I');
    await press('Hide AI');
    await expect(await screen.findByRole('button', { name: 'What did I' })).toBeVisible();
  },
};

/** Asked and answered in the sheet; closing it stops the reply that is on its way. [A56, R8] */
export const Closed: Story = {
  parameters: { requirements: ['A56', 'R8'] },
  play: async () => {
    const sheet = await openSheet();
    await fill(label, 'What plan am I on?');
    await userEvent.keyboard('{Enter}');
    (await fakeChat.request(1)).reply(answered('You are on Pro.'));
    await expect(await sheet.findByText('You are on Pro.')).toBeVisible();
    await fill(label, 'And what does it cost?');
    await userEvent.keyboard('{Enter}');
    const { signal } = await fakeChat.request(2);
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(signal?.aborted).toBe(true));
  },
};

/** Back closes what lies over the screen first, and the screen stays; then it steps through the screens as ever. [A55, V1] */
export const Back: Story = {
  parameters: { requirements: ['A55', 'V1'] },
  play: async () => {
    await waitUntilLoaded();
    await press('Manage billing');
    await heading('Billing & Subscriptions');
    const { length } = history;
    const returned = () => waitFor(() => expect(history.state).toMatchObject({ section: 'billing' }));
    await press(label);
    await screen.findByRole('dialog', { name: 'My Agent' });
    await press('Menu');
    await screen.findByRole('dialog', { name: 'Menu' });
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
    await returned();
    await expect(await screen.findByRole('dialog', { name: 'My Agent' })).toBeVisible();
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await returned();
    await heading('Billing & Subscriptions');
    await expect(history).toHaveLength(length);
    history.back();
    await expect(await heading('Dashboard')).toBeVisible();
    history.forward();
    await expect(await heading('Billing & Subscriptions')).toBeVisible();
  },
};

/** The agent opens a screen: the sheet makes room for it, and the reply goes on. [A52] */
export const PageMoves: Story = {
  parameters: { requirements: ['A52'] },
  play: async () => {
    await openSheet();
    await fill(label, 'Show me my billing');
    await userEvent.keyboard('{Enter}');
    const calls = [{ id: 'c1', name: 'show_billing', arguments: {} }];
    (await fakeChat.request(1)).reply(answered('Here it is.', calls));
    await heading('Billing & Subscriptions');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await fakeChat.request(2)).signal?.aborted).toBe(false);
  },
};

/** A keyboard covers the lower part of the sheet, as in Safari: the field stands above it, and the conversation has the rest. [A56] */
export const WithKeyboard: Story = {
  parameters: { requirements: ['A56'] },
  play: async () => {
    const sheet = await openSheet();
    await waitFor(() => expect(field()).toHaveFocus());
    const dialog = screen.getByRole('dialog', { name: 'My Agent' });
    dialog.style.setProperty('--keyboard-height', '336px');
    // The sheet may still be sliding in.
    await waitFor(() =>
      expect(field().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 336),
    );
    await expect(sheet.getByRole('heading', { name: 'Voice & Chat Agent', hidden: true })).not.toBeVisible();
    // The questions come with the conversation, and take room from what introduces it.
    await sheet.findByText(/How much did I pay this year/);
    await drawn();
    await expect(sheet.getByText('Smart Conversations')).toSatisfy(isInView);
    field().blur();
    await expect(sheet.getByRole('heading', { name: 'Voice & Chat Agent' })).toBeVisible();
  },
};

/** On a phone in landscape the sheet scrolls as a whole, to the field at its end. [A56] */
export const Landscape: Story = {
  globals: { viewport: { value: 'across' } },
  parameters: { requirements: ['A56'] },
  play: async () => {
    const sheet = await openSheet();
    await waitFor(() => expect(field()).toHaveFocus());
    field().blur();
    for (const name of ['Voice Chat', 'Text Chat']) {
      const button = sheet.getByRole('button', { name });
      button.scrollIntoView({ block: 'center' });
      await waitFor(() => expect(button).toSatisfy(isInView));
    }
    field().scrollIntoView({ block: 'center' });
    await expect(field()).toSatisfy(isInView);
  },
};

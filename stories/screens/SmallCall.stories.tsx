import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fakeVoice } from '../../mocks/voice/fakeVoice.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { isInView } from '../geometry.ts';
import { openChat, waitUntilLoaded } from '../chatSteps.ts';
import { dialog, heading, press } from '../steps.ts';

const { pro } = personas;

/** A call made small: it goes on while the page is used. */
const meta = {
  title: 'Screens/Voice chat/Made small',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const findBar = async () => within(await screen.findByRole('region', { name: 'Call in progress' }));

async function startCall(from = 'Voice Chat') {
  await waitUntilLoaded();
  await press(from);
  const call = await dialog('Voice Chat');
  await press('Start call');
  await call.findByRole('timer');
}

const voice = fakeVoice();

/** The call goes on above every view; it can be muted, read, opened again and ended. [A53] */
export const Small: Story = {
  args: { voice },
  parameters: { requirements: ['A53', 'S8'] },
  play: async () => {
    await startCall();
    await press('Minimise');
    const bar = await findBar();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText('The call goes on in a small bar.')).toHaveAttribute('role', 'status');
    await press('Manage billing');
    await heading('Billing & Subscriptions');
    await userEvent.click(bar.getByRole('button', { name: 'Mute' }));
    await expect(voice.muted).toBe(true);
    await expect(bar.getByText('You are muted')).toBeVisible();

    voice.emit({ type: 'transcript', role: 'assistant', text: 'Hello Ada.', final: true, at: Date.now() });
    await userEvent.click(bar.getByRole('button', { name: 'Captions' }));
    const captions = within(await bar.findByRole('region', { name: 'Captions' }));
    await expect(captions.getByText('Hello Ada.')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Captions' }));

    await userEvent.click(bar.getByRole('button', { name: /^Open call/ }));
    const call = await dialog('Voice Chat');
    await expect(call.getByRole('button', { name: 'Unmute' })).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Call in progress' })).toBeNull();
    await press('Minimise');
    await userEvent.click((await findBar()).getByRole('button', { name: 'End call' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Call in progress' })).toBeNull());
    await expect(screen.getByRole('main')).toHaveFocus();
  },
};

const closed = fakeVoice();

/** Closing the dialog, and not 'Minimise', ends the call. [S8, A53] */
export const ClosedEnds: Story = {
  args: { voice: closed },
  parameters: { requirements: ['S8', 'A53'] },
  play: async () => {
    await startCall();
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('region', { name: 'Call in progress' })).toBeNull();
    closed.sendText('Is anybody there?');
    await expect(closed.said).toEqual([]);
  },
};

const ending = fakeVoice();

/** The agent ends a call that is small: the bar says so until it was read, and a new call can be started. [A53] */
export const EndedByTheAgent: Story = {
  args: { voice: ending },
  parameters: { requirements: ['A53'] },
  play: async () => {
    await startCall();
    await press('Minimise');
    const bar = await findBar();
    ending.emit({ type: 'call-end', at: Date.now(), endedBy: 'agent' });
    await expect(await bar.findByText('The agent ended the call')).toBeVisible();
    await expect(bar.queryByRole('button', { name: 'End call' })).toBeNull();
    await userEvent.click(bar.getByRole('button', { name: 'Dismiss call' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Call in progress' })).toBeNull());
    await press('Voice Chat');
    await dialog('Voice Chat');
  },
};

/** What was being typed when the call ends from the bar waits in the field of the panel. [A50, V20] */
export const EndedWhileTyping: Story = {
  args: { voice: fakeVoice() },
  parameters: { requirements: ['A50', 'V20'] },
  play: async () => {
    await startCall();
    await userEvent.type(
      (await dialog('Voice Chat')).getByRole('textbox', { name: 'Message' }),
      'One more thing',
    );
    await press('Minimise');
    await userEvent.click((await findBar()).getByRole('button', { name: 'End call' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Ask about your account…' })).toHaveValue('One more thing'),
    );
  },
};

const asking = fakeVoice();

/** A question of the agent is in the bar, and in the conversation beside it, where it can be answered. [A53] */
export const Asked: Story = {
  args: { voice: asking },
  parameters: { requirements: ['A53'] },
  play: async () => {
    await startCall();
    await press('Minimise');
    const bar = await findBar();
    asking.emit({
      type: 'tool-calls',
      calls: [{ id: 'p', name: 'edit_profile', arguments: { location: 'Lisbon' } }],
    });
    await expect(await bar.findByText('Waiting for your answer')).toBeVisible();
    await press('Change my profile');
    await waitFor(() => expect(asking.answered.at(-1)).toMatchObject({ id: 'p' }));
    await expect(await bar.findByText('Listening…')).toBeVisible();
  },
};

const beside = fakeVoice();

/** In the text chat the bar stands above the field, whose words go into the call. [A53] */
export const InTextChat: Story = {
  args: { voice: beside },
  parameters: { requirements: ['A53'] },
  play: async () => {
    await startCall();
    await press('Minimise');
    await findBar();
    const chat = await openChat();
    await expect(await chat.findByRole('region', { name: 'Call in progress' })).toBeVisible();
    await userEvent.type(chat.getByLabelText('Message'), 'What did I pay?{Enter}');
    await waitFor(() => expect(beside.said).toEqual(['What did I pay?']));
  },
};

const phone = fakeVoice();

/** On a phone it stands above the bar at the bottom, and in the agent's sheet above the field. [A53, A55] */
export const OnAPhone: Story = {
  args: { voice: phone },
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['A53', 'A55'] },
  play: async () => {
    await startCall('Talk to the agent');
    await press('Minimise');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const end = () => screen.getByRole('button', { name: 'End call' });
    await expect(end()).toSatisfy(isInView);
    await press('Ask about your account…');
    const sheet = await screen.findByRole('dialog', { name: 'My Agent' });
    await waitFor(() => expect(sheet).toContainElement(end()));
  },
};

const across = fakeVoice();

/** On a phone in landscape the bar of the call stays in sight, alone. [A53] */
export const InLandscape: Story = {
  args: { voice: across },
  globals: { viewport: { value: 'across' } },
  parameters: { requirements: ['A53'] },
  play: async () => {
    await startCall('Talk to the agent');
    await press('Minimise');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'End call' })).toSatisfy(isInView));
    await expect(screen.queryByRole('button', { name: 'Talk to the agent' })).toBeNull();
  },
};

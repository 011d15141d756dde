import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fakeVoice } from '../../mocks/voice/fakeVoice.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { dialog, press } from '../steps.ts';

/** Every way in which a call ends. */
const meta = {
  title: 'Screens/Voice chat/Ends',
  component: StoryApp,
  args: { signedInAs: personas.pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(personas.pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openVoice() {
  await press('Voice Chat');
  return dialog('Voice Chat');
}

/** The moment between 'End call' and the provider's hanging up. [S8] */
export const Finishing: Story = {
  args: { voice: fakeVoice({ holds: 'finishing' }) },
  parameters: { requirements: ['S8'] },
  play: async () => {
    const call = await openVoice();
    await press('Start call');
    await press('End call');
    await expect(await call.findByText('Finishing our call... please wait.')).toBeVisible();
  },
};

const hangsUp = fakeVoice();

/** The agent hangs up. The focus, which was on 'Mute', goes to what is still there. [S10] */
export const AgentEnds: Story = {
  args: { voice: hangsUp },
  parameters: { requirements: ['S10'] },
  play: async () => {
    const call = await openVoice();
    await press('Start call');
    await call.findByRole('timer');
    (await call.findByRole('button', { name: 'Mute' })).focus();
    hangsUp.emit({ type: 'call-end', at: Date.now(), endedBy: 'agent' });
    await expect(await call.findByText('The agent ended the call')).toBeVisible();
    await expect(call.getByRole('button', { name: 'Call again' })).toHaveFocus();
    await expect(call.getByText('Ready to chat')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await call.findByRole('timer')).toBeVisible();
  },
};

const breaksOff = fakeVoice();

/** A call that broke off keeps its reason, says how long it was, and can be made again. [X10, S8] */
export const BreaksOff: Story = {
  args: { voice: breaksOff },
  parameters: { requirements: ['X10', 'S8'] },
  play: async () => {
    const call = await openVoice();
    await press('Start call');
    await call.findByRole('timer');
    breaksOff.emit({ type: 'error', kind: 'ejected', message: 'The story ends the call' });
    const alert = await call.findByRole('alert');
    await expect(alert).toHaveTextContent('The voice service ended the call');
    await expect(alert).toHaveTextContent(/It lasted 00:0\d. You can read it again in Text Chat./);
    await expect(call.getByText('Ready to chat')).toBeVisible();
    await expect(call.getByRole('button', { name: 'Call again' })).toBeEnabled();
  },
};

const hangsUpEarly = fakeVoice();

/** What was being typed when the agent hung up is there in the next call. [V20] */
export const DraftKept: Story = {
  args: { voice: hangsUpEarly },
  parameters: { requirements: ['V20'] },
  play: async () => {
    const call = await openVoice();
    await press('Start call');
    await userEvent.type(await call.findByRole('textbox', { name: 'Message' }), 'One more thing');
    hangsUpEarly.emit({ type: 'call-end', at: Date.now(), endedBy: 'agent' });
    await expect(await call.findByText('The agent ended the call')).toBeVisible();
    await press('Call again');
    await expect(await call.findByRole('textbox', { name: 'Message' })).toHaveValue('One more thing');
  },
};

const closed = fakeVoice();

/** Closing the dialog ends the call. [S9] */
export const Closed: Story = {
  args: { voice: closed },
  parameters: { requirements: ['S9'] },
  play: async () => {
    const call = await openVoice();
    await press('Start call');
    await call.findByRole('timer');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    closed.sendText('Is anybody there?');
    await expect(closed.said).toEqual([]);
  },
};

async function hangUpWhileTyping(words: string) {
  const call = await openVoice();
  await press('Start call');
  const field = await call.findByRole('textbox', { name: 'Message' });
  await expect(field).toHaveValue('');
  await userEvent.type(field, words);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/**
 * Escape hangs up. What was being typed waits in the field of the panel, or in the next call if something else is typed there.
 * [A50, V20]
 */
export const ClosedWhileTyping: Story = {
  args: { voice: fakeVoice() },
  parameters: { requirements: ['A50', 'V20'] },
  play: async () => {
    const ofPanel = () => screen.getByRole('textbox', { name: 'Ask about your account…' });
    await hangUpWhileTyping('One more thing');
    await expect(ofPanel()).toHaveValue('One more thing');
    await hangUpWhileTyping('And another');
    await expect(ofPanel()).toHaveValue('One more thing');
    const call = await openVoice();
    await press('Start call');
    await expect(await call.findByRole('textbox', { name: 'Message' })).toHaveValue('And another');
  },
};

const left = fakeVoice();

/** Leaving the page or closing its tab ends the call too. [S9] */
export const Left: Story = {
  args: { voice: left },
  parameters: { requirements: ['S9'] },
  play: async () => {
    const call = await openVoice();
    await press('Start call');
    await call.findByRole('timer');
    // The event says that the browser keeps the page; at any other the backend of the story would close for all
    // later stories.
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await expect(await call.findByText('You ended the call')).toBeVisible();
    left.sendText('Is anybody there?');
    await expect(left.said).toEqual([]);
  },
};

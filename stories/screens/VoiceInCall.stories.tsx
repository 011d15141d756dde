import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fakeDevices } from '../../mocks/voice/fakeDevices.ts';
import { fakeVoice } from '../../mocks/voice/fakeVoice.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { dialog, press } from '../steps.ts';

/** A call from 'Start call' to its end. 'Screens/Call states' shows each state by itself. */
const meta = {
  title: 'Screens/Voice chat/In call',
  component: StoryApp,
  args: { signedInAs: personas.pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(personas.pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function startCall() {
  await press('Voice Chat');
  const call = await dialog('Voice Chat');
  await press('Start call');
  return call;
}

const slow = fakeVoice({ holds: 'connecting' });

/** Connecting: four dots, and the step that the call waits for. [S8, S13] */
export const Connecting: Story = {
  args: { voice: slow, devices: fakeDevices({ permission: 'prompt' }) },
  parameters: { requirements: ['S8', 'S13'] },
  play: async () => {
    const call = await startCall();
    await expect(call.getByText('Now is connecting....please wait.')).toBeVisible();
    await expect(await call.findByText('Joining the call')).toBeVisible();
    slow.emit({ type: 'stage', stage: 'microphone' });
    await expect(await call.findByText('Waiting for you to allow the microphone')).toBeVisible();
    await press('End call');
    await expect(await call.findByText('Ready to chat')).toBeVisible();
  },
};

const talk = fakeVoice();
let talking: ReturnType<typeof setInterval> | undefined;

/** The agent goes on with its answer for as long as somebody looks. */
function talkOn() {
  const answer = 'You are on the Pro plan, for $29.00 a month. Your next payment is on 1 June.';
  let length = 0;
  talking = setInterval(() => {
    length = Math.min(length + 12, answer.length);
    const said = answer.slice(0, length);
    talk.emit({ type: 'transcript', role: 'assistant', text: said, final: false, at: Date.now() });
  }, 600);
}

/** The timer counts each second, the avatar pulses for 2 s, and final captions replace partial ones. The call goes on. [S8, K8] */
export const Talking: Story = {
  args: { voice: talk },
  beforeEach: () => () => clearInterval(talking),
  // Real seconds have to pass, so no picture is taken. 'Screens/Call states' shows each state.
  parameters: { requirements: ['S8', 'K8', 'S10', 'G12'], chromatic: { disableSnapshot: true } },
  play: async () => {
    const call = await startCall();
    await expect(await call.findByText('00:00')).toBeVisible();
    const at = Date.now();
    talk.emit({ type: 'transcript', role: 'assistant', text: 'Hello', final: false, at });
    await expect(await call.findByText('Hello')).toBeVisible();
    talk.emit({ type: 'transcript', role: 'assistant', text: 'Hello Ada.', final: true, at });
    await expect(await call.findByText('Hello Ada.')).toBeVisible();
    await expect(call.queryByText('Hello')).toBeNull();
    const pulsing = () => document.querySelector('[data-pulse="true"]');
    await waitFor(() => expect(pulsing()).not.toBeNull());
    await expect(await call.findByText('00:01')).toBeVisible();
    await expect(pulsing()).not.toBeNull();
    await waitFor(() => expect(pulsing()).toBeNull());
    await expect(call.getByRole('button', { name: 'End call' })).toBeVisible();
    talk.emit({ type: 'transcript', role: 'user', text: 'What do I pay?', final: true, at: Date.now() });
    talkOn();
    await expect(await call.findByText(/^You are on the Pro plan/)).toBeVisible();
    await expect(pulsing()).not.toBeNull();
  },
};

/** Who ends the call reads how long it lasted. [S8] */
export const HungUp: Story = {
  args: { voice: fakeVoice() },
  // How long it lasted is measured in real seconds.
  parameters: { requirements: ['S8'], chromatic: { disableSnapshot: true } },
  play: async () => {
    const call = await startCall();
    await expect(await call.findByText('00:00')).toBeVisible();
    await press('End call');
    await expect(await call.findByText('Ready to chat')).toBeVisible();
    await expect(await call.findByText('You ended the call')).toBeVisible();
    await expect(call.getByText(/It lasted 00:0\d. You can read it again in Text Chat./)).toBeVisible();
  },
};

const muted = fakeVoice();

/** While muted, holding Space lets the user be heard; releasing it mutes again. [S8] */
export const PushToTalk: Story = {
  args: { voice: muted },
  parameters: { requirements: ['S8'] },
  play: async () => {
    const call = await startCall();
    await press('Mute');
    await expect(muted.muted).toBe(true);
    await expect(await call.findByText(/You are muted. Hold Space/)).toBeVisible();
    const user = userEvent.setup();
    call.getByRole('button', { name: 'Unmute' }).focus();
    await user.keyboard('{ >}');
    await expect(muted.muted).toBe(false);
    await expect(await call.findByText(/The agent hears you until/)).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 350));
    await user.keyboard('{/ }');
    await expect(muted.muted).toBe(true);
    muted.emit({ type: 'connection', state: 'lost' });
    await waitFor(() => expect(call.getAllByText('Reconnecting…')[0]).toBeVisible());
  },
};

const mute = fakeVoice({ holds: 'connecting' });

/**
 * Without speech recognition the dialog asks the user to type. The agent's voice is mentioned only once it is heard. [S8]
 */
export const TypedOnly: Story = {
  args: { voice: mute },
  parameters: { requirements: ['S8'] },
  play: async () => {
    const call = await startCall();
    mute.emit({ type: 'call-start', at: Date.now(), typedOnly: true });
    await expect(await call.findByText('Type instead')).toBeVisible();
    await expect(call.queryByText(/still answers aloud/)).toBeNull();
    mute.emit({ type: 'speech-start' });
    await expect(await call.findByText(/The agent still answers aloud/)).toBeVisible();
    await userEvent.type(call.getByRole('textbox', { name: 'Message' }), 'What did I pay?{Enter}');
    await waitFor(() => expect(mute.said).toContain('What did I pay?'));
    await expect(await call.findByText('What did I pay?')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  },
};

/** Where the browser has no voice for the language, the call says that its answers are to be read. [W12] */
export const NoVoice: Story = {
  args: { voice: mute },
  parameters: { requirements: ['W12'] },
  play: async () => {
    const call = await startCall();
    mute.emit({ type: 'call-start', at: Date.now(), silent: true });
    await expect(await call.findByText('Read the answers')).toBeVisible();
    await expect(call.getByText(/^This browser has no voice for this language\./)).toBeVisible();
    mute.emit({
      type: 'transcript',
      role: 'assistant',
      text: 'You paid $29.00 in May.',
      final: true,
      at: Date.now(),
    });
    await expect(await call.findByText('You paid $29.00 in May.')).toBeVisible();
  },
};

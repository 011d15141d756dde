import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fakeVoice } from '../../mocks/fakeVoice.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import type { VoiceErrorKind } from '../../src/services/voiceEvents.ts';
import { press, dialog } from '../steps.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Voice chat',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openVoice() {
  await press('Voice Chat');
  return dialog('Voice Chat');
}

/** [S8] [V18] Before the call. */
export const Ready: Story = {
  parameters: { requirements: ['S8', 'V18'] },
  play: async () => {
    const call = await openVoice();
    await expect(call.getByText('Ready to chat')).toBeVisible();
    await expect(call.getByRole('button', { name: 'Start call' })).toBeEnabled();
  },
};

/** [S8] Four dots. */
export const Connecting: Story = {
  args: { voice: fakeVoice({ holds: 'connecting' }) },
  parameters: { requirements: ['S8'] },
  play: async () => {
    const call = await openVoice();
    await press('Start call');
    await expect(call.getByText('Now is connecting....please wait.')).toBeVisible();
  },
};

const talk = fakeVoice();

/** [S8] [K8] The timer counts each second, and the avatar pulses for 2 s when the assistant speaks. */
export const InCall: Story = {
  args: { voice: talk },
  parameters: { requirements: ['S8', 'K8'] },
  play: async () => {
    const call = await openVoice();
    await press('Start call');
    await expect(await call.findByText('00:00')).toBeVisible();
    talk.emit({ type: 'transcript', role: 'assistant', text: 'Hello Ada.', final: true, at: Date.now() });
    await expect(await call.findByText('Hello Ada.')).toBeVisible();
    const pulsing = () => document.querySelector('[data-pulse="true"]');
    await waitFor(() => expect(pulsing()).not.toBeNull());
    await expect(await call.findByText('00:01')).toBeVisible();
    await expect(pulsing()).not.toBeNull();
    await waitFor(() => expect(pulsing()).toBeNull());
    await userEvent.click(call.getByRole('button', { name: 'Mute' }));
    await expect(talk.muted).toBe(true);
    await expect(call.getByRole('button', { name: 'Unmute' })).toBeVisible();
    await press('End call');
    await expect(await call.findByText('Ready to chat')).toBeVisible();
  },
};

/** [S8] Until the provider has hung up. */
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

const failing = (kind: VoiceErrorKind, title: string): Story => ({
  args: { voice: fakeVoice({ fails: kind }) },
  parameters: { requirements: ['X8'] },
  play: async () => {
    const call = await openVoice();
    await press('Start call');
    await expect(await call.findByRole('alert')).toHaveTextContent(title);
    await expect(call.getByText('Ready to chat')).toBeVisible();
    await expect(call.getByRole('button', { name: 'Start call' })).toBeEnabled();
  },
});

/** [X8] */
export const NoMicrophone = failing('no-microphone', 'No microphone found');
/** [X8] */
export const PermissionDenied = failing('permission-denied', 'The microphone is blocked');
/** [X8] */
export const NoNetwork = failing('network', 'We could not connect the call');
/** [X8] */
export const ProviderRefused = failing('refused', 'The call was refused');
/** [X8] */
export const NotConfigured = failing('not-configured', 'Voice is not set up here');

const closed = fakeVoice();

/** Closing the dialog ends the call. */
export const Closed: Story = {
  args: { voice: closed },
  play: async () => {
    const call = await openVoice();
    await press('Start call');
    await call.findByText('00:00');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    closed.say('Is anybody there?');
    await expect(closed.said).toEqual([]);
  },
};

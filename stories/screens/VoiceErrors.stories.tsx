import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { fakeDevices } from '../../mocks/voice/fakeDevices.ts';
import { fakeVoice } from '../../mocks/voice/fakeVoice.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import type { CallPorts } from '../../src/screens/shell/services.tsx';
import { dialog, press } from '../steps.ts';

/** Problems before a call. 'Screens/Call errors' shows those during one. */
const meta = {
  title: 'Screens/Voice chat/Trouble',
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

const blocked = fakeDevices({ permission: 'denied', fails: 'permission-denied' });

/** The dialog says at once that the microphone is blocked, and stops when it is allowed. [X8] */
export const Blocked: Story = {
  args: { devices: blocked },
  parameters: { requirements: ['X8'] },
  play: async () => {
    const call = await openVoice();
    await expect(await call.findByText('The microphone is blocked')).toBeVisible();
    await expect(call.getByText(/left of the address/)).toBeVisible();
    blocked.change({ permission: 'granted' });
    await expect(await call.findByText(/Ask as you would ask/)).toBeVisible();
    await expect(call.queryByText('The microphone is blocked')).toBeNull();
    blocked.change({ permission: 'denied' });
  },
};

export const NoMicrophoneForThisPage: Story = {
  args: { devices: fakeDevices({ permission: 'unsupported' }) },
  parameters: { requirements: ['X8'] },
  play: async () => {
    const call = await openVoice();
    await expect(await call.findByText(/Browsers allow it only on pages with https/)).toBeVisible();
  },
};

/** Without anybody to call, the dialog quotes the requirement and says whom to ask. [R5, X8] */
export const NoTarget: Story = {
  args: { services: { agent: { phone: '+1 (555) 010-0199', target: {} } } },
  parameters: { requirements: ['R5', 'X8'], shows: ['noVoiceTarget', 'voiceErrors.no-target'] },
  play: async () => {
    const call = await openVoice();
    await press('Start call');
    const alert = await call.findByRole('alert');
    await expect(alert).toHaveTextContent('No agent to call');
    await expect(alert).toHaveTextContent(
      'Assistant or Squad or Workflow must be provided. Ask the person who runs this app to set one.',
    );
    await expect(call.getByText('Ready to chat')).toBeVisible();
  },
};

/** A failed test says why, and can be repeated. [X8] */
export const MicrophoneInUse: Story = {
  args: { devices: fakeDevices({ fails: 'microphone-busy', speakers: [] }) },
  parameters: { requirements: ['X8'] },
  play: async () => {
    const call = await openVoice();
    await press('Sound settings');
    await expect(await call.findByText(/Close the app or the tab that uses it/)).toBeVisible();
    await expect(call.getByRole('button', { name: 'Test microphone' })).toBeEnabled();
    await press('Test speaker');
    await expect(await call.findByText('The tone could not be played.')).toBeVisible();
  },
};

const loadCallPorts = fn<() => Promise<CallPorts>>();

/** The code of a call cannot be fetched: the dialog says so in its frame, and 'Try again' fetches it once more. [X8, X13] */
export const CodeUnavailable: Story = {
  args: { services: { loadCallPorts } },
  parameters: {
    requirements: ['X8', 'X13'],
    shows: ['crashMessages.notLoaded'],
    expectedErrors: [/could not be fetched/],
  },
  play: async () => {
    loadCallPorts.mockReset().mockRejectedValue(new Error('offline'));
    await press('Voice Chat');
    const alert = await screen.findByRole('alert', {}, { timeout: 15_000 });
    await expect(alert).toHaveTextContent('This part of the app could not be loaded');
    await expect(alert).toHaveTextContent(
      'Check your connection and try again. If there has been an update while this page was open, reload it.',
    );
    await expect(screen.queryByRole('button', { name: 'Start call' })).toBeNull();
    loadCallPorts.mockReset().mockResolvedValue({ voice: fakeVoice(), devices: fakeDevices() });
    await press('Try again');
    const call = await dialog('Voice Chat');
    await press('Start call');
    await expect(await call.findByRole('timer')).toBeVisible();
    await expect(loadCallPorts).toHaveBeenCalledOnce();
  },
};

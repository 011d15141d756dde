import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fakeDevices } from '../../mocks/voice/fakeDevices.ts';
import { fakeVoice } from '../../mocks/voice/fakeVoice.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import type { CallPorts } from '../../src/screens/shell/services.tsx';
import { dialog, press } from '../steps.ts';

/** The voice dialog before a call: the first view, the sound test, and the choice of devices. */
const meta = {
  title: 'Screens/Voice chat',
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

/** The dialog at rest. [S8, V18] */
export const Ready: Story = {
  parameters: { requirements: ['S8', 'V18'] },
  play: async () => {
    const call = await openVoice();
    await expect(call.getByText('Ready to chat')).toBeVisible();
    await expect(await call.findByText(/Ask as you would ask/)).toBeVisible();
    await expect(call.getByRole('button', { name: 'Start call' })).toBeEnabled();
    await expect(call.queryByRole('combobox')).toBeNull();
  },
};

const lateCode = fn<() => Promise<CallPorts>>();

/**
 * The voice client loads with the dialog, from the moment a pointer reaches the button. Until both are there the dialog is an
 * empty frame, which can be closed; then 'Start call' calls at once. [S8, V18]
 */
export const CodeOnItsWay: Story = {
  args: { services: { loadCallPorts: lateCode } },
  parameters: { requirements: ['S8', 'V18'] },
  play: async () => {
    let arrive: (ports: CallPorts) => void = () => undefined;
    const code = new Promise<CallPorts>((resolve) => (arrive = resolve));
    lateCode.mockReset().mockReturnValue(code);
    await userEvent.hover(await screen.findByRole('button', { name: 'Voice Chat' }));
    await waitFor(() => expect(lateCode).toHaveBeenCalled());
    await press('Voice Chat');
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Voice Chat');
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Start call' })).toBeNull();
    arrive({ voice: fakeVoice(), devices: fakeDevices() });
    const call = await dialog('Voice Chat');
    await waitFor(() => expect(call.getByRole('button', { name: 'Start call' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await call.findByRole('timer')).toBeVisible();
  },
};

/** The first focus is on 'Start call', so that Enter starts the call and does not close the dialog. [S8] */
export const StartedByEnter: Story = {
  args: { voice: fakeVoice() },
  parameters: { requirements: ['S8'] },
  play: async () => {
    const call = await openVoice();
    await expect(call.getByRole('button', { name: 'Start call' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await call.findByRole('timer')).toBeVisible();
  },
};

const asking = fakeDevices({ permission: 'prompt' });

/** The dialog says what the browser will ask for. It opens no microphone until the user starts the test. [X8] */
export const WillAsk: Story = {
  args: { devices: asking },
  parameters: { requirements: ['X8'] },
  play: async () => {
    const call = await openVoice();
    await expect(await call.findByText('Your browser will ask for the microphone')).toBeVisible();
    await press('Sound settings');
    await expect(asking.open).toBe(0);
    await press('Test microphone');
    await expect(await call.findByText('We hear you.')).toBeVisible();
    await expect(asking.open).toBe(1);
    await press('Sound settings');
    await waitFor(() => expect(asking.open).toBe(0));
  },
};

const chosenFor = fakeVoice();
const several = fakeDevices({ level: 0 });

/**
 * Devices and volume can be tried and chosen. They are remembered and used by the call, and the test has released the
 * microphone by then. [S8]
 */
export const SoundSettings: Story = {
  args: { voice: chosenFor, devices: several },
  parameters: { requirements: ['S8'] },
  play: async () => {
    const call = await openVoice();
    await press('Sound settings');
    await expect(await call.findByText('Say something.')).toBeVisible();
    several.hear(0.5);
    await expect(await call.findByText('We hear you.')).toBeVisible();

    await userEvent.selectOptions(call.getByLabelText('Microphone'), 'Headset');
    await userEvent.selectOptions(call.getByLabelText('Speaker'), 'Built-in speakers');
    await fireEvent.change(call.getByRole('slider', { name: 'Volume' }), { target: { value: '0.4' } });
    await waitFor(() => expect(several.open).toBe(1));
    await waitFor(() => expect(chosenFor.devices).toEqual({ microphone: 'headset', speaker: 'built-in' }));
    await waitFor(() => expect(chosenFor.volume).toBe(0.4));
    await expect(JSON.parse(localStorage.getItem('parley-sound')!)).toMatchObject({ volume: 0.4 });

    await press('Start call');
    await expect(several.open).toBe(0);
    await expect(await call.findByRole('timer')).toBeVisible();
  },
};

const plugged = fakeDevices();
const unplugged = { microphones: [{ id: 'built-in', label: 'Built-in microphone' }] };
const pluggedVoice = fakeVoice();

/**
 * When the chosen headset is unplugged, the system's microphone takes over; plugged in again, the headset is chosen again.
 * [S8]
 */
export const HotPlug: Story = {
  args: { voice: pluggedVoice, devices: plugged },
  parameters: { requirements: ['S8'] },
  play: async () => {
    const { microphones } = await plugged.list();
    const call = await openVoice();
    await press('Sound settings');
    await userEvent.selectOptions(await call.findByLabelText('Microphone'), 'Headset');
    plugged.change(unplugged);
    await expect(await call.findByText('Your microphone is not connected')).toBeVisible();
    await expect(call.getByLabelText('Microphone')).toHaveDisplayValue('System default');
    await waitFor(() => expect(pluggedVoice.devices?.microphone).toBeUndefined());
    plugged.change({ microphones });
    await waitFor(() => expect(call.getByLabelText('Microphone')).toHaveDisplayValue('Headset'));
    await waitFor(() => expect(pluggedVoice.devices?.microphone).toBe('headset'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(plugged.open).toBe(0));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { failsAtMs } from '../../mocks/voice/callScenariosFailing.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf } from '../../mocks/StoryApp.tsx';
import { voiceError } from '../../src/screens/agent/call/voiceErrors.ts';
import type { VoiceErrorKind } from '../../src/services/voiceEvents.ts';
import { press } from '../steps.ts';
import { CallSimulator } from './CallSimulator.tsx';
import { scrubTo, simulatedCall } from './callSimulatorSteps.ts';

/** Each way in which a call fails, the message for it, and the successful call after a retry. */
const meta = {
  title: 'Screens/Call errors',
  component: CallSimulator,
  // Each story starts a call by itself, and a page can hold only one call.
  tags: ['!autodocs'],
  args: { scenario: '', afterwards: 'question and answer', at: 0, playing: false, speed: 1 },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(personas.pro),
} satisfies Meta<typeof CallSimulator>;
export default meta;
type Story = StoryObj<typeof meta>;

const failing = <Kind extends VoiceErrorKind>(
  kind: Kind,
  more: { shows: readonly [`voiceErrors.${Kind}`] },
): Story => ({
  args: { scenario: `fails: ${kind}`, at: failsAtMs(kind) / 1000 },
  parameters: { requirements: ['X8', 'X10', 'S8'], ...more },
  play: async () => {
    const call = await simulatedCall();
    const { title, advice } = voiceError(kind, navigator.userAgent);
    const alert = await call.findByRole('alert');
    await expect(alert).toHaveTextContent(title);
    await expect(alert).toHaveTextContent(advice);
    await expect(call.getByText('Ready to chat')).toBeVisible();

    await press(/^(Start call|Call again)$/);
    await expect(await call.findByText('Now is connecting....please wait.')).toBeVisible();
    await expect(call.queryByRole('alert')).toBeNull();
    await scrubTo(5);
    await expect(await call.findByRole('timer')).toHaveTextContent('00:02');
    await expect(await call.findByText('Hello Ada, what can I do for')).toBeVisible();
  },
});

export const PermissionDenied = failing('permission-denied', { shows: ['voiceErrors.permission-denied'] });
export const NoMicrophone = failing('no-microphone', { shows: ['voiceErrors.no-microphone'] });
/** The page was not loaded over https: the message differs from the one for a missing microphone. [X8] */
export const PlainHttp = failing('unsupported', { shows: ['voiceErrors.unsupported'] });
export const MicrophoneBusy = failing('microphone-busy', { shows: ['voiceErrors.microphone-busy'] });
export const NotConfigured = failing('not-configured', { shows: ['voiceErrors.not-configured'] });
/** The browser refused to play the agent's voice. [X8] */
export const NoSound = failing('no-sound', { shows: ['voiceErrors.no-sound'] });
/** The call did not connect within 15 s. [X8] */
export const TimedOut = failing('timeout', { shows: ['voiceErrors.timeout'] });
export const NoNetwork = failing('network', { shows: ['voiceErrors.network'] });
export const ProviderRefused = failing('refused', { shows: ['voiceErrors.refused'] });
export const Unknown = failing('unknown', { shows: ['voiceErrors.unknown'] });

/** The call fails while the agent is speaking. [X10] */
export const Ejected = failing('ejected', { shows: ['voiceErrors.ejected'] });
/** The call fails while the agent is speaking. [X10] */
export const RoomExpired = failing('room-expired', { shows: ['voiceErrors.room-expired'] });
/** The call fails while the agent is speaking. [X10] */
export const TokenExpired = failing('token-expired', { shows: ['voiceErrors.token-expired'] });
/** The call fails while the agent is speaking. [X10] */
export const EndOfLife = failing('outdated', { shows: ['voiceErrors.outdated'] });
export const RoomNotOpenYet = failing('room-not-open-yet', { shows: ['voiceErrors.room-not-open-yet'] });
export const TokenNotValidYet = failing('token-not-valid-yet', {
  shows: ['voiceErrors.token-not-valid-yet'],
});
export const NoRoom = failing('room-closed', { shows: ['voiceErrors.room-closed'] });
export const MeetingFull = failing('room-full', { shows: ['voiceErrors.room-full'] });
export const NotAllowed = failing('not-allowed', { shows: ['voiceErrors.not-allowed'] });

/** The last call has not been counted yet, and holds the minutes that are left. [B55] */
export const StillEnding = failing('still-ending', { shows: ['voiceErrors.still-ending'] });
/** The user has asked for too much within a short time. [B55] */
export const TooMany = failing('too-many', { shows: ['voiceErrors.too-many'] });

const usedUp = failing('used-up', { shows: ['voiceErrors.used-up'] });
/** The month's call minutes are used up: nothing starts, and the dialog leads on to the plans. [B40] */
export const UsedUp: Story = {
  ...usedUp,
  parameters: { ...usedUp.parameters, requirements: ['B40', 'X8'] },
};

/** 'See plans' takes the place of the dialog. [B40] */
export const UsedUpSeePlans: Story = {
  args: usedUp.args ?? {},
  parameters: { requirements: ['B40'] },
  play: async () => {
    const call = await simulatedCall();
    await expect(await call.findByRole('alert')).toHaveTextContent(/They begin again on .+\. Use Text Chat/);
    await press('See plans');
    await expect(await screen.findByRole('heading', { name: 'Billing & Subscriptions' })).toBeVisible();
    // It fades out.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('list', { name: 'Plans' })).toBeVisible();
  },
};

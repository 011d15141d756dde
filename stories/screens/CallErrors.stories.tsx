import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { strikesAt } from '../../mocks/callScenariosFailing.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf } from '../../mocks/StoryApp.tsx';
import { voiceError } from '../../src/screens/agent/voiceErrors.ts';
import type { VoiceErrorKind } from '../../src/services/voiceEvents.ts';
import { press } from '../steps.ts';
import { CallSimulator } from './CallSimulator.tsx';
import { scrubTo, simulatedCall } from './callSimulatorSteps.ts';

/** Each way in which a call fails, the words for it, and the call that works when it is started again. */
const meta = {
  title: 'Screens/Call errors',
  component: CallSimulator,
  // They dial by themselves, which several on one page cannot.
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
  args: { scenario: `fails: ${kind}`, at: strikesAt(kind) / 1000 },
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

/** [X8] */
export const PermissionDenied = failing('permission-denied', { shows: ['voiceErrors.permission-denied'] });
/** [X8] */
export const NoMicrophone = failing('no-microphone', { shows: ['voiceErrors.no-microphone'] });
/** [X8] The page did not come over https: the words are not those of a microphone that is unplugged. */
export const PlainHttp = failing('unsupported', { shows: ['voiceErrors.unsupported'] });
/** [X8] */
export const MicrophoneBusy = failing('microphone-busy', { shows: ['voiceErrors.microphone-busy'] });
/** [X8] */
export const NotConfigured = failing('not-configured', { shows: ['voiceErrors.not-configured'] });
/** [X8] The browser refused to play the agent's voice. */
export const NoSound = failing('no-sound', { shows: ['voiceErrors.no-sound'] });
/** [X8] 15 s without a call. */
export const TimedOut = failing('timeout', { shows: ['voiceErrors.timeout'] });
/** [X8] */
export const NoNetwork = failing('network', { shows: ['voiceErrors.network'] });
/** [X8] */
export const ProviderRefused = failing('refused', { shows: ['voiceErrors.refused'] });
/** [X8] */
export const Unknown = failing('unknown', { shows: ['voiceErrors.unknown'] });

/** [X10] In the middle of a sentence. */
export const Ejected = failing('ejected', { shows: ['voiceErrors.ejected'] });
/** [X10] In the middle of a sentence. */
export const RoomExpired = failing('exp-room', { shows: ['voiceErrors.exp-room'] });
/** [X10] In the middle of a sentence. */
export const TokenExpired = failing('exp-token', { shows: ['voiceErrors.exp-token'] });
/** [X10] In the middle of a sentence. */
export const EndOfLife = failing('end-of-life', { shows: ['voiceErrors.end-of-life'] });
/** [X10] */
export const RoomNotOpenYet = failing('nbf-room', { shows: ['voiceErrors.nbf-room'] });
/** [X10] */
export const TokenNotValidYet = failing('nbf-token', { shows: ['voiceErrors.nbf-token'] });
/** [X10] */
export const NoRoom = failing('no-room', { shows: ['voiceErrors.no-room'] });
/** [X10] */
export const MeetingFull = failing('meeting-full', { shows: ['voiceErrors.meeting-full'] });
/** [X10] */
export const NotAllowed = failing('not-allowed', { shows: ['voiceErrors.not-allowed'] });

import type { Devices } from '../../../services/devices.ts';
import type { CallStage } from '../../../services/voiceEvents.ts';
import type { Call } from './call.ts';
import { formatElapsed } from '../conversation/elapsed.ts';
import { callEndedWords } from './callEnded.ts';
import { permissionWords, type Words } from './permissionWords.ts';
import { voiceError } from './voiceErrors.ts';

export interface Notice extends Partial<Words> {
  /** `hint` is drawn as small text, the others as boxes. */
  tone: 'critical' | 'caution' | 'neutral' | 'hint';
  advice: string;
}

export interface Surroundings {
  permission: Devices['permission'];
  userAgent: string;
  /** Whether the device is used by touch, so that there is no key to hold. */
  touch?: boolean | undefined;
  /** The chosen device that is not connected. */
  missing?: 'microphone' | 'speaker' | undefined;
}

const examples = `Ask as you would ask a person:
“What did I pay last?”
“What does Pro include?”
“Change my location to Lisbon.”`;

/** The most important notice at the moment. */
export function callNotice(call: Call, around: Surroundings): Notice | undefined {
  if (call.error) {
    const { title, advice } = voiceError(call.error, around.userAgent);
    return {
      tone: 'critical',
      title,
      advice: call.lasted === undefined ? advice : `${advice} ${kept(call.lasted)}`,
    };
  }
  switch (call.phase) {
    case 'idle':
      return before(call, around);
    case 'in-call':
      return during(call, around);
    default:
      return undefined;
  }
}

const kept = (lasted: number) => `It lasted ${formatElapsed(lasted)}. You can read it again in Text Chat.`;

function before({ endedBy, lasted = 0 }: Call, { permission, userAgent, missing }: Surroundings): Notice {
  if (endedBy) return { tone: 'neutral', title: callEndedWords[endedBy], advice: kept(lasted) };
  const words = permissionWords(permission, userAgent);
  if (words) return { tone: permission === 'prompt' ? 'neutral' : 'caution', ...words };
  return (
    (missing && gone(missing)) ?? {
      tone: 'hint',
      advice: examples,
    }
  );
}

function during(call: Call, { missing, touch, permission, userAgent }: Surroundings): Notice | undefined {
  if (call.lost)
    return {
      tone: 'caution',
      title: 'Reconnecting…',
      advice: 'Stay on the line: the call continues when the network is back.',
    };
  if (call.unheard)
    return {
      tone: 'caution',
      title: "We can't hear you",
      advice: 'Speak up, choose another microphone in the sound settings, or type.',
    };
  if (call.typedOnly)
    return {
      tone: 'neutral',
      title: 'Type instead',
      advice: `${whyTyped(permission, userAgent)} ${call.aloud ? 'The agent still answers aloud.' : 'The answers appear below.'}`,
    };
  if (missing) return gone(missing);
  if (call.talking) return { tone: 'hint', advice: 'The agent hears you until you let go of the key.' };
  if (!call.muted) return undefined;
  const hold = touch ? '' : " Hold Space on 'Unmute' to talk for a moment.";
  return { tone: 'hint', advice: `You are muted.${hold}` };
}

/** Why the user has to type: this page has no microphone, or this browser no speech recognition. */
const whyTyped = (permission: Devices['permission'], userAgent: string) =>
  permission === 'unsupported'
    ? `${permissionWords(permission, userAgent)?.title}: browsers allow it only on pages with https.`
    : 'This browser cannot turn speech into words.';

const gone = (kind: 'microphone' | 'speaker'): Notice => ({
  tone: 'neutral',
  title: `Your ${kind} is not connected`,
  advice: "Your system's default is used until it is back.",
});

const stages: Readonly<Partial<Record<CallStage, string>>> = {
  new: 'Calling the voice service',
  joining: 'Joining the call',
  joined: 'Waiting for the agent to answer',
};

/** The stage of a starting call, in words. [S13] */
export function stageWords(call: Call, permission: Devices['permission']) {
  if (call.phase !== 'connecting' || !call.stage) return '';
  if (call.stage !== 'microphone') return stages[call.stage] ?? '';
  return permission === 'granted' ? 'Opening your microphone' : 'Waiting for you to allow the microphone';
}

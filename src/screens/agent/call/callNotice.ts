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

/** The most important notice at the moment, in English sentences. A screen shows them by `say`. */
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

function during(call: Call, { missing, touch, permission }: Surroundings): Notice | undefined {
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
      advice: call.aloud
        ? `${whyTyped(permission)} The agent still answers aloud.`
        : `${whyTyped(permission)} The answers appear below.`,
    };
  if (missing) return gone(missing);
  if (call.talking) return { tone: 'hint', advice: 'The agent hears you until you let go of the key.' };
  if (call.muted)
    return {
      tone: 'hint',
      advice: touch ? 'You are muted.' : "You are muted. Hold Space on 'Unmute' to talk for a moment.",
    };
  if (!call.silent) return undefined;
  return {
    tone: 'neutral',
    title: 'Read the answers',
    advice: 'This browser has no voice for this language. The agent hears you, and the answers appear below.',
  };
}

/** Why the user has to type: this page has no microphone, or this browser no speech recognition. */
const whyTyped = (permission: Devices['permission']) =>
  permission === 'unsupported'
    ? 'This page cannot use a microphone: browsers allow it only on pages with https.'
    : 'This browser cannot turn speech into words.';

const gone = (kind: 'microphone' | 'speaker'): Notice => ({
  tone: 'neutral',
  title: kind === 'microphone' ? 'Your microphone is not connected' : 'Your speaker is not connected',
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

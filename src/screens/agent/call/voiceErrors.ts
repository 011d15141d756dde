import { nextMonthBegins } from '../../../services/usageMonth.ts';
import type { VoiceErrorKind } from '../../../services/voiceEvents.ts';
import { permissionWords, type Words } from './permissionWords.ts';

const again = 'Start a new call.';

/** What failed and what to do, in plain words. [X8, X10] */
const words: Readonly<
  Record<Exclude<VoiceErrorKind, 'permission-denied' | 'unsupported' | 'used-up'>, Words>
> = {
  'no-target': {
    title: 'No agent to call',
    advice: 'Assistant or Squad or Workflow must be provided. Ask the person who runs this app to set one.',
  },
  'not-configured': {
    title: 'Voice is not set up here',
    advice: 'Use Text Chat meanwhile. The person who runs this app can turn voice on.',
  },
  'no-microphone': {
    title: 'No microphone found',
    advice: 'Plug one in, or choose one in the settings of your system, then start the call again.',
  },
  'microphone-busy': {
    title: 'The microphone is in use',
    advice: 'Close the app or the tab that uses it, or choose another one, then start the call again.',
  },
  'no-sound': {
    title: 'The agent could not be heard',
    advice: 'Your browser refused to play sound. Allow sound for this page, then start the call again.',
  },
  timeout: {
    title: 'Nobody answered',
    advice: 'The call took too long to begin. Check your connection and start it again, or use Text Chat.',
  },
  network: {
    title: 'We could not connect the call',
    advice: 'Check your connection and start the call again.',
  },
  refused: {
    title: 'The call was refused',
    advice: 'The voice service did not take the call. Try again in a moment, or use Text Chat.',
  },
  ejected: { title: 'The voice service ended the call', advice: 'Start it again to go on.' },
  'room-not-open-yet': {
    title: 'The call is not open yet',
    advice: "Wait a minute and start it again. Check that your device's clock is right.",
  },
  'token-not-valid-yet': {
    title: 'The call is not open to you yet',
    advice: "Wait a minute and start it again. Check that your device's clock is right.",
  },
  'room-expired': { title: 'The call has run out of time', advice: again },
  'token-expired': { title: 'Your place in the call has expired', advice: again },
  'room-closed': { title: 'This call no longer exists', advice: again },
  'room-full': {
    title: 'The call is full',
    advice: 'Hang up in other tabs and on other devices, then start it again.',
  },
  outdated: {
    title: 'This version can no longer make calls',
    advice: 'Reload the page to get the new one, then start the call again.',
  },
  'not-allowed': {
    title: 'You may not join this call',
    advice: 'Use Text Chat meanwhile, and ask the person who runs this app.',
  },
  'still-ending': { title: 'Your last call is still ending', advice: 'Try again in a moment.' },
  'too-many': {
    title: 'That was a lot within a short time',
    advice: 'Wait a minute, then start the call again.',
  },
  unknown: {
    title: 'The call did not work',
    advice: 'Start it again. If that does not help, use Text Chat.',
  },
};

/** Nothing failed here, but the user wants to go on. [B40] */
const usedUp = (): Words => ({
  title: 'Your call minutes are used up',
  advice: `They begin again on ${nextMonthBegins()}. Use Text Chat meanwhile, or choose another plan to go on now.`,
});

export function voiceError(kind: VoiceErrorKind, userAgent: string): Words {
  if (kind === 'permission-denied') return permissionWords('denied', userAgent) ?? words.unknown;
  if (kind === 'unsupported') return permissionWords('unsupported', userAgent) ?? words.unknown;
  if (kind === 'used-up') return usedUp();
  return words[kind];
}

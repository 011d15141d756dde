import type { VoiceErrorKind } from '../../services/voice.ts';

/** X8: what failed, and what to do, in plain words. */
export const voiceErrors: Readonly<Record<VoiceErrorKind, { title: string; advice: string }>> = {
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
  'permission-denied': {
    title: 'The microphone is blocked',
    advice:
      'Allow the microphone for this page in the address bar of your browser, then start the call again.',
  },
  network: {
    title: 'We could not connect the call',
    advice: 'Check your connection and start the call again.',
  },
  refused: {
    title: 'The call was refused',
    advice: 'The voice service did not take the call. Try again in a moment, or use Text Chat.',
  },
  unknown: {
    title: 'The call did not work',
    advice: 'Start it again. If that does not help, use Text Chat.',
  },
};

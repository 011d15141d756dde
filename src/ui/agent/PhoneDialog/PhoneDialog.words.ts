export const words = {
  title: 'My Agent',
  start: 'Start call',
  end: 'End call',
  time: 'Call time',
  muteMicrophone: 'Mute microphone',
  unmuteMicrophone: 'Unmute microphone',
  microphone: 'Microphone',
  muteSpeaker: 'Mute speaker',
  unmuteSpeaker: 'Unmute speaker',
  speaker: 'Speaker',
  demo: 'Demo: no call is placed.',
} as const;

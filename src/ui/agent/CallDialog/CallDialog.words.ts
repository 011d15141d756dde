export const words = {
  title: 'Voice Chat',
  idle: 'Ready to chat',
  connecting: 'Now is connecting....please wait.',
  finishing: 'Finishing our call... please wait.',
  minimise: 'Minimise',
  time: 'Call time',
  start: 'Start call',
  again: 'Call again',
  end: 'End call',
  controls: 'Call',
  mute: 'Mute',
  unmute: 'Unmute',
} as const;

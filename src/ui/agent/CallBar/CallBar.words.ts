export const words = {
  bar: 'Call in progress',
  open: 'Open call:',
  captions: 'Captions',
  mute: 'Mute',
  unmute: 'Unmute',
  endCall: 'End call',
  end: 'End',
  dismiss: 'Dismiss call',
} as const;

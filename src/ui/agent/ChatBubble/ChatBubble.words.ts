export const words = {
  user: 'You said',
  assistant: 'Agent said',
  stopped: 'Stopped',
  interrupted: 'Interrupted',
  unspoken: 'Not spoken:',
  spoken: 'Spoken',
} as const;

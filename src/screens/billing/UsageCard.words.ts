export const words = {
  messages: 'Messages',
  callMinutes: 'Call minutes',
  begins: 'Messages and call minutes begin again on {day}.',
} as const;

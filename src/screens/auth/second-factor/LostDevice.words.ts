export const words = {
  writeTo: 'Lost your device? Write to',
  contact: 'Lost your device? Whoever runs this site can remove your second factor.',
} as const;

export const words = {
  code: 'Six-digit code',
  hint: 'Your authenticator app shows a new one every 30 seconds.',
} as const;

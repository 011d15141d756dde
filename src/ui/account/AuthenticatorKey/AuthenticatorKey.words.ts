export const words = {
  picture: 'QR code for your authenticator app. The key as text follows.',
  label: 'No camera at hand? Enter this key in the app:',
  copy: 'Copy key',
} as const;

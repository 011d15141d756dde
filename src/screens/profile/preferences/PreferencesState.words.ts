export const words = {
  notSaved: 'Your preferences apply on this device, and are not saved to your account yet.',
  notLoaded: 'Your preferences could not be loaded from your account. This device’s settings are used.',
  tryAgain: 'Try again',
  saving: 'Saving...',
  saved: 'Saved to your account.',
} as const;

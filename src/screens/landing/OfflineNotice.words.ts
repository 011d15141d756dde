export const words = {
  unreachable: 'We cannot reach the server',
  offline: 'You are offline',
  trying: 'Trying...',
  tryAgain: 'Try again',
  stillSignedIn: 'You are still signed in. Your account opens as soon as the connection is back.',
  ifItGoesOn: 'If this goes on, write to',
} as const;

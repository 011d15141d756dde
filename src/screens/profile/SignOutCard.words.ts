export const words = {
  title: 'Sessions',
  advice: 'Lost a device, or used one that is not yours? Sign out there too.',
  here: 'Sign out on this device',
  everywhere: 'Sign out everywhere',
} as const;

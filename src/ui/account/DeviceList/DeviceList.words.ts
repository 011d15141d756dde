export const words = {
  title: 'Devices',
  description: 'Where you are signed in.',
  subject: 'Your devices',
  noOthers: 'You are signed in nowhere else.',
  endOthers: 'Sign out all other devices',
  current: 'This device',
  activeNow: 'Active now',
  lastUsed: 'Last used {time}',
  end: 'Sign out',
} as const;

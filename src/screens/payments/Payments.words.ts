export const words = {
  title: 'Payments',
  description: 'Everything that you have paid, the newest first.',
  back: 'Back to Dashboard',
  offline: 'You are offline',
  offlineText: 'What is shown may be out of date. The rest loads once the connection is back.',
} as const;

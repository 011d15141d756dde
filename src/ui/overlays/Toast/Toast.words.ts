export const words = {
  region: 'Notifications',
  dismiss: 'Dismiss',
} as const;

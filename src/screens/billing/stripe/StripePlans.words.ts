export const words = {
  starts: 'Starts {date}',
  error: 'Error',
  updated: 'Subscription Updated',
  soon: '{message} This page shows it in a moment.',
  cancelled:
    'You keep your plan until the end of the period you have paid for. You can change your mind until then.',
  keepFirst: 'Keep your plan first to change to another one.',
} as const;

export const words = {
  tryAgain: 'Try again',
  reload: 'Reload',
  ifItHappensAgain: 'If it happens again, write to',
} as const;

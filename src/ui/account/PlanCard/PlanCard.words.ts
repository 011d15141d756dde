export const words = {
  current: 'Current Plan',
  processing: 'Processing...',
  subscribe: 'Subscribe',
  popular: 'Most Popular',
} as const;

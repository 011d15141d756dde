export const words = {
  see: 'See plans',
  failed: 'That could not be opened. Try again, or choose Billing in the menu.',
} as const;

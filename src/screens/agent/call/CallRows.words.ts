export const words = {
  behind: 'Behind {words}',
  more_one: '{count} more',
  more_other: '{count} more',
} as const;

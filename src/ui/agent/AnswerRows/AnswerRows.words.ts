export const words = {
  open: 'Show in Payments',
  subject: 'These payments',
  unknown: 'unknown',
  allGone: 'These payments are no longer there.',
  gone_one: '{count} of them is no longer there.',
  gone_other: '{count} of them are no longer there.',
  more_one: 'and {count} more',
  more_other: 'and {count} more',
  found_one: '{count} payment is shown.',
  found_other: '{count} payments belong to it.',
} as const;

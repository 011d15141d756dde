export const words = {
  subject: 'These payments',
  marked: 'Marked payments',
  showAll: 'Show all {count}',
  allGone: 'These payments are no longer there.',
  gone_one: '{count} of them is no longer there.',
  gone_other: '{count} of them are no longer there.',
  behind: 'Behind {figure}',
  removeMarks: 'Remove marks',
} as const;

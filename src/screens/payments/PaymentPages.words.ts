export const words = {
  subject: 'Your payments',
  moreSubject: 'More payments',
  list: 'Payments',
  noMatch: 'No such payments',
  noMatchText: 'Nothing matches what you have chosen above.',
  showEverything: 'Show everything',
  showMore: 'Show more',
  isAll: 'These are all payments.',
} as const;

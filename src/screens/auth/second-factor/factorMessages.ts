/** What is said about a code of the second factor. Not in services/messages.ts, which loads with every page. [U10] */
export const factorMessages = {
  incomplete: 'Enter the six digits that your app shows.',
  refused: 'That code is wrong or was used already. Enter the one that your app shows now.',
  expired: 'That took too long. Enter the code that your app shows now.',
  tooMany: 'Too many codes were wrong. Wait a few minutes, then enter the code that your app shows.',
} as const;

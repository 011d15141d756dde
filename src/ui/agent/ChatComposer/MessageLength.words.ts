export const words = {
  tooLong_one: 'Too long to send: a message has at most {count} character.',
  tooLong_other: 'Too long to send: a message has at most {count} characters.',
  over_one: '{count} too many',
  over_other: '{count} too many',
  left_one: '{count} character left',
  left_other: '{count} characters left',
} as const;

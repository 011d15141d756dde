export const words = {
  messagesUsedUp: 'Your messages of this month are used up.',
  callMinutesUsedUp: 'Your call minutes of this month are used up.',
  messagesUsed: 'You have used {used} of {limit} messages this month.',
  callMinutesUsed: 'You have used {used} of {limit} call minutes this month.',
  moreOn: 'There are more on {day}.',
  againOn: 'They begin again on {day}.',
  textGoesOn: 'Text Chat goes on meanwhile.',
  largerPlan: 'A larger plan has more at once.',
} as const;

export const words = {
  title: 'Delete your account?',
  description: 'This cannot be undone.',
  form: 'Delete your account',
  lose: 'You lose {things}.',
  loseAll: 'You lose everything we store about you.',
  planEnds: 'Your {plan} plan ends at once, and the time you have already paid for is lost.',
  staysCounted:
    'What you have used of this month’s messages and minutes stays counted until the month ends, without your name or address.',
  email: 'Your email address',
  typeEmail: 'Type {email} to confirm.',
  otherEmail: 'That is not the address of this account.',
  confirmAgain: 'You confirmed a while ago that it is you. Please confirm it once more.',
  keep: 'Keep my account',
  delete: 'Delete for good',
  deleting: 'Deleting...',
} as const;

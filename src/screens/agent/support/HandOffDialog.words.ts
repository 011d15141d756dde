export const words = {
  title: 'Talk to a human',
  description: 'This goes to {address}. A person answers by email, to {email}.',
  cancel: 'Do not send',
  send: 'Send to support',
  thread: 'What is sent',
  note: 'Your note',
  hint: 'Anything that helps us help you. No passwords or card numbers, please.',
  tooLong: 'At most {count} characters, please.',
  notSent: '{reason} Your note is still here, and pressing again never sends it twice.',
  alreadyOpen:
    'You have sent this conversation before, and that request is still open. To add something, write to {address}.',
  tooMany: 'You have already sent as many requests as you can in one day. Write to {address} instead.',
} as const;

export const words = {
  code: 'Code from the mail',
  sending: 'Sending...',
  wait: 'Send a new code in {seconds} s',
  again: 'Send a new code',
} as const;

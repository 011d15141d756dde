export const words = {
  submit: 'Continue',
  loading: 'Checking...',
  resent: 'Sent. It can take a minute. Check your spam folder too.',
  code: 'Code from the mail',
  hint: 'Reading the mail on another device? Type its code in here instead of opening the link.',
  sending: 'Sending...',
  wait: 'Send again in {seconds} s',
  again: 'Send again',
} as const;

export const words = {
  sending: 'We are sending a code to {email}.',
  sent: 'We have sent a code to {email}. It can take a minute; look into the spam folder too.',
  resent: 'We have sent a new code to {email}. The one before no longer works.',
  notSent: 'If you have a code already, you can enter it.',
  code: 'Code from the mail',
  mailCode: 'Email me a code',
  send: 'Send a new code',
  sendingButton: 'Sending...',
  wait: 'Send a new code in {seconds} s',
} as const;

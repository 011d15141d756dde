export const words = {
  title: 'Reset your password',
  subtitle: "We'll email you a link to choose a new one",
  forEmail: 'For {email}',
  submit: 'Send link',
  loading: 'Sending...',
  wait: 'Send again in {seconds} s',
  sentTitle: 'Check your inbox',
  sent: 'If {email} has an account, a link is on its way. It works once.',
  remembered: 'Remembered it?',
  signIn: 'Sign in here',
  email: 'Email',
  haveCode: 'I have a code already',
} as const;

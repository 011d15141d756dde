// In a file of its own, and not in messages.ts, because the dashboard would download it.

/**
 * A mail's link was opened in another browser than the one that asked for it: at the form to which it leads, and while somebody is
 * signed in. [U3]
 */
export const foreignLinks = {
  recovery: {
    title: 'That link works only in the browser that asked for it',
    description:
      'This is another one, or the link was used before. Enter your email, and we send you a new mail: type its code in here.',
  },
  recoveryWhileSignedIn: {
    title: 'That link works only in the browser that asked for it',
    description: 'You are still signed in here. You can change your password in your account.',
    tone: 'neutral',
  },
  signup: {
    title: 'Your email is confirmed',
    description: 'You can sign in now.',
  },
  signupWhileSignedIn: {
    title: 'That email is confirmed',
    description: 'You are still signed in as before.',
    tone: 'neutral',
  },
} as const;

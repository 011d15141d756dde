// In a file of its own, and not in messages.ts, because the dashboard would download it.

/** A new password after a long time in one session needs a code from a mail. [S16] */
export const mailedCode = {
  sending: { title: 'Confirm that it is you', description: 'We are sending a code to your email address.' },
  sent: (email: string) => ({
    title: 'Confirm that it is you',
    description: `We have sent a code to ${email}, because you signed in a while ago. It can take a minute; look into the spam folder too.`,
  }),
  sentAgain: (email: string) => ({
    title: 'Enter the new code',
    description: `We have sent a new code to ${email}. The one before no longer works.`,
  }),
  used: {
    title: 'You need a new code',
    description: 'The one before is used up. A new one can be sent a minute after it.',
  },
  /** `why`: the failure's own sentence. */
  notSent: (why: string) => ({ title: 'We could not send you a code', description: why }),
} as const;

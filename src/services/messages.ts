import { linkExpired, linkFailed, unexpected } from './linkErrors.ts';

/** X1–X10, S6, S7, K3: the strings of the error catalogue, letter for letter. Other labels stay in JSX. */

export interface ToastMessage {
  title: string;
  description: string;
  /** `critical` is the specification's 'destructive'. */
  tone: 'neutral' | 'critical';
}

const done = (title: string, description: string): ToastMessage => ({ title, description, tone: 'neutral' });
const error = (description: string): ToastMessage => ({ title: 'Error', description, tone: 'critical' });

/** X9, and the fault table's **G**: plain sentences of ours for what a backend says badly or not at all. */
export const errorMessages = {
  unavailable: 'We could not reach the server. Check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  unexpected,
  linkExpired,
  linkFailed,
  noAccount: 'No account matched that email and password.',
  wrongPassword: 'That password is not right. Please try again.',
  anotherAccount: 'This email now belongs to another account. Sign out to use that one.',
  codeRefused: 'That code is wrong or has expired. Check it, or send a new one.',
  codeStillGood: 'If you have a code already, you can enter it.',
  sessionExpired: 'Your session ended before this was saved. Sign in again to save it.',
} as const;

const billingFailed = 'Failed to update billing information';

export const toasts = {
  signedIn: done('Welcome back!', 'You have successfully signed in.'),
  accountCreated: done('Account created!', 'Welcome to the platform. You can now sign in.'),
  signedOut: done('Signed out', 'You have been signed out successfully.'),
  profileUpdated: done('Profile Updated', 'Your profile has been successfully updated.'),
  profileUpdatedElsewhere: done('Success', 'Profile updated successfully'),
  profileFailed: (message: string) => error(message || 'Failed to update profile. Please try again.'),
  loadFailed: error('Failed to fetch user data. Please try again.'),
  billingUpdated: done('Success', 'Billing information updated successfully'),
  billingFailed: error(billingFailed),
  /** X6, and why it failed. */
  billingUnreached: error(`${billingFailed}. ${errorMessages.unavailable}`),
  subscribed: (plan: string) => done('Subscription Updated', `Successfully subscribed to ${plan} plan`),
  /** A mail's link did it, and may have come from anybody. */
  signedInAs: (email: string) =>
    done(`Signed in as ${email}`, 'Not your account? Sign out, then sign in with yours.'),
  signOutFailed: (message: string) => error(message || 'We could not sign you out. Please try again.'),
  sessionEnded: done('Your session ended', 'Please sign in again to continue.'),
  sessionEndedInConversation: done(
    'Your session ended',
    'You can finish your conversation. Sign in again when it is over.',
  ),
  /** X9, for somebody who is signed in all the same. */
  linkFailed: error,
  passwordChanged: done('Password changed', 'Use the new password the next time you sign in.'),
  /** It is changed, but nobody knows whether an intruder is out. */
  passwordChangedHere: done(
    'Password changed',
    'We could not sign out your other devices. To end their sessions, choose ‘Sign out everywhere’ in your profile.',
  ),
} as const;

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
  /** And why. */
  notSent: (why: string) => ({ title: 'We could not send you a code', description: why }),
} as const;

/** Where a part of the app was. */
export const crashMessages = {
  broken: {
    title: 'This part of the app stopped working',
    description:
      'The fault is ours, and what you have saved is safe. Try again. If that does not help, reload the page.',
  },
  notLoaded: {
    title: 'This part of the app could not be loaded',
    description:
      'Check your connection and try again. If there has been an update while this page was open, reload it.',
  },
} as const;

export const chatFailed = 'Sorry, there was an error processing your message. Please try again.';
/** The agent asked for one tool after the other, or for many at once, and was stopped. */
export const tooManySteps =
  'I could not finish that: it took too many steps. Please ask me for one thing at a time.';
export const noPayments = {
  title: 'No payment history yet',
  description: 'Payments will appear here once you make them',
} as const;
export const noVoiceTarget = 'Assistant or Squad or Workflow must be provided.';

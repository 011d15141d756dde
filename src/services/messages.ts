import { linkExpired, linkFailed, unexpected } from './linkSentences.ts';

// Every message that tells the user how something went; those of the requirements are quoted letter for letter. Labels
// of buttons and headings stay in the components. [X1, X3, X4, X5, X6, X7, X9, S6, S7, K3]

export interface ToastMessage {
  title: string;
  description: string;
  /** `critical` is what the requirements call 'destructive'. */
  tone: 'neutral' | 'critical';
}

const done = (title: string, description: string): ToastMessage => ({ title, description, tone: 'neutral' });
const failed = (title: string, description: string): ToastMessage => ({
  title,
  description,
  tone: 'critical',
});
const error = (description: string) => failed('Error', description);

/** Sentences for failures that the backend does not explain, or not in words for users. [X9] */
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
  codeNeeded: 'We need to confirm that it is you. Try again, and we will mail you a code.',
  codeStillGood: 'If you have a code already, you can enter it.',
  sessionExpired: 'Your session ended before this was saved. Sign in again to save it.',
} as const;

const billingFailed = 'Failed to update billing information';

export const toasts = {
  signedIn: done('Welcome back!', 'You have successfully signed in.'),
  accountCreated: done('Account created!', 'Welcome to the platform. You can now sign in.'),
  /** Told where the form for the new account was left meanwhile. */
  accountNotCreated: (message: string) => failed('Account not created', message),
  /** Likewise, where the answer was lost: it may exist all the same. */
  accountUncertain: failed(
    'Account may not have been created',
    'The server did not confirm it. Try to sign in, or sign up again.',
  ),
  /** Likewise. The account can be used once its address is confirmed. */
  accountUnconfirmed: (email: string) =>
    done('Account created!', `Open the link that we sent to ${email}, then sign in.`),
  signedOut: done('Signed out', 'You have been signed out successfully.'),
  profileUpdated: done('Profile Updated', 'Your profile has been successfully updated.'),
  profileUpdatedElsewhere: done('Success', 'Profile updated successfully'),
  profileFailed: (message: string) => error(message || 'Failed to update profile. Please try again.'),
  loadFailed: error('Failed to fetch user data. Please try again.'),
  billingUpdated: done('Success', 'Billing information updated successfully'),
  billingFailed: error(billingFailed),
  /** The payment method could not be saved because nobody answered. [X6] */
  billingUnreached: error(`${billingFailed}. ${errorMessages.unavailable}`),
  subscribed: (plan: string) => done('Subscription Updated', `Successfully subscribed to ${plan} plan`),
  /** Shown after a mail's link has signed somebody in, because anybody could have sent it. */
  signedInAs: (email: string) =>
    done(`Signed in as ${email}`, 'Not your account? Sign out, then sign in with yours.'),
  signOutFailed: (message: string) => error(message || 'We could not sign you out. Please try again.'),
  sessionEnded: done('Your session ended', 'Please sign in again to continue.'),
  /** An assistant that reads as the user answers no more; one with a key of its own, and a call's voice service, go on. [S4] */
  sessionEndedInConversation: done(
    'Your session ended',
    'Close the conversation to sign in again. What was said stays, and the agent may not answer until then.',
  ),
  /** A link failed while somebody is signed in, who stays so. [X9] */
  linkFailed: error,
  passwordChanged: done(
    'Password changed',
    'Your other devices are signed out. Use the new password the next time you sign in.',
  ),
  /** Told where the form for the new password was left meanwhile. */
  passwordNotChanged: (message: string) => failed('Password not changed', message),
  /** Likewise, where the answer was lost: it may be changed all the same. */
  passwordUncertain: failed(
    'Password may not have changed',
    'The server did not confirm it. Try the new password the next time you sign in, or set it again.',
  ),
  accountDeleted: done('Account deleted', 'Your account and everything we stored about you are gone.'),
  /** The password is changed, but the other sessions may not have ended. [S15] */
  passwordChangedHere: done(
    'Password changed',
    'We could not sign out your other devices. To end their sessions, choose ‘Sign out everywhere’ on the page Account.',
  ),
} as const;

const notLoaded =
  'Check your connection and try again. If there has been an update while this page was open, reload it.';

/** What is shown in place of a part of the app that has crashed or could not be loaded. [X13] */
export const crashMessages = {
  broken: {
    title: 'This part of the app stopped working',
    description:
      'The fault is ours, and what you have saved is safe. Try again. If that does not help, reload the page.',
  },
  notLoaded: {
    title: 'This part of the app could not be loaded',
    description: notLoaded,
  },
  /** The code with which everything begins. */
  appNotLoaded: { title: 'The app could not be loaded', description: notLoaded },
} as const;

export const chatFailed = 'Sorry, there was an error processing your message. Please try again.';
/** Ends an answer for which the agent asked for more tools, or more rounds of them, than one message may use. [R8] */
export const tooManySteps =
  'I could not finish that: it took too many steps. Please ask me for one thing at a time.';
export const noPayments = {
  title: 'No payment history yet',
  description: 'Payments will appear here once you make them',
} as const;
export const noVoiceTarget = 'Assistant or Squad or Workflow must be provided.';

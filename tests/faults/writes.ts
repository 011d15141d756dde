import type { AuthPort } from '../../src/services/auth.ts';
import type { BillingPort } from '../../src/services/billing.ts';
import type { ChatPort } from '../../src/services/chat.ts';
import type { ConversationsPort } from '../../src/services/conversations.ts';
import type { DataPort } from '../../src/services/data.ts';
import type { FactorsPort } from '../../src/services/factors.ts';
import type { FilesPort } from '../../src/services/files.ts';
import type { OwnDataPort } from '../../src/services/ownData.ts';
import type { RefusedQuestionsPort } from '../../src/services/refusedQuestions.ts';
import type { ActivityPort } from '../../src/services/activity.ts';
import type { PreferencesPort } from '../../src/services/preferences.ts';
import type { ProvidersPort } from '../../src/services/providers.ts';
import type { SessionsPort } from '../../src/services/sessions.ts';
import type { StepUpPort } from '../../src/services/stepUp.ts';
import type { SupportPort } from '../../src/services/support.ts';
import type { VoicePort } from '../../src/services/voice.ts';
import { events } from './events.ts';

/** Every way to make the app write something or retry. Each is tested with a duplicate press. */
export const writes = {
  signIn: 'sign-in',
  signInAgain: 'sign-in again after the session has ended',
  signInAgainMail: 'code for signing in again',
  signInAgainCode: 'code of a mail, to sign in again',
  factor: 'code of the second factor',
  factorAgain: 'code of the second factor, after signing in again',
  stepUp: 'password, to prove who it is',
  stepUpCode: 'code, to prove who it is',
  stepUpMail: 'code of a mail, to prove who it is',
  wayAdd: 'way to sign in, begun',
  wayRemove: 'way to sign in, removed',
  factorEnroll: 'second factor, begun',
  factorConfirm: 'second factor, its first code',
  factorRemove: 'second factor, removed',
  signUp: 'sign-up',
  signUpPicture: 'sign-up, its picture',
  recover: 'recovery mail',
  resendRecovery: 'recovery mail, sent again',
  resendConfirmation: 'confirmation mail, sent again',
  confirmationOnDashboard: 'confirmation mail, sent again from the dashboard',
  recoveryCode: 'code of a recovery mail',
  confirmationCode: 'code of a confirmation mail',
  resetPassword: 'new password after a link',
  switchAccount: "a link's account in place of one's own",
  changePassword: 'new password',
  passwordCode: 'code for a new password',
  resendPasswordCode: 'code for a new password, sent again',
  passwordWithCode: 'new password with a code',
  profile: 'profile',
  profilePicture: 'profile, its picture',
  subscribe: 'plan',
  paymentMethod: 'payment method',
  checkout: 'checkout',
  planChange: 'change of a plan that is paid',
  planCancel: 'cancelling a plan',
  planKeep: 'Keep my plan',
  portal: "the provider's portal",
  signOut: 'sign-out in the menu',
  signOutHere: 'sign-out on this device',
  signOutEverywhere: 'sign-out everywhere',
  preferences: 'preferences, tried again',
  deviceEnd: 'sign-out of another device',
  devicesEnd: 'sign-out of all other devices',
  accountDelete: 'deletion of the account',
  accountDeletePaid: 'deletion of the account, the end of its subscription',
  message: 'chat message',
  suggestion: 'chat suggestion',
  messageEdited: 'last message, edited',
  messageRetry: 'Retry of a chat message',
  keepQuestion: "'Yes' to keeping a refused question",
  keepQuestionRetry: 'Retry of keeping a refused question',
  cardProfile: "agent's card: profile",
  cardSubscribe: "agent's card: plan",
  cardSignOut: "agent's card: sign-out",
  cardYes: "agent's card: yes in words",
  cardUndo: "agent's card: Undo",
  cardUndoPlan: "agent's card: Undo of a plan",
  supportRequest: 'request to support',
  conversationRename: 'title of a conversation',
  conversationDelete: 'deletion of a conversation',
  conversationStored: 'message, as it is stored',
  call: 'call',
  said: 'message typed into a call',
  cardRetry: 'Retry of a card',
  sessionRetry: 'Try again without a connection',
} as const;

export type Write = keyof typeof writes;

export const writeName = (write: Write) => `${events.twice}: ${writes[write]}`;

export const allWrites = Object.keys(writes) as Write[];

interface Ports {
  auth: AuthPort;
  billing: BillingPort;
  chat: ChatPort;
  conversations: ConversationsPort;
  data: DataPort;
  factors: FactorsPort;
  files: FilesPort;
  ownData: OwnDataPort;
  providers: ProvidersPort;
  refusedQuestions: RefusedQuestionsPort;
  activity: ActivityPort;
  preferences: PreferencesPort;
  sessions: SessionsPort;
  stepUp: StepUpPort;
  support: SupportPort;
  voice: VoicePort;
}

type Method = { [Port in keyof Ports]: `${Port}.${keyof Ports[Port] & string}` }[keyof Ports];

/**
 * Which of the writes above call a method of a port. A new method is a type error until it is listed here: with its writes,
 * or with none because it reads, listens or only changes something in the page.
 */
export const writesOf = {
  'auth.mayHaveSession': [],
  'auth.getCachedUser': [],
  'auth.restoreSession': ['sessionRetry'],
  'auth.subscribe': [],
  'auth.signIn': ['signIn', 'signInAgain'],
  'auth.verifyFactor': ['factor', 'factorAgain'],
  'auth.signUp': ['signUp'],
  'auth.resendConfirmation': ['resendConfirmation', 'confirmationOnDashboard'],
  'auth.sendRecovery': ['recover', 'resendRecovery', 'signInAgainMail'],
  'auth.verifyCode': ['recoveryCode', 'confirmationCode'],
  'auth.followLink': ['switchAccount'],
  // A link's session is dismissed once: the first answer forgets it.
  'auth.dismissLink': [],
  'auth.setPassword': ['resetPassword', 'changePassword', 'passwordWithCode'],
  'auth.sendPasswordCode': ['passwordCode', 'resendPasswordCode'],
  'auth.updateMetadata': ['profile', 'cardProfile', 'cardYes', 'cardUndo'],
  'auth.signOut': ['signOut', 'signOutHere', 'signOutEverywhere', 'cardSignOut'],
  'chat.abilities': [],
  'chat.send': ['message', 'messageEdited', 'suggestion', 'messageRetry'],
  'billing.loadMode': [],
  'billing.loadSubscription': [],
  'billing.loadUsage': [],
  'billing.checkout': ['checkout'],
  'billing.portal': ['planChange', 'portal'],
  // It changes nothing, and a second press asks for nothing: the dialog is open by then.
  'billing.preview': [],
  'billing.cancel': ['planCancel'],
  'billing.end': ['accountDeletePaid'],
  'billing.resume': ['planKeep'],
  // It makes the backend look.
  'billing.sync': [],
  'conversations.list': [],
  'conversations.load': [],
  'conversations.put': ['conversationStored'],
  'conversations.removeEntries': ['messageEdited'],
  'conversations.rename': ['conversationRename'],
  'conversations.remove': ['conversationDelete'],
  'conversations.keptDays': [],
  'conversations.watch': [],
  'data.loadProfile': ['cardRetry'],
  'data.saveProfile': ['profile', 'cardProfile', 'cardYes', 'cardUndo'],
  // It looks at the plan, and shows one card that asks.
  'data.loadBilling': ['cardUndoPlan'],
  'data.savePaymentMethod': ['paymentMethod'],
  'data.setPlan': ['subscribe', 'cardSubscribe'],
  'data.loadPayments': [],
  'factors.list': [],
  'factors.enroll': ['factorEnroll'],
  'factors.confirm': ['factorConfirm'],
  'factors.remove': ['factorRemove'],
  'files.uploadAvatar': ['signUpPicture', 'profilePicture'],
  'files.removeAvatar': ['profilePicture'],
  'ownData.deleteAccount': ['accountDelete'],
  'ownData.removePictures': ['accountDelete'],
  'ownData.listAreas': [],
  'ownData.loadRows': [],
  'ownData.loadPicture': [],
  'refusedQuestions.keep': ['keepQuestion', 'keepQuestionRetry'],
  'activity.list': [],
  'preferences.load': [],
  'preferences.save': ['preferences'],
  'sessions.list': [],
  'sessions.end': ['deviceEnd'],
  'sessions.endOthers': ['devicesEnd'],
  // The code goes the way on that the password has opened.
  'stepUp.enterPassword': ['stepUp', 'stepUpCode'],
  'stepUp.enterMailedCode': ['stepUpMail'],
  'stepUp.signInAgain': ['signInAgainCode'],
  'stepUp.hasPassword': [],
  'providers.offered': [],
  // They make no request: the browser goes to another site, once, which the stories prove.
  'providers.signIn': [],
  'providers.list': [],
  'providers.link': ['wayAdd'],
  'providers.unlink': ['wayRemove'],
  'support.send': ['supportRequest'],
  'support.load': [],
  'voice.start': ['call'],
  'voice.stop': [],
  'voice.setMuted': [],
  'voice.setVolume': [],
  'voice.setDevices': [],
  'voice.sendText': ['said'],
  'voice.speak': [],
  'voice.answerTool': [],
  'voice.subscribe': [],
} as const satisfies Record<Method, readonly Write[]>;

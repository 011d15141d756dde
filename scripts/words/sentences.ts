// What pure modules and adapters say. The app translates it where it is shown, by the English sentence.
import { mailRefusals } from '../../server/http/limits.ts';
import { weakPasswordReasons } from '../../app/adapters/supabase/password.ts';
import { passwordAdvice, usualAdvice } from '../../src/screens/auth/password-strength/passwordAdvice.ts';
import { factorMessages } from '../../src/screens/auth/second-factor/factorMessages.ts';
import { changeVerbs, unsureChange } from '../../src/screens/billing/stripe/offers.ts';
import { englishActivity } from '../../src/services/activityWords.ts';
import { foreignLinks } from '../../src/services/foreignLinks.ts';
import { linkErrors } from '../../src/services/linkErrors.ts';
import { mailedCode } from '../../src/services/mailedCodeMessages.ts';
import {
  chatFailed,
  crashMessages,
  errorMessages,
  noPayments,
  toasts,
  tooManySteps,
} from '../../src/services/messages.ts';
import { failureWords } from '../../src/services/paymentFailures.ts';
import { otherPaymentNames, planPaymentName } from '../../src/services/payments.ts';
import { checkPicture } from '../../src/services/picture.ts';
import { paymentMethods, plans } from '../../src/services/plans.ts';
import { productDescription } from '../../src/services/product.ts';
import { profileFieldNames, profileFields } from '../../src/services/profileFields.ts';
import { taskTexts, type Task } from '../../src/services/tools.ts';
import {
  checkEmail,
  checkMailedCode,
  checkNewPassword,
  checkPassword,
  maxPictureBytes,
  profileChecks,
} from '../../src/services/validation.ts';
import { withSupportEmail } from '../../src/services/withSupportEmail.ts';
import { profileSentences } from './profileSentences.ts';
import { agentSentences } from './agentSentences.ts';
import { serverSentences } from './serverSentences.ts';

/** Every text in a value. What is no text for people, such as a tone, is left out. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => (name === 'tone' ? [] : textsIn(inside)));
}

/** What is said with a value: the value's name stands in its place. */
const withValues = [
  toasts.subscribed('{plan}'),
  toasts.signedInAs('{email}'),
  toasts.accountUnconfirmed('{email}'),
  mailedCode.sent('{email}'),
  mailedCode.sentAgain('{email}'),
  mailedCode.notSent('').title,
  withSupportEmail(errorMessages.unexpected, '{email}'),
  withSupportEmail(toasts.billingFailed.description, '{email}'),
];
/** What is said where the backend says nothing. */
const withoutReason = [
  toasts.profileFailed(''),
  toasts.signOutFailed(''),
  toasts.accountNotCreated(''),
  toasts.passwordNotChanged(''),
];

const long = 'x'.repeat(3000);
const validation = [
  ...['', 'x', `${long}@x`].map(checkEmail),
  ...profileFieldNames.flatMap((name) => ['', long].map(profileChecks[name])),
  checkPassword(''),
  ...['', long].map(checkNewPassword),
  checkMailedCode(''),
  ...weakPasswordReasons({ reasons: ['length', 'characters', 'pwned'] }),
];

async function pictureMessages() {
  const unreadable = Object.assign(new Blob(['x']), {
    slice: () => ({ arrayBuffer: () => Promise.reject() }),
  });
  const files = [
    new Blob(),
    unreadable,
    new Blob(['x']),
    new Blob([new Uint8Array(maxPictureBytes + 1_048_576)]),
  ] as Blob[];
  const checked = await Promise.all(files.map(checkPicture));
  return checked.map((found) => (found.ok ? '' : found.message.replace('6.0', '{size}')));
}

/** The provider's codes that paymentFailures.ts explains, and two that it does not. */
const failureCodes =
  'insufficient_funds expired_card authentication_required incorrect_cvc incorrect_number card_not_supported currency_not_supported card_velocity_exceeded withdrawal_count_limit_exceeded processing_error try_again_later unknown_code'
    .split(' ')
    .concat('');

/** The statuses that a backend is known to store. */
const statuses = 'active completed success inactive failed cancelled pending refunded'
  .split(' ')
  .concat('past due');

/** What the auth service says in its own words, and the app repeats. */
const ofBackend = ['User already registered', ...Object.values(mailRefusals)];

/** What payments are for, as the database has it. */
const paidFor = [...plans.map(planPaymentName), ...otherPaymentNames];

const tasks: readonly Task[] = [
  { name: 'show_billing' },
  { name: 'show_dashboard' },
  { name: 'sign_out' },
  { name: 'talk_to_human' },
  { name: 'edit_profile', fields: { location: '' } },
  ...plans.map(({ id }) => ({ name: 'subscribe', plan: id }) as const),
];
/** Prices in the details of a plan are made of labels and amounts. */
const taskSentences = tasks.flatMap((task) => {
  const { title, confirm, details } = taskTexts(task);
  const shown = details.map(({ label, value }) => (task.name === 'subscribe' ? [label] : [label, value]));
  return [title, confirm, ...shown.flat()];
});

/** The English sentences, in the order of their sources. */
export async function englishSentences(): Promise<readonly string[]> {
  const { values, verbs, labels, locale: _locale, ...activity } = englishActivity;
  const all = [
    productDescription,
    ...[toasts, errorMessages, crashMessages, mailedCode, noPayments, foreignLinks].flatMap(textsIn),
    ...[passwordAdvice, usualAdvice, factorMessages].flatMap(textsIn),
    ...[withValues, withoutReason, linkErrors.map(([, sentence]) => sentence)].flatMap(textsIn),
    chatFailed,
    tooManySteps,
    ...validation.flatMap((text) => text ?? []),
    ...(await pictureMessages()),
    ...profileFieldNames.map((name) => profileFields[name].label),
    ...plans.flatMap(({ description, features }) => [description, ...features]),
    ...paidFor,
    ...paymentMethods.map(({ label }) => label),
    ...failureCodes.flatMap((code) => textsIn(failureWords(code))),
    ...statuses,
    ...[activity, labels, values, verbs].flatMap(textsIn),
    ...changeVerbs,
    unsureChange,
    ...taskSentences,
    ...profileSentences,
    ...agentSentences,
    ...serverSentences,
    ...ofBackend,
  ];
  return [...new Set(all.filter(Boolean))];
}

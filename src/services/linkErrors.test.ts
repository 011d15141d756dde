import { expect, it } from 'vitest';
import { linkErrorMessage, linkErrors } from './linkErrors.ts';
import { errorMessages } from './messages.ts';

const notCompleted = 'The sign-in was not completed. Please try again.';
const closed = 'New accounts cannot be created at the moment.';
const confirmFirst = 'Confirm your email address first, with the link in our mail.';
const taken = 'There is already an account with that email. Sign in instead.';
const tooMany = 'Too many attempts. Wait a few minutes, then try again.';

const sentences: Readonly<Record<string, string>> = {
  otp_expired: errorMessages.linkExpired,
  access_denied: notCompleted,
  bad_oauth_state: notCompleted,
  bad_oauth_callback: notCompleted,
  flow_state_not_found: notCompleted,
  flow_state_expired: notCompleted,
  bad_code_verifier: notCompleted,
  user_banned: 'This account is blocked and cannot sign in.',
  user_not_found: 'That account no longer exists.',
  signup_disabled: closed,
  email_provider_disabled: closed,
  email_not_confirmed: confirmFirst,
  provider_email_needs_verification: confirmFirst,
  email_exists: taken,
  user_already_exists: taken,
  identity_already_exists: 'That account is already linked to another user. Choose a different one.',
  over_email_send_rate_limit: tooMany,
  over_request_rate_limit: tooMany,
  unexpected_failure: errorMessages.unexpected,
  server_error: errorMessages.unexpected,
  request_timeout: errorMessages.unexpected,
  temporarily_unavailable: errorMessages.unexpected,
};

it.each(Object.entries(sentences))(
  'an address that brings the error %s is told in our words [X9]',
  (code, sentence) => {
    expect(linkErrorMessage(code)).toBe(sentence);
  },
);

it.each(['', 'x', 'constructor', '__proto__', 'Your account is locked. Call 0900'])(
  'an address that brings the unknown error "%s" has one sentence of ours [X9]',
  (code) => {
    expect(linkErrorMessage(code)).toBe(errorMessages.linkFailed);
  },
);

it('each error code is listed once, and this test knows its sentence [X9]', () => {
  const codes = linkErrors.flatMap(([each]) => each);
  expect(codes.toSorted()).toEqual(Object.keys(sentences).toSorted());
});

it.each(['unexpected_failure', 'server_error', 'some_new_code', ''])(
  'after a sign-in at another site, the error %s says what to look at there [U27]',
  (code) => {
    expect(linkErrorMessage(code, true)).toBe(
      'That sign-in did not work. Check that your account there has a confirmed email address, then try again.',
    );
    expect(linkErrorMessage(code)).not.toBe(linkErrorMessage(code, true));
  },
);

it('a denied sign-in at another site gets the sentence for one that was not completed [U27]', () => {
  expect(linkErrorMessage('access_denied', true)).toBe(notCompleted);
});

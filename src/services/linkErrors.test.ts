import { expect, it } from 'vitest';
import { linkErrorOf, linkErrors } from './linkErrors.ts';
import { plain } from './messages.ts';

it.each([
  ['otp_expired', plain.linkExpired],
  ['access_denied', 'The sign-in was not completed. Please try again.'],
  ['flow_state_not_found', 'The sign-in was not completed. Please try again.'],
  ['bad_oauth_state', 'The sign-in was not completed. Please try again.'],
  ['user_banned', 'This account is blocked and cannot sign in.'],
  ['signup_disabled', 'New accounts cannot be created at the moment.'],
  ['over_email_send_rate_limit', 'Too many attempts. Wait a few minutes, then try again.'],
  ['unexpected_failure', plain.unexpected],
])('an address that brings the error %s is told in our words [X9]', (code, sentence) => {
  expect(linkErrorOf(code)).toBe(sentence);
});

it.each(['', 'x', 'constructor', '__proto__', 'Your account is locked. Call 0900'])(
  'an address that brings the unknown error "%s" has one sentence of ours [X9]',
  (code) => {
    expect(linkErrorOf(code)).toBe(plain.linkFailed);
  },
);

it('each code of an address is listed once [X9]', () => {
  const codes = linkErrors.flatMap(([each]) => each);
  expect(new Set(codes).size).toBe(codes.length);
});

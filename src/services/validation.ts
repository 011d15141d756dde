import { digitsOf } from './digitsOf.ts';
import { mapProfileFields } from './profileFields.ts';

/** K1. */
export const minimumPassword = 6;

/** R4, in bytes: 'Max size 5MB.' */
export const maximumPicture = 5 * 1024 * 1024;

/** Longest texts besides those of a profile, in characters. */
export const limits = { email: 254, message: 4000 } as const;

const required = (label: string, value: string) => (value.trim() ? undefined : `${label} is required.`);

const within = (label: string, value: string, limit: number) =>
  Array.from(value).length > limit
    ? `${label} can have at most ${limit.toLocaleString('en')} characters.`
    : undefined;

/** Undefined when fine, else a sentence that says what to do. The browser's own idea of an e-mail address, R1. */
export function checkEmail(value: string) {
  const shape = /^[^\s@]+@[^\s@]+$/;
  return (
    required('Email', value) ??
    (shape.test(value.trim()) ? undefined : 'Enter an email address such as name@example.com.') ??
    within('Email', value, limits.email)
  );
}

/** A check for each field of a profile. [E3] */
export const profileChecks = mapProfileFields(
  (_name, { label, maxLength, isRequired }) =>
    (value: string) =>
      (isRequired && required(label, value)) || within(label, value, maxLength),
);
export const checkPassword = (value: string) => (value ? undefined : 'Password is required.');

/** Bytes of a password that bcrypt reads, which the backend uses. [K10] */
export const maximumPassword = 72;

/** Whether a new password is long enough for us and short enough for bcrypt. [R2, K1, K10] */
export function checkNewPassword(value: string) {
  if (value.length < minimumPassword) return `Use at least ${minimumPassword} characters.`;
  return new TextEncoder().encode(value).length > maximumPassword
    ? `Use at most ${maximumPassword} characters.`
    : undefined;
}

/** Six digits by default; a hosted project may send up to ten. [S16] */
export const checkMailedCode = (value: string) =>
  /^\d{6,10}$/.test(digitsOf(value)) ? undefined : 'Enter the digits of the code from the mail.';

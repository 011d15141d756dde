import { normalizeCode } from './normalizeCode.ts';
import { mapProfileFields } from './profileFields.ts';
import { storableText } from './storableText.ts';

/** Minimum password length, in characters. [K1] */
export const minPasswordLength = 6;

/** Maximum size of a picture, in bytes. The form calls it 'Max size 5MB.' [R4] */
export const maxPictureBytes = 5 * 1024 * 1024;

/** Maximum lengths in characters, besides those of a profile's fields. */
export const maxCharacters = { email: 254, message: 4000 } as const;

const required = (label: string, value: string) => (value.trim() ? undefined : `${label} is required.`);

const within = (label: string, value: string, limit: number) =>
  Array.from(value).length > limit
    ? `${label} can have at most ${limit.toLocaleString('en')} characters.`
    : undefined;

/**
 * Checks what browsers check of an email field. Returns a sentence that says what to do, or undefined when it is
 * fine. [R1]
 */
export function checkEmail(value: string) {
  const shape = /^[^\s@]+@[^\s@]+$/;
  return (
    required('Email', value) ??
    (shape.test(value.trim()) ? undefined : 'Enter an email address such as name@example.com.') ??
    within('Email', value, maxCharacters.email)
  );
}

/** A check for each field of a profile; each returns a sentence, or undefined when the text is fine. [E3] */
export const profileChecks = mapProfileFields(
  (_name, { label, maxLength, isRequired }) =>
    (value: string) =>
      (isRequired && required(label, storableText(value))) || within(label, value, maxLength),
);
export const checkPassword = (value: string) => (value ? undefined : 'Password is required.');

/** Maximum password length, in bytes: bcrypt, which the backend uses, ignores every byte after that. [K10] */
export const maxPasswordBytes = 72;

/**
 * Whether a new password is long enough, and short enough for bcrypt. Returns a sentence, or undefined.
 * [R2, K1, K10]
 */
export function checkNewPassword(value: string) {
  if (value.length < minPasswordLength) return `Use at least ${minPasswordLength} characters.`;
  return new TextEncoder().encode(value).length > maxPasswordBytes
    ? `Use at most ${maxPasswordBytes} characters. Some, such as é, count as two or more.`
    : undefined;
}

/** Codes have six digits by default; a hosted project may send up to ten. [S16] */
export const checkMailedCode = (value: string) =>
  /^\d{6,10}$/.test(normalizeCode(value)) ? undefined : 'Enter the digits of the code from the mail.';

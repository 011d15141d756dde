import { normalizeCode } from './normalizeCode.ts';
import { mapProfileFields } from './profileFields.ts';

/** K1. */
export const minPasswordLength = 6;

/** R4, in bytes: 'Max size 5MB.' */
export const maxPictureBytes = 5 * 1024 * 1024;

/** Longest texts besides those of a profile, in characters. */
export const maxCharacters = { email: 254, message: 4000 } as const;

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
    within('Email', value, maxCharacters.email)
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
export const maxPasswordBytes = 72;

/** Whether a new password is long enough for us and short enough for bcrypt. [R2, K1, K10] */
export function checkNewPassword(value: string) {
  if (value.length < minPasswordLength) return `Use at least ${minPasswordLength} characters.`;
  return new TextEncoder().encode(value).length > maxPasswordBytes
    ? `Use at most ${maxPasswordBytes} characters.`
    : undefined;
}

/** Six digits by default; a hosted project may send up to ten. [S16] */
export const checkMailedCode = (value: string) =>
  /^\d{6,10}$/.test(normalizeCode(value)) ? undefined : 'Enter the digits of the code from the mail.';

import { describe, expect, it } from 'vitest';
import { normalizeCode } from './normalizeCode.ts';
import {
  checkEmail,
  checkMailedCode,
  checkNewPassword,
  checkPassword,
  minPasswordLength,
  profileChecks,
} from './validation.ts';

describe('validation', () => {
  it.each([
    ['', 'Email is required.'],
    ['   ', 'Email is required.'],
    ['ada', 'Enter an email address such as name@example.com.'],
    ['ada@', 'Enter an email address such as name@example.com.'],
    ['ada@b c', 'Enter an email address such as name@example.com.'],
    ['a b@c.d', 'Enter an email address such as name@example.com.'],
    [`${'a'.repeat(250)}@x.test`, 'Email can have at most 254 characters.'],
    ['ada@example.com', undefined],
    [' ada@example.com ', undefined],
    ['ada@localhost', undefined],
  ])('checks the email %j [R1]', (value, message) => expect(checkEmail(value)).toBe(message));

  it.each([
    ['12345', 'Use at least 6 characters.'],
    ['123456', undefined],
    ['x'.repeat(72), undefined],
    ['x'.repeat(73), 'Use at most 72 characters. Some, such as é, count as two or more.'],
    ['ن'.repeat(36), undefined],
    ['ن'.repeat(37), 'Use at most 72 characters. Some, such as é, count as two or more.'],
  ])('checks the new password %j [R2, K1]', (value, message) =>
    expect(checkNewPassword(value)).toBe(message),
  );

  it.each([
    ['123456', undefined],
    [' 123 456 ', undefined],
    ['123-456', undefined],
    ['１２３４５６', undefined],
    ['12345678', undefined],
    ['12345', 'Enter the digits of the code from the mail.'],
    ['12345678901', 'Enter the digits of the code from the mail.'],
    ['12345a', 'Enter the digits of the code from the mail.'],
    ['', 'Enter the digits of the code from the mail.'],
  ])('checks the code from a mail %j [S16]', (value, message) =>
    expect(checkMailedCode(value)).toBe(message),
  );

  it('a code is sent as its digits alone, however it was typed [S16]', () => {
    expect(['123 456', '123–456', '１２３４５６'].map(normalizeCode)).toEqual(['123456', '123456', '123456']);
  });

  it('what no text can hold is no name [A102]', () => {
    expect(profileChecks.fullName('\0 \uD83D')).toBe('Full Name is required.');
    expect(profileChecks.fullName('\0Ada')).toBeUndefined();
  });

  it('checks required texts and the longest ones [R1, R2, R4]', () => {
    expect(minPasswordLength).toBe(6);
    expect(checkPassword('')).toBe('Password is required.');
    expect(checkPassword(' ')).toBeUndefined();
    expect(profileChecks.fullName(' ')).toBe('Full Name is required.');
    expect(profileChecks.fullName('👩‍👩‍👧'.repeat(40))).toBeUndefined();
    expect(profileChecks.fullName('x'.repeat(201))).toBe('Full Name can have at most 200 characters.');
    expect([profileChecks.location(''), profileChecks.description('')]).toEqual([undefined, undefined]);
    expect(profileChecks.description('x'.repeat(2001))).toBe(
      'Description can have at most 2,000 characters.',
    );
    expect(profileChecks.location('x'.repeat(201))).toBe('Location can have at most 200 characters.');
  });
});

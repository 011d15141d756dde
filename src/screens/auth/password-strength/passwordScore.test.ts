import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { commonPasswords } from './commonPasswords.ts';
import { passwordScore } from './passwordScore.ts';

it.each([
  ['123456', 0, 'It is one of the most used passwords.'],
  ['qwertyuiop', 0, 'It is one of the most used passwords.'],
  ['zxcvfdsaq', 2, 'Keys beside each other are easy to guess.'],
  ['lmnopqrst', 1, 'Sequences such as abc or 6543 are easy to guess.'],
  ['13.05.1987', 2, 'Dates are easy to guess.'],
  ['aaaaaaa', 0, 'Repeated letters are easy to guess.'],
  ['ada@example.com1', 1, 'It contains your name or address, which others know.'],
  ['lovelace1', 1, 'It contains your name or address, which others know.'],
])('the password %s is worth %i at most, and the advice says why [U8]', (password, most, advice) => {
  const found = passwordScore(password, ['ada@example.com', 'Ada Lovelace']);
  expect(found.score).toBeLessThanOrEqual(most);
  expect(found.advice).toBe(advice);
});

it('a strong password gets no advice [U8]', () => {
  expect(passwordScore('correct-horse', ['ada@example.com'])).toEqual({ score: 4 });
});

it('a password of the greatest length is judged in time [U8]', () => {
  const begin = performance.now();
  expect(
    passwordScore('kV9#ü-tqLw2 xoB7!mäZr5?pJd0&yHc8%gNf3*sWu6+eRa1=iTl4/bQoXzKvMnGhY.', []).score,
  ).toBeGreaterThan(2);
  expect(performance.now() - begin).toBeLessThan(3000);
});

it('the commonest passwords are the head of the library’s list [U8]', () => {
  expect(commonPasswords).toEqual((dictionary['passwords-common'] as string[]).slice(0, 10_000));
});

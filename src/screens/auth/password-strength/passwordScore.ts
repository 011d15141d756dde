import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { commonPasswords } from './commonPasswords.ts';
import { passwordAdvice, usualAdvice } from './passwordAdvice.ts';

/** The only module that knows the library: a chunk of its own, loaded when somebody types a new password. */
const meter = new ZxcvbnFactory({
  dictionary: { 'passwords-common': [...commonPasswords] },
  graphs: adjacencyGraphs,
  // Longer ones take hundreds of milliseconds, and are strong anyhow.
  maxLength: 64,
});

export interface PasswordScore {
  /** From 0, guessed at once, to 4, guessed by nobody. */
  score: 0 | 1 | 2 | 3 | 4;
  /** What makes it easy to guess, or what would help; undefined when it is strong. */
  advice?: string;
}

/**
 * How hard a password is to guess. `known`: what others know of the user, such as the address and the name; it counts whole and in
 * parts, because either may be in the password. [U8]
 */
export function passwordScore(password: string, known: readonly string[]): PasswordScore {
  const parts = known
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((text) => text.length > 2);
  const { score, feedback } = meter.check(password, parts);
  if (score > 2) return { score };
  return { score, advice: (feedback.warning && passwordAdvice[feedback.warning]) || usualAdvice };
}

import { minimumPassword } from '../../../src/services/validation.ts';

/** R3. The backend's words for a weak password as sentences; one it did not tell us about stays as it is. */
const sentences: Readonly<Record<string, string>> = {
  length: `Use at least ${minimumPassword} characters.`,
  characters: 'Use upper and lower case letters, digits and symbols.',
  pwned: 'This password has appeared in a data breach. Choose another one.',
};

export const weakPasswordReasons = (error: object): readonly string[] =>
  'reasons' in error && Array.isArray(error.reasons)
    ? error.reasons
        .filter((reason: unknown) => typeof reason === 'string')
        .map((reason) => (Object.hasOwn(sentences, reason) ? sentences[reason]! : reason))
    : [];

import type { BackendError } from './backendError.ts';

export const malformed: BackendError = { name: 'MalformedAnswer' };

/** The vendor's client throws a TypeError for a response that is valid JSON of an unexpected shape: returns `malformed` then. */
export const catchMalformed = <Answer extends { error: BackendError | null }>(answer: Promise<Answer>) =>
  answer.catch((error: unknown) => {
    if (error instanceof TypeError) return { data: null, error: malformed };
    throw error;
  });

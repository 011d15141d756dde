import type { BackendError } from './backendError.ts';

export const malformed: BackendError = { name: 'MalformedAnswer' };

/** The vendor's client stumbles over an answer that is valid JSON and still none. */
export const answered = <Answer extends { error: BackendError | null }>(answer: Promise<Answer>) =>
  answer.catch((error: unknown) => {
    if (error instanceof TypeError) return { data: null, error: malformed };
    throw error;
  });

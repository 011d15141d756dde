import { EngineFailure } from '../engine.ts';
import { ModelRefusal } from './modelClient.ts';

const notSetUp = 'The assistant is not set up correctly. Please tell support.';
const byStatus: Readonly<Record<number, string>> = {
  400: 'I could not work with that. Please say it in other words.',
  401: notSetUp,
  403: notSetUp,
  404: notSetUp,
  413: 'That was too long for me. Please say it in fewer words.',
  429: 'I am being asked too much at the moment. Please try again in a minute.',
};

/** The provider does not take a file of this type or size, or the model cannot see. */
const isUnreadable = ({ status }: ModelRefusal) => [400, 413, 415, 422].includes(status);

function sentenceFor(error: unknown, hasFiles: boolean) {
  if (error instanceof ModelRefusal && hasFiles && isUnreadable(error))
    return 'I could not look at that. Please send another file, or tell me in words what it is about.';
  if (error instanceof ModelRefusal) return byStatus[error.status];
  if (error instanceof Error && error.name === 'TimeoutError')
    return 'That took me too long. Please try again.';
  return undefined;
}

/** An error with what caused it: `fetch` says no more than 'fetch failed'. */
function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.name}: ${error.message}${error.cause ? ` ← ${detailOf(error.cause)}` : ''}`;
}

interface ModelFailureFacts {
  isBeforeFirstWord: boolean;
  /** Whether the model was given files, which it may not be able to read. */
  hasFiles?: boolean;
  isLimit?: boolean;
}

/** What kept the model from answering, as a sentence for the user; the provider's own words are for the log. */
export const failureOf = (
  error: unknown,
  { isBeforeFirstWord, hasFiles = false, isLimit = false }: ModelFailureFacts,
) =>
  error instanceof EngineFailure
    ? error
    : new EngineFailure(sentenceFor(error, hasFiles) ?? 'I cannot answer at the moment. Please try again.', {
        detail: detailOf(error),
        isBeforeFirstWord,
        isLimit,
      });

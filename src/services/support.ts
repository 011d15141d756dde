import type { Result } from './result.ts';

/** `answered` and `closed` are said by the team, never by the page. */
export type SupportState = 'open' | 'answered' | 'closed';

/** A request to the people of support as far as the page shows it. */
export interface SupportRequest {
  /** The page's own, unique for its user: letters, digits, '-' and '_'. */
  id: string;
  state: SupportState;
  /** ISO 8601. */
  createdAt: string;
}

/** What the user agrees to send. */
export interface NewSupportRequest {
  /** Sending one with the same id again changes nothing, so that it may be repeated when no answer came. */
  id: string;
  /** The page's own id of the conversation: letters, digits, '-' and '_'. */
  conversation: string;
  /** What the user adds, at most `supportLimits.note` characters. May be ''. */
  note: string;
  /** The conversation in words, 1 to `supportLimits.thread` characters. */
  thread: string;
}

/** What the database checks, in code points. */
export const supportLimits = { note: 1000, thread: 20_000 } as const;

/**
 * `sent`: it is stored, now or before. `already-open`: the conversation has another request that nobody has answered yet, which
 * is given. `too-many`: nothing was stored, because the user has sent as many requests as they may in a day.
 */
export type SupportOutcome =
  | { outcome: 'sent' | 'already-open'; request: SupportRequest }
  | { outcome: 'too-many' };

/**
 * The user's requests to support. `userId` is who is meant: nothing is read or written when somebody else has signed in
 * meanwhile, such as in another tab.
 */
export interface SupportPort {
  send(userId: string, request: NewSupportRequest): Promise<Result<SupportOutcome>>;
  /** `not-found` for a request that is not there, or not any more. */
  load(userId: string, id: string): Promise<Result<SupportRequest>>;
}

import { isRecord } from './isRecord.ts';
import type { Result } from './result.ts';

/** Something that was changed in the account. */
export interface Activity {
  /** Newer entries have higher ids. */
  id: number;
  /** ISO 8601. */
  happenedAt: string;
  /** 'agent': the assistant, after the user had said yes. 'service': the payment provider or the operator. */
  actor: 'user' | 'agent' | 'service';
  /**
   * 'profile', 'billing', 'email', 'password', 'session', 'factor' or 'preferences'; one that this version of the app does not know
   * is kept as it is.
   */
  subject: string;
  change: 'updated' | 'added' | 'removed';
  /** What each column was and what it became; '' for none, and at most 200 characters of each. */
  details: Readonly<Record<string, readonly [before: string, after: string]>>;
  /** How the browser that did it described itself; '' where the backend did not see it. */
  userAgent: string;
}

export interface ActivityPage {
  /** The newest first. */
  entries: readonly Activity[];
  /** Give it as `before` for the entries that follow; absent when there are no more. */
  next?: number;
}

/** What was changed in the signed-in user's account. Failures are returned and never thrown. Nobody else's entries are found. [U22, P2] */
export interface ActivityPort {
  /**
   * The newest entries, or those that come before the one with this id. Undefined where the backend keeps no record. Empty when the
   * session has not shown the user's second factor.
   */
  list(options: { before?: number; limit: number }): Promise<Result<ActivityPage | undefined>>;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What is no pair of texts is left out. */
const detailsOf = (stored: unknown): Activity['details'] =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).flatMap(([column, values]) =>
      Array.isArray(values) ? [[column, [textOf(values[0]), textOf(values[1])] as const]] : [],
    ),
  );

/** An entry from a row of the table `activity`. */
export const activityOf = (row: Readonly<Record<string, unknown>>): Activity => ({
  id: Number(row.id),
  happenedAt: textOf(row.happened_at),
  actor: row.actor === 'agent' || row.actor === 'service' ? row.actor : 'user',
  subject: textOf(row.subject),
  change: row.change === 'added' || row.change === 'removed' ? row.change : 'updated',
  details: detailsOf(row.details),
  userAgent: textOf(row.user_agent),
});

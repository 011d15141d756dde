/**
 * An expected failure, in the words the user may see. `kind` decides what happens next:
 * - `unavailable`: no network, our timeout, 5xx, an answer that is not what was asked for
 * - `refused`: the backend understood and said no (4xx; 0 rows written)
 * - `not-found`: no such row
 * - `session`: there is no valid session any more
 * - `cancelled`: the caller's signal aborted it
 */
export interface Failure {
  kind: 'unavailable' | 'refused' | 'not-found' | 'session' | 'cancelled';
  /** The backend's message, or '' when it gave none fit to show. */
  message: string;
  /** The backend's code, such as '42501' or 'over_request_rate_limit'. */
  code?: string;
  /** HTTP status, when there was an answer. */
  status?: number;
}

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export const success = <T>(value: T): Result<T> => ({ ok: true, value });
export const failed = (failure: Failure): { ok: false; failure: Failure } => ({ ok: false, failure });

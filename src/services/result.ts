/**
 * An expected failure, in words that the user may see. `kind` decides what happens next:
 * - `unavailable`: no network, a timeout, a status of 5xx, or an answer of an unexpected shape
 * - `refused`: the backend understood and said no: a status of 4xx, or a write that matched no row
 * - `not-found`: there is no such row
 * - `session`: there is no valid session any more
 * - `cancelled`: the caller's signal aborted it
 */
export interface Failure {
  kind: 'unavailable' | 'refused' | 'not-found' | 'session' | 'cancelled';
  /** The backend's message; '' when it gave none that can be shown. */
  message: string;
  /** The backend's code, such as '42501' or 'over_request_rate_limit'. */
  code?: string;
  /** The HTTP status, when there was an answer. */
  status?: number;
}

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export const success = <T>(value: T): Result<T> => ({ ok: true, value });
export const failed = (failure: Failure): { ok: false; failure: Failure } => ({ ok: false, failure });

/** What an auth error, a PostgREST error and a storage answer of the vendor's clients have in common. */
export interface BackendError {
  message?: unknown;
  code?: unknown;
  status?: unknown;
  name?: unknown;
}

/** What a request of PostgREST's client resolves to. It never rejects for a refusal: `error` says what was refused. */
export interface BackendAnswer {
  data: unknown;
  error: BackendError | null;
  /** The HTTP status; 0 where no answer came. */
  status: number;
}

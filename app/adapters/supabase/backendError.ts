/** What an auth error, a PostgREST error and a storage answer of the vendor's clients have in common. */
export interface BackendError {
  message?: unknown;
  code?: unknown;
  status?: unknown;
  name?: unknown;
}

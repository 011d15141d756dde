/** Postgres's largest bigint has 19 digits: 18 always fit. */
const count = /^\d{1,18}$/;

/**
 * Whether a query on rows asks for a `limit` or an `offset` that is no count, for its own table or an embedded one
 * (`payment_history.limit`). @supabase/lite ignores such a value and answers with all rows. A negative limit of the
 * table itself passes: @supabase/lite refuses it with 416, as PostgREST does.
 */
export const hasBadPaging = (parameters: URLSearchParams): boolean =>
  [...parameters].some(
    ([name, value]) =>
      /^(.+\.)?(limit|offset)$/.test(name) && !count.test(name === 'limit' ? value.replace(/^-/, '') : value),
  );

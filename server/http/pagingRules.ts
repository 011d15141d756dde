/** A count of at most 18 digits, which always fits: Postgres' largest bigint has 19. */
const count = /^\d{1,18}$/;

/**
 * Whether a query for rows has a `limit` or `offset` that is not a count, for its own table or an embedded one
 * (`payment_history.limit`). @supabase/lite ignores such a value and answers with all rows. A negative limit of the
 * table itself is let through, because @supabase/lite refuses it with 416, as PostgREST does.
 */
export const hasBadPaging = (parameters: URLSearchParams): boolean =>
  [...parameters].some(
    ([name, value]) =>
      /^(.+\.)?(limit|offset)$/.test(name) && !count.test(name === 'limit' ? value.replace(/^-/, '') : value),
  );

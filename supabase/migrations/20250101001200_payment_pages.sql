-- All payments of a user, in pages: each function runs as whoever asks, so that row-level security decides.

-- Pages begin after the last row of the page before, however many payments there are. Two payments of the same moment
-- are told apart by their id.
create index payment_history_pages on public.payment_history (user_id, payment_date desc, id desc);
drop index public.payment_history_newest_first;

-- The payments of `owner` that match, the newest first; those after one row when `after_date` and `after_id` name it.
-- `since` counts, `until` no longer does. At most 100 of them. With `ids`, those rows alone, up to 500.
-- Comparisons with `coalesce` instead of `… is null or …`, so that the index leads to the first row.
create function public.list_payments(
  owner uuid,
  since timestamptz default null,
  until timestamptz default null,
  only_status text default null,
  only_currency text default null,
  after_date timestamptz default null,
  after_id uuid default null,
  ids uuid[] default null,
  max_rows integer default 50
) returns setof public.payment_history
language sql stable security invoker set search_path = '' as $$
  select p.*
  from public.payment_history p
  where p.user_id = list_payments.owner
    and p.payment_date >= coalesce(list_payments.since, '-infinity')
    and p.payment_date <= coalesce(list_payments.until, 'infinity')
    and p.payment_date is distinct from list_payments.until
    and (p.payment_date, p.id) < (
      coalesce(list_payments.after_date, 'infinity'),
      coalesce(list_payments.after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    )
    and (list_payments.only_status is null or private.payment_status(p.status) = list_payments.only_status)
    and (list_payments.only_currency is null
      or upper(coalesce(nullif(p.currency, ''), 'USD')) = upper(list_payments.only_currency))
    and (list_payments.ids is null or p.id = any (list_payments.ids))
  order by p.payment_date desc, p.id desc
  limit least(
    greatest(coalesce(list_payments.max_rows, 50), 0),
    case when list_payments.ids is null then 101 else 500 end
  )
$$;

-- How many payments of `owner` match, and their exact total, of each currency and status by itself: an amount that
-- failed must not be added to what was paid.
create function public.sum_payments(
  owner uuid,
  since timestamptz default null,
  until timestamptz default null,
  only_status text default null,
  only_currency text default null
) returns table (currency text, status text, total numeric, count bigint)
language sql stable security invoker set search_path = '' as $$
  select found.currency, found.status, sum(found.amount), count(*)
  from (
    select upper(coalesce(nullif(p.currency, ''), 'USD')) as currency,
      private.payment_status(p.status) as status,
      coalesce(nullif(p.amount, 'NaN'), 0) as amount
    from public.payment_history p
    where p.user_id = sum_payments.owner
      and p.payment_date >= coalesce(sum_payments.since, '-infinity')
      and (sum_payments.until is null or p.payment_date < sum_payments.until)
  ) found
  where (sum_payments.only_status is null or found.status = sum_payments.only_status)
    and (sum_payments.only_currency is null or found.currency = upper(sum_payments.only_currency))
  group by found.currency, found.status
  order by found.currency, found.status
$$;

revoke all on function public.list_payments(uuid, timestamptz, timestamptz, text, text, timestamptz, uuid, uuid[], integer) from public, anon, authenticated;
revoke all on function public.sum_payments(uuid, timestamptz, timestamptz, text, text) from public, anon, authenticated;
grant execute on function public.list_payments(uuid, timestamptz, timestamptz, text, text, timestamptz, uuid, uuid[], integer) to authenticated;
grant execute on function public.sum_payments(uuid, timestamptz, timestamptz, text, text) to authenticated;

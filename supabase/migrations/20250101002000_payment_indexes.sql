-- B27. The index leads to a page and to a day for users too. Under row-level security the database only looks into an index with
-- what cannot leak a row that the user may not see; `coalesce`, and casts between dates and times, count as if they could. So
-- both are done before the rows are reached, with `case` and in a table of its own. Nor does it count on a user who has most
-- of the table: without `enable_seqscan = off` it would read everything, and sort it, for one page.

-- As before.
create or replace function public.list_payments(
  owner uuid,
  since timestamptz default null,
  until timestamptz default null,
  only_status text default null,
  only_currency text default null,
  search text default null,
  after_date timestamptz default null,
  after_id uuid default null,
  ids uuid[] default null,
  max_rows integer default 50
) returns table (
  id uuid, user_id uuid, service_name text, payment_date timestamptz, amount numeric, currency text, status text,
  invoice_number text, receipt_url text, failure text, pdf_url text, next_attempt_at timestamptz
)
language sql stable security invoker set search_path = '' set enable_seqscan = off set enable_bitmapscan = off as $$
  select page.id, page.user_id, page.service_name, page.payment_date, page.amount, page.currency, page.status,
    page.invoice_number, page.receipt_url, page.failure, i.pdf_url, i.next_attempt_at
  from (
    select p.*
    from public.payment_history p
    where p.user_id = list_payments.owner
      and p.payment_date >= case when list_payments.since is null then '-infinity' else list_payments.since end
      and p.payment_date <= case when list_payments.until is null then 'infinity' else list_payments.until end
      and p.payment_date is distinct from list_payments.until
      and (p.payment_date, p.id) < (
        case when list_payments.after_date is null then 'infinity' else list_payments.after_date end,
        case when list_payments.after_id is null then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else list_payments.after_id end
      )
      and (list_payments.only_status is null or private.payment_status(p.status) = list_payments.only_status)
      and (list_payments.only_currency is null
        or upper(coalesce(nullif(p.currency, ''), 'USD')) = upper(list_payments.only_currency))
      -- No pattern: a percent sign in a name is a percent sign.
      and (list_payments.search is null or position(lower(list_payments.search) in
        lower(coalesce(nullif(p.service_name, ''), 'Service Payment') || ' ' || coalesce(p.invoice_number, ''))) > 0)
      and (list_payments.ids is null or p.id = any (list_payments.ids))
    order by p.payment_date desc, p.id desc
    limit least(greatest(coalesce(list_payments.max_rows, 50), 0), case when list_payments.ids is null then 501 else 500 end)
  ) page
  left join lateral (
    select o.pdf_url, o.next_attempt_at from public.invoices o
    where o.user_id = page.user_id and o.number = page.invoice_number
    limit 1
  ) i on true
  order by page.payment_date desc, page.id desc
$$;

-- The sums of whoever asks, of whole days without those that are cut. As the owner, since users cannot reach the table: it tells
-- them their own alone. Summed up in here, because handing over each day took longer than adding it.
create function private.own_day_sums(
  owner uuid, first_day date, last_day date, cut_days date[], starts timestamptz[]
) returns table (period integer, currency text, status text, total numeric, count bigint)
language sql stable security definer set search_path = '' as $$
  select coalesce(width_bucket(d.day::timestamp at time zone 'UTC', own_day_sums.starts), 0), d.currency, d.status,
    sum(d.total), sum(d.count)::bigint
  from private.payment_days d
  where d.user_id = (select auth.uid()) and d.user_id = own_day_sums.owner
    and d.day >= own_day_sums.first_day and d.day <= own_day_sums.last_day and d.day <> all (own_day_sums.cut_days)
  group by 1, 2, 3
$$;

-- As before. A day is whole unless a period begins or ends within it.
create or replace function public.sum_payments(
  owner uuid,
  since timestamptz default null,
  until timestamptz default null,
  only_status text default null,
  only_currency text default null,
  search text default null,
  starts timestamptz[] default null
) returns table (period integer, currency text, status text, total numeric, count bigint)
language sql stable security invoker set search_path = '' set enable_seqscan = off set enable_bitmapscan = off as $$
  with cut as materialized (
    select day, day::timestamp at time zone 'UTC' as begins, (day + 1)::timestamp at time zone 'UTC' as ends
    from (
      select distinct (edge at time zone 'UTC')::date as day
      from unnest(array[sum_payments.since, sum_payments.until] || sum_payments.starts) edge
      where isfinite(edge) and date_trunc('day', edge at time zone 'UTC') <> edge at time zone 'UTC'
    ) days
  ), rows as (
    select p.payment_date, p.currency, p.status, p.amount
    from cut join public.payment_history p on p.user_id = sum_payments.owner
      and p.payment_date >= cut.begins and p.payment_date < cut.ends
    where sum_payments.search is null
    union all
    select p.payment_date, p.currency, p.status, p.amount
    from public.payment_history p
    where sum_payments.search is not null and p.user_id = sum_payments.owner
      and position(lower(sum_payments.search) in
        lower(coalesce(nullif(p.service_name, ''), 'Service Payment') || ' ' || coalesce(p.invoice_number, ''))) > 0
  ), found as (
    select s.period, s.currency, s.status, s.total, s.count
    from private.own_day_sums(
      sum_payments.owner,
      coalesce((sum_payments.since at time zone 'UTC')::date, '-infinity'),
      -- The day that begins with the end of the period no longer counts.
      coalesce(((sum_payments.until - interval '1 microsecond') at time zone 'UTC')::date, 'infinity'),
      array(select cut.day from cut),
      sum_payments.starts
    ) s
    where sum_payments.search is null
    union all
    select coalesce(width_bucket(r.payment_date, sum_payments.starts), 0),
      upper(coalesce(nullif(r.currency, ''), 'USD')), private.payment_status(r.status),
      coalesce(nullif(r.amount, 'NaN'), 0), 1
    from rows r
    where r.payment_date >= coalesce(sum_payments.since, '-infinity')
      and (sum_payments.until is null or r.payment_date < sum_payments.until)
  )
  select found.period, found.currency, found.status, sum(found.total), sum(found.count)::bigint
  from found
  where (sum_payments.only_status is null or found.status = sum_payments.only_status)
    and (sum_payments.only_currency is null or found.currency = upper(sum_payments.only_currency))
  group by 1, 2, 3
  order by 1, 2, 3
$$;

drop function private.own_payment_days();
revoke all on function private.own_day_sums(uuid, date, date, date[], timestamptz[]) from public, anon, authenticated;
grant execute on function private.own_day_sums(uuid, date, date, date[], timestamptz[]) to authenticated;

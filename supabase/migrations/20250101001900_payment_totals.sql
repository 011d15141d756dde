-- B20, B21. The totals of somebody with a hundred thousand payments take as long as those of somebody with a hundred: what was
-- paid on each day is kept, and only the days in which a period begins or ends are added up payment by payment.

-- The exact total and the number of payments of each user, day (UTC), currency and status.
create table private.payment_days (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  currency text not null,
  status text not null,
  total numeric not null,
  count bigint not null,
  primary key (user_id, day, currency, status)
);
alter table private.payment_days enable row level security;
create policy "for functions only" on private.payment_days for all to public using (false) with check (false);
revoke all on private.payment_days from public, anon, authenticated;

-- The days of whoever asks. As the owner, since users cannot reach the table: it tells them their own days alone.
create function private.own_payment_days() returns setof private.payment_days
language sql stable security definer set search_path = '' as $$
  select * from private.payment_days where user_id = (select auth.uid())
$$;

-- Keeps the days in step with what a statement did to payments. Missing values are those that the page shows. Days are written
-- in one order, so that two statements wait for each other instead of locking each other out.
create function private.keep_payment_days() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    update private.payment_days d set total = d.total - gone.total, count = d.count - gone.count
      from (
        select p.user_id, (p.payment_date at time zone 'UTC')::date as day,
          upper(coalesce(nullif(p.currency, ''), 'USD')) as currency, private.payment_status(p.status) as status,
          sum(coalesce(nullif(p.amount, 'NaN'), 0)) as total, count(*) as count
        from old_rows p group by 1, 2, 3, 4
      ) gone
      where (d.user_id, d.day, d.currency, d.status) = (gone.user_id, gone.day, gone.currency, gone.status);
  end if;
  if tg_op <> 'DELETE' then
    insert into private.payment_days as d (user_id, day, currency, status, total, count)
      select p.user_id, (p.payment_date at time zone 'UTC')::date,
        upper(coalesce(nullif(p.currency, ''), 'USD')), private.payment_status(p.status),
        sum(coalesce(nullif(p.amount, 'NaN'), 0)), count(*)
      from new_rows p group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (user_id, day, currency, status)
        do update set total = d.total + excluded.total, count = d.count + excluded.count;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.payment_days d using old_rows p
      where d.count = 0 and d.user_id = p.user_id and d.day = (p.payment_date at time zone 'UTC')::date;
  end if;
  return null;
end
$$;
create trigger payment_days_added after insert on public.payment_history
  referencing new table as new_rows for each statement execute function private.keep_payment_days();
create trigger payment_days_changed after update on public.payment_history
  referencing old table as old_rows new table as new_rows for each statement execute function private.keep_payment_days();
create trigger payment_days_removed after delete on public.payment_history
  referencing old table as old_rows for each statement execute function private.keep_payment_days();
-- Also for rows that are brought over from another database, which switches other triggers off.
alter table public.payment_history enable always trigger payment_days_added;
alter table public.payment_history enable always trigger payment_days_changed;
alter table public.payment_history enable always trigger payment_days_removed;

insert into private.payment_days (user_id, day, currency, status, total, count)
  select p.user_id, (p.payment_date at time zone 'UTC')::date,
    upper(coalesce(nullif(p.currency, ''), 'USD')), private.payment_status(p.status),
    sum(coalesce(nullif(p.amount, 'NaN'), 0)), count(*)
  from public.payment_history p group by 1, 2, 3, 4;

-- Leads from a payment to its invoice.
create index invoices_by_number on public.invoices (user_id, number);

drop function public.list_payments(uuid, timestamptz, timestamptz, text, text, timestamptz, uuid, uuid[], integer);
drop function public.sum_payments(uuid, timestamptz, timestamptz, text, text);

-- As before, and with `search`, which a service's name or an invoice's number contains; with the provider's PDF, and when it
-- charges again; and up to 500 rows at once, for whoever exports them.
create function public.list_payments(
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
language sql stable security invoker set search_path = '' as $$
  select page.id, page.user_id, page.service_name, page.payment_date, page.amount, page.currency, page.status,
    page.invoice_number, page.receipt_url, page.failure, i.pdf_url, i.next_attempt_at
  from (
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

-- As before, and with `search`; and of each period by itself, which `starts` begin: 0 is what was before the first of them, 1
-- begins with it. Whoever asks knows where their days, months and years begin.
create function public.sum_payments(
  owner uuid,
  since timestamptz default null,
  until timestamptz default null,
  only_status text default null,
  only_currency text default null,
  search text default null,
  starts timestamptz[] default null
) returns table (period integer, currency text, status text, total numeric, count bigint)
language sql stable security invoker set search_path = '' as $$
  with cut as (
    select distinct (edge at time zone 'UTC')::date as day
    from unnest(array[sum_payments.since, sum_payments.until] || sum_payments.starts) edge
    where isfinite(edge) and date_trunc('day', edge at time zone 'UTC') <> edge at time zone 'UTC'
  ), found as (
    select d.day::timestamp at time zone 'UTC' as moment, d.currency, d.status, d.total, d.count
    from private.own_payment_days() d
    where sum_payments.search is null and d.user_id = sum_payments.owner
      and d.day not in (select cut.day from cut)
    union all
    select p.payment_date, upper(coalesce(nullif(p.currency, ''), 'USD')), private.payment_status(p.status),
      coalesce(nullif(p.amount, 'NaN'), 0), 1
    from cut join public.payment_history p on p.user_id = sum_payments.owner
      and p.payment_date >= cut.day::timestamp at time zone 'UTC'
      and p.payment_date < (cut.day + 1)::timestamp at time zone 'UTC'
    where sum_payments.search is null
    union all
    select p.payment_date, upper(coalesce(nullif(p.currency, ''), 'USD')), private.payment_status(p.status),
      coalesce(nullif(p.amount, 'NaN'), 0), 1
    from public.payment_history p
    where sum_payments.search is not null and p.user_id = sum_payments.owner
      and position(lower(sum_payments.search) in
        lower(coalesce(nullif(p.service_name, ''), 'Service Payment') || ' ' || coalesce(p.invoice_number, ''))) > 0
  )
  select coalesce(width_bucket(found.moment, sum_payments.starts), 0), found.currency, found.status, sum(found.total),
    sum(found.count)::bigint
  from found
  where found.moment >= coalesce(sum_payments.since, '-infinity')
    and (sum_payments.until is null or found.moment < sum_payments.until)
    and (sum_payments.only_status is null or found.status = sum_payments.only_status)
    and (sum_payments.only_currency is null or found.currency = upper(sum_payments.only_currency))
  group by 1, 2, 3
  order by 1, 2, 3
$$;

revoke all on function private.keep_payment_days() from public, anon, authenticated;
revoke all on function private.own_payment_days() from public, anon, authenticated;
revoke all on function public.list_payments(uuid, timestamptz, timestamptz, text, text, text, timestamptz, uuid, uuid[], integer) from public, anon, authenticated;
revoke all on function public.sum_payments(uuid, timestamptz, timestamptz, text, text, text, timestamptz[]) from public, anon, authenticated;
grant execute on function private.own_payment_days() to authenticated;
grant execute on function public.list_payments(uuid, timestamptz, timestamptz, text, text, text, timestamptz, uuid, uuid[], integer) to authenticated;
grant execute on function public.sum_payments(uuid, timestamptz, timestamptz, text, text, text, timestamptz[]) to authenticated;

-- Totals of a hundred thousand payments no longer read each day: what was paid in each month is kept too, and only the months in
-- which a period begins or ends are added up day by day. [B21]

create table private.payment_months (
  user_id uuid not null references auth.users (id) on delete cascade,
  month date not null,
  currency text not null,
  status text not null,
  total numeric not null,
  count bigint not null,
  primary key (user_id, month, currency, status)
);
alter table private.payment_months enable row level security;
create policy "for functions only" on private.payment_months for all to public using (false) with check (false);
revoke all on private.payment_months from public, anon, authenticated;

-- Keeps the months in step with the days, whose user, day, currency and status never change.
create function private.keep_payment_months() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into private.payment_months as m (user_id, month, currency, status, total, count)
      select d.user_id, date_trunc('month', d.day)::date, d.currency, d.status, sum(d.total), sum(d.count)
      from new_rows d group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (user_id, month, currency, status)
        do update set total = m.total + excluded.total, count = m.count + excluded.count;
    return null;
  end if;
  if tg_op = 'UPDATE' then
    update private.payment_months m set total = m.total + more.total, count = m.count + more.count
      from (
        select d.user_id, date_trunc('month', d.day)::date as month, d.currency, d.status, sum(d.total) as total, sum(d.count) as count
        from new_rows d group by 1, 2, 3, 4
      ) more
      where (m.user_id, m.month, m.currency, m.status) = (more.user_id, more.month, more.currency, more.status);
  end if;
  update private.payment_months m set total = m.total - gone.total, count = m.count - gone.count
    from (
      select d.user_id, date_trunc('month', d.day)::date as month, d.currency, d.status, sum(d.total) as total, sum(d.count) as count
      from old_rows d group by 1, 2, 3, 4
    ) gone
    where (m.user_id, m.month, m.currency, m.status) = (gone.user_id, gone.month, gone.currency, gone.status);
  -- An empty month stays as long as one of its days: a day that is empty for a moment may be filled again.
  if tg_op = 'DELETE' then
    delete from private.payment_months m using old_rows d
      where m.count = 0 and m.user_id = d.user_id and m.month = date_trunc('month', d.day)::date;
  end if;
  return null;
end
$$;
create trigger payment_months_added after insert on private.payment_days
  referencing new table as new_rows for each statement execute function private.keep_payment_months();
create trigger payment_months_changed after update on private.payment_days
  referencing old table as old_rows new table as new_rows for each statement execute function private.keep_payment_months();
create trigger payment_months_removed after delete on private.payment_days
  referencing old table as old_rows for each statement execute function private.keep_payment_months();
-- Also for rows that are brought over from another database, as the days.
alter table private.payment_days enable always trigger payment_months_added;
alter table private.payment_days enable always trigger payment_months_changed;
alter table private.payment_days enable always trigger payment_months_removed;

insert into private.payment_months (user_id, month, currency, status, total, count)
  select d.user_id, date_trunc('month', d.day)::date, d.currency, d.status, sum(d.total), sum(d.count)
  from private.payment_days d group by 1, 2, 3, 4;

-- As before, of whole months where no period begins or ends within them and no day of theirs is cut, and otherwise of their days.
-- The database thinks that there may be many such months, and would compile the question for longer than it takes to answer it.
create or replace function private.own_day_sums(
  owner uuid, first_day date, last_day date, cut_days date[], starts timestamptz[]
) returns table (period integer, currency text, status text, total numeric, count bigint)
language sql stable security definer set search_path = '' set jit = off as $$
  with cut as materialized (
    select distinct date_trunc('month', edge)::date as month
    from (
      select unnest(own_day_sums.cut_days)::timestamp
      union all
      -- What begins with a month leaves it whole, and so does what ends with one.
      select moment from unnest(array[
        own_day_sums.first_day::timestamp,
        case when isfinite(own_day_sums.last_day) then own_day_sums.last_day + interval '1 day' end
      ]) moment
      where isfinite(moment) and date_trunc('month', moment) <> moment
      union all
      select start at time zone 'UTC' from unnest(own_day_sums.starts) start
      where isfinite(start) and date_trunc('month', start at time zone 'UTC') <> start at time zone 'UTC'
    ) edges (edge)
  ), found as (
    select m.month as day, m.currency, m.status, m.total, m.count
    from private.payment_months m
    where m.user_id = (select auth.uid()) and m.user_id = own_day_sums.owner
      and m.month >= own_day_sums.first_day and m.month <= own_day_sums.last_day
      and m.month <> all (array(select cut.month from cut))
    union all
    select d.day, d.currency, d.status, d.total, d.count
    from cut cross join lateral (
      select * from private.payment_days p
      where p.user_id = (select auth.uid()) and p.user_id = own_day_sums.owner
        and p.day >= cut.month and p.day < (cut.month + interval '1 month')::date
        and p.day >= own_day_sums.first_day and p.day <= own_day_sums.last_day and p.day <> all (own_day_sums.cut_days)
      -- Month by month, by the index: otherwise each day is compared with each month.
      offset 0
    ) d
  )
  select coalesce(width_bucket(f.day::timestamp at time zone 'UTC', own_day_sums.starts), 0), f.currency, f.status,
    sum(f.total), sum(f.count)::bigint
  from found f
  where (select private.has_shown_factor())
  group by 1, 2, 3
$$;

alter function public.sum_payments(uuid, timestamptz, timestamptz, text, text, text, timestamptz[]) set jit = off;

revoke all on function private.keep_payment_months() from public, anon, authenticated;

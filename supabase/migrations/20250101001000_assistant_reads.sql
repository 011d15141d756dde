-- What the assistant reads of an account: each function runs as whoever asks, so that row-level security decides.

-- The groups that people distinguish. A provider's status that nobody knows is 'unknown'.
create function private.payment_status(stored text) returns text
language sql immutable set search_path = '' as $$
  select case
    when lower(stored) in ('completed', 'complete', 'success', 'successful', 'succeeded', 'paid', 'active')
      then 'completed'
    when lower(stored) in ('failed', 'failure', 'declined', 'rejected', 'error') then 'failed'
    when lower(stored) in ('pending', 'processing', 'open', 'unpaid', 'in progress') then 'pending'
    when lower(stored) in ('cancelled', 'canceled', 'voided', 'void') then 'cancelled'
    else 'unknown'
  end
$$;

-- How many payments match, the exact total of each currency with the ids of what was added up, and the rows. Currencies
-- are never added together, and counts and totals are of all payments that match, however few rows are shown.
-- `since` counts, `until` no longer does. Missing values are those that the page shows.
create function public.find_payments(
  since timestamptz default null,
  until timestamptz default null,
  status text default null,
  currency text default null,
  service text default null,
  sort text default 'newest',
  max_rows integer default 20
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with found as (
    select p.id, p.payment_date as "date",
      coalesce(nullif(p.service_name, ''), 'Service Payment') as service,
      coalesce(nullif(p.amount, 'NaN'), 0) as amount,
      upper(coalesce(nullif(p.currency, ''), 'USD')) as currency,
      private.payment_status(p.status) as status
    from public.payment_history p
    where (find_payments.since is null or p.payment_date >= find_payments.since)
      and (find_payments.until is null or p.payment_date < find_payments.until)
      and (find_payments.status is null or private.payment_status(p.status) = find_payments.status)
      and (find_payments.currency is null
        or upper(coalesce(nullif(p.currency, ''), 'USD')) = upper(find_payments.currency))
      -- No pattern: a percent sign in a name is a percent sign.
      and (find_payments.service is null
        or position(lower(find_payments.service)
          in lower(coalesce(nullif(p.service_name, ''), 'Service Payment'))) > 0)
  ), ranked as (
    select found.*, row_number() over (
      order by case find_payments.sort when 'largest' then -amount when 'smallest' then amount end,
        "date" desc, id
    ) as place
    from found
  )
  select jsonb_build_object(
    'count', (select count(*) from found),
    'totals', (
      select coalesce(jsonb_agg(to_jsonb(each) order by each.currency), '[]')
      from (
        select found.currency, sum(amount) as total, count(*) as count,
          (array_agg(id order by "date" desc, id))[1:500] as ids
        from found group by found.currency
      ) each
    ),
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(ranked) - 'place' order by place), '[]')
      from ranked
      where place <= least(greatest(coalesce(find_payments.max_rows, 20), 0), 100)
    )
  )
$$;

-- The profile, the plan, and when the plan is charged next: a month after it was last paid. That is an estimate, and
-- none is made where it would be in the past. Row-level security leaves the caller's own rows: in front of the embedded
-- database users may not ask for auth.uid() themselves.
create function public.find_account() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'full_name', p.full_name,
    'location', p.location,
    'description', p.description,
    'plan', coalesce(b.subscription_plan, 'free'),
    'plan_status', coalesce(b.subscription_status, 'active'),
    'payment_method', b.payment_method,
    'next_charge_date', (
      select max(h.payment_date) + interval '1 month'
      from public.payment_history h
      where h.user_id = b.user_id
        and b.subscription_plan <> 'free' and lower(b.subscription_status) = 'active'
        and private.payment_status(h.status) = 'completed'
        and position(lower(b.subscription_plan) in lower(h.service_name)) > 0
      having max(h.payment_date) + interval '1 month' > now()
    )
  )
  from (values (1)) always
  left join (public.profiles p full join public.billing_info b on b.user_id = p.id) on true
  limit 1
$$;

-- How many messages each user has sent to the assistant this month, beside what they have left for now.
alter table private.chat_turns
  add column month date not null default date_trunc('month', now() at time zone 'UTC')::date,
  add column used_in_month integer not null default 0;

-- As before, and counts the turns of the month.
create or replace function public.take_chat_turn(caller uuid, per_minute integer, per_day integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  turns private.chat_turns;
  at timestamptz;
  this_month date;
  passed double precision;
  wait integer;
begin
  if caller is null or per_minute < 1 or per_day < 1 then
    raise exception 'A caller, and at least one turn' using errcode = '22023';
  end if;
  insert into private.chat_turns (user_id, minute_left, day_left, as_of)
    values (caller, per_minute, per_day, clock_timestamp()) on conflict do nothing;
  select * into turns from private.chat_turns where user_id = caller for update;
  -- After the lock: whoever had it before has been here since this transaction began.
  at := clock_timestamp();
  this_month := date_trunc('month', at at time zone 'UTC')::date;
  passed := greatest(0, extract(epoch from at - turns.as_of));
  turns.minute_left := least(per_minute, turns.minute_left + passed * per_minute / 60);
  turns.day_left := least(per_day, turns.day_left + passed * per_day / 86400);
  wait := ceil(greatest(0, (1 - turns.minute_left) * 60 / per_minute, (1 - turns.day_left) * 86400 / per_day));
  if turns.month <> this_month then
    turns.used_in_month := 0;
  end if;
  if wait = 0 then
    turns.minute_left := turns.minute_left - 1;
    turns.day_left := turns.day_left - 1;
    turns.used_in_month := turns.used_in_month + 1;
  end if;
  update private.chat_turns
    set minute_left = turns.minute_left, day_left = turns.day_left, as_of = at,
      month = this_month, used_in_month = turns.used_in_month
    where user_id = caller;
  return wait;
end
$$;

-- Months begin and end in UTC. As the owner, since users cannot reach the table: it tells them their own number alone.
create function public.find_usage() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('messages', coalesce((
    select used_in_month from private.chat_turns
    where user_id = (select auth.uid()) and month = date_trunc('month', now() at time zone 'UTC')::date
  ), 0))
$$;

revoke all on function private.payment_status(text) from public, anon, authenticated;
revoke all on function public.find_payments(timestamptz, timestamptz, text, text, text, text, integer) from public, anon, authenticated;
revoke all on function public.find_account() from public, anon, authenticated;
revoke all on function public.find_usage() from public, anon, authenticated;
grant execute on function public.find_payments(timestamptz, timestamptz, text, text, text, text, integer) to authenticated;
grant execute on function public.find_account() to authenticated;
grant execute on function public.find_usage() to authenticated;
grant execute on function private.payment_status(text) to authenticated;

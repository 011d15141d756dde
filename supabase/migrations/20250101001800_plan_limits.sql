-- B11. What each plan allows in a month, and what was used of it. Months begin and end in UTC.

-- As in src/services/plans.ts. Null: as much as one likes.
create table private.plan_limits (
  plan text primary key check (plan in ('free', 'pro', 'enterprise')),
  messages integer check (messages > 0),
  call_minutes integer check (call_minutes > 0)
);
insert into private.plan_limits (plan, messages, call_minutes)
  values ('free', 50, 10), ('pro', null, 300), ('enterprise', null, 2000);

-- Off: everything is counted, and nobody is kept from going on.
alter table private.settings add column enforces_limits boolean not null default true;

-- The calls in which the assistant was the model: from the first question to the last one so far.
create table private.calls (
  user_id uuid not null references auth.users (id) on delete cascade,
  id text not null check (char_length(id) between 1 and 100),
  begun_at timestamptz not null,
  last_at timestamptz not null,
  primary key (user_id, id)
);
create index calls_oldest_first on private.calls (begun_at);

alter table private.plan_limits enable row level security;
alter table private.calls enable row level security;
create policy "for functions only" on private.plan_limits for all to public using (false) with check (false);
create policy "for functions only" on private.calls for all to public using (false) with check (false);

-- What the user's plan allows. A plan that is not paid any more allows what the free one does.
create function private.limits_of(owner uuid) returns private.plan_limits
language sql stable security definer set search_path = '' as $$
  select l from private.plan_limits l
  where l.plan = coalesce((
    select b.subscription_plan from public.billing_info b
    where b.user_id = owner and lower(b.subscription_status) in ('active', 'trialing', 'past_due')
  ), 'free')
$$;

-- Seconds of all calls that began in this month.
create function private.call_seconds_of(owner uuid, at timestamptz) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(ceil(sum(extract(epoch from c.last_at - c.begun_at))), 0)::bigint
  from private.calls c
  where c.user_id = owner and c.begun_at >= date_trunc('month', at at time zone 'UTC') at time zone 'UTC'
$$;

-- As before, and -1 when the plan's messages of this month are used up.
create or replace function public.take_chat_turn(caller uuid, per_minute integer, per_day integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  turns private.chat_turns;
  at timestamptz;
  this_month date;
  passed double precision;
  most integer;
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
  select l.messages into most from private.limits_of(caller) l, private.settings s where s.enforces_limits;
  if turns.used_in_month >= most then
    wait := -1;
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

-- Counts a call up to now: each question of it is one. Without a call it only looks. The seconds that are left of the month,
-- 0 when they are used up, null when the plan has no end of them. What is older than two months goes, a few with each call.
create function public.take_call_time(caller uuid, call text default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz;
  most bigint;
begin
  -- Two windows at once would both find time.
  perform pg_advisory_xact_lock(hashtextextended('calls:' || caller, 0));
  at := clock_timestamp();
  select l.call_minutes * 60 into most from private.limits_of(caller) l, private.settings s where s.enforces_limits;
  if call is not null then
    delete from private.calls c where (c.user_id, c.id) in (
      select o.user_id, o.id from private.calls o where o.begun_at < at - interval '2 months'
      order by o.begun_at limit 20 for update skip locked);
    if exists (select from private.calls c where c.user_id = caller and c.id = take_call_time.call)
      or most is null or private.call_seconds_of(caller, at) < most then
      insert into private.calls as known (user_id, id, begun_at, last_at) values (caller, take_call_time.call, at, at)
        on conflict (user_id, id) do update set last_at = greatest(known.last_at, excluded.last_at);
    end if;
  end if;
  return case when most is not null then greatest(0, most - private.call_seconds_of(caller, at)) end;
end
$$;

-- As before, with what the plan allows; null where there is no end.
create or replace function public.find_usage() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'messages', coalesce((
      select used_in_month from private.chat_turns
      where user_id = (select auth.uid()) and month = date_trunc('month', now() at time zone 'UTC')::date
    ), 0),
    'messages_limit', l.messages,
    'call_minutes', ceil(private.call_seconds_of((select auth.uid()), now()) / 60.0)::integer,
    'call_minutes_limit', l.call_minutes,
    'resets_at', (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC')
  from private.limits_of((select auth.uid())) l
$$;

revoke all on function private.limits_of(uuid) from public, anon, authenticated;
revoke all on function private.call_seconds_of(uuid, timestamptz) from public, anon, authenticated;
revoke all on function public.take_call_time(uuid, text) from public, anon, authenticated;
grant execute on function public.take_call_time(uuid, text) to service_role;

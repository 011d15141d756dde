-- Calls that a function of ours has started at the provider, so that nobody spends more than the plan allows. [B55]

-- `granted`: how many seconds the provider lets the call last at most. They count as used until it is known how long the call
-- has been, and are null from then on, as for calls that are counted by their questions.
alter table private.calls
  add column granted integer check (granted > 0),
  add column provider_id text unique check (char_length(provider_id) between 1 and 100);

-- The same, but an open call counts as long as it has lasted so far: what the user is told. [B38]
create function private.talked_seconds_of(owner uuid, at timestamptz) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(ceil(sum(greatest(15, extract(epoch from least(c.last_at, greatest(c.begun_at, at)) - c.begun_at)))), 0)::bigint
  from private.calls c
  where c.user_id = owner and c.begun_at >= date_trunc('month', at at time zone 'UTC') at time zone 'UTC'
    and (c.granted is null or c.provider_id is not null)
$$;

-- Removes the calls of this user of which a function has died before it knew the provider's name for them. Nobody was told
-- where to join such a call. A function that is alive has the name, or has given up, within seconds.
create function private.drop_unnamed_calls(owner uuid, at timestamptz) returns void
language sql security definer set search_path = '' as $$
  delete from private.calls c
  where c.user_id = owner and c.granted is not null and c.provider_id is null and c.begun_at < at - interval '1 minute'
$$;

-- Removes a few calls older than two months, of anybody, with each call that is counted: nothing else may come by. [O5]
create function private.drop_old_calls(at timestamptz) returns void
language sql security definer set search_path = '' as $$
  delete from private.calls c where (c.user_id, c.id) in (
    select o.user_id, o.id from private.calls o where o.begun_at < at - interval '2 months'
    order by o.begun_at limit 20 for update skip locked)
$$;

-- Whether a call of this month holds minutes until it is known how long it has been. It was granted ten seconds or more, so
-- that some of them may come back.
create function private.has_open_call(owner uuid, at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.calls c
    where c.user_id = owner and c.granted is not null
      and c.begun_at >= date_trunc('month', at at time zone 'UTC') at time zone 'UTC')
$$;

-- Begins a call of at most so many seconds. Returns how many it may last, 0 when none are left, -1 when this call has begun
-- before, -2 when an open call holds what is left. It may fall short of what is left while another call is open: two windows cannot
-- both have the same minutes.
create function public.begin_call(caller uuid, call text, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz;
  allowed bigint;
  seconds integer;
begin
  if caller is null or call is null or most is null or most < 1 then
    raise exception 'A caller, a call, and at least one second' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('calls:' || caller, 0));
  at := clock_timestamp();
  if exists (select from private.calls c where c.user_id = caller and c.id = begin_call.call) then
    return -1;
  end if;
  perform private.drop_unnamed_calls(caller, at);
  select l.call_minutes * 60 into allowed from private.limits_of(caller) l, private.settings s where s.enforces_limits;
  seconds := least(most, coalesce(allowed - private.call_seconds_of(caller, at), most));
  -- The provider ends no call sooner.
  if seconds < 10 then
    return case when private.has_open_call(caller, at) then -2 else 0 end;
  end if;
  perform private.drop_old_calls(at);
  insert into private.calls (user_id, id, begun_at, last_at, granted)
    values (caller, begin_call.call, at, at + make_interval(secs => seconds), seconds);
  return seconds;
end
$$;

-- By which name the provider knows it.
create function public.name_call(caller uuid, call text, provider text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.calls c set provider_id = provider where c.user_id = caller and c.id = name_call.call and c.granted is not null;
  return found;
end
$$;

-- The calls of this user, or the one that the provider knows by this name, of which it is not known how long they have been.
-- `age`: how many seconds ago they have begun.
create function public.open_calls(caller uuid default null, provider text default null) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('caller', o.user_id, 'call', o.id, 'provider', o.provider_id,
    'age', extract(epoch from clock_timestamp() - o.begun_at))), '[]')
  from (
    select * from private.calls c
    where c.granted is not null and c.provider_id is not null
      and (c.user_id = open_calls.caller or c.provider_id = open_calls.provider)
    order by c.begun_at desc limit 5
  ) o
$$;

-- How long it has been, as the provider says; null: it never was. Only an open call can end, and only once.
create function public.end_call(caller uuid, call text, seconds double precision default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if seconds is null then
    delete from private.calls c where c.user_id = caller and c.id = end_call.call and c.granted is not null;
  else
    update private.calls c
      set last_at = c.begun_at + make_interval(secs => least(c.granted, greatest(0, seconds))), granted = null
      where c.user_id = caller and c.id = end_call.call and c.granted is not null;
  end if;
  return found;
end
$$;

-- As before. A call that was begun by us has its own time, which the provider counts: questions in it count nothing. Without
-- a call, -1 says that an open one holds what is left.
create or replace function public.take_call_time(caller uuid, call text default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz;
  most bigint;
  begun timestamptz;
  own integer;
  rest bigint;
begin
  -- Two windows at once would both find time.
  perform pg_advisory_xact_lock(hashtextextended('calls:' || caller, 0));
  at := clock_timestamp();
  select c.begun_at, c.granted into begun, own from private.calls c
    where c.user_id = caller and c.id = take_call_time.call and c.granted is not null;
  if own is not null then
    return greatest(0, own - floor(extract(epoch from at - begun)))::integer;
  end if;
  select l.call_minutes * 60 into most from private.limits_of(caller) l, private.settings s where s.enforces_limits;
  if call is null then
    perform private.drop_unnamed_calls(caller, at);
  else
    perform private.drop_old_calls(at);
    if exists (select from private.calls c where c.user_id = caller and c.id = take_call_time.call)
      or most is null or private.call_seconds_of(caller, at) < most then
      insert into private.calls as known (user_id, id, begun_at, last_at) values (caller, take_call_time.call, at, at)
        on conflict (user_id, id) do update set last_at = greatest(known.last_at, excluded.last_at);
    end if;
  end if;
  rest := greatest(0, most - private.call_seconds_of(caller, at));
  return case
    when most is null then null
    when rest = 0 and call is null and private.has_open_call(caller, at) then -1
    else rest
  end;
end
$$;

-- As before, with calls that are open counted as long as they have lasted.
create or replace function public.find_usage() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'messages', coalesce((
      select used_in_month from private.chat_turns
      where user_id = (select auth.uid()) and month = date_trunc('month', now() at time zone 'UTC')::date
    ), 0),
    'messages_limit', case when s.enforces_limits then l.messages end,
    'call_minutes', ceil(private.talked_seconds_of((select auth.uid()), now()) / 60.0)::integer,
    'call_minutes_limit', case when s.enforces_limits then l.call_minutes end,
    'resets_at', (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC')
  from private.limits_of((select auth.uid())) l, private.settings s
  where (select private.has_shown_factor())
$$;

revoke all on function private.talked_seconds_of(uuid, timestamptz) from public, anon, authenticated;
revoke all on function private.has_open_call(uuid, timestamptz) from public, anon, authenticated;
revoke all on function private.drop_old_calls(timestamptz) from public, anon, authenticated;
revoke all on function private.drop_unnamed_calls(uuid, timestamptz) from public, anon, authenticated;
revoke all on function public.begin_call(uuid, text, integer) from public, anon, authenticated;
revoke all on function public.name_call(uuid, text, text) from public, anon, authenticated;
revoke all on function public.open_calls(uuid, text) from public, anon, authenticated;
revoke all on function public.end_call(uuid, text, double precision) from public, anon, authenticated;
grant execute on function public.begin_call(uuid, text, integer) to service_role;
grant execute on function public.name_call(uuid, text, text) to service_role;
grant execute on function public.open_calls(uuid, text) to service_role;
grant execute on function public.end_call(uuid, text, double precision) to service_role;

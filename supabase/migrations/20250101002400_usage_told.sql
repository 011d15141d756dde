-- B38. What users are told of their usage, and what a short call counts.

-- A call with a single question has no time between its first and its last one, but it was answered all the same: each call
-- counts at least 15 seconds.
create or replace function private.call_seconds_of(owner uuid, at timestamptz) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(ceil(sum(greatest(15, extract(epoch from c.last_at - c.begun_at)))), 0)::bigint
  from private.calls c
  where c.user_id = owner and c.begun_at >= date_trunc('month', at at time zone 'UTC') at time zone 'UTC'
$$;

-- As before, and without limits where the operator has turned them off: nobody is warned of an end that does not come.
create or replace function public.find_usage() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'messages', coalesce((
      select used_in_month from private.chat_turns
      where user_id = (select auth.uid()) and month = date_trunc('month', now() at time zone 'UTC')::date
    ), 0),
    'messages_limit', case when s.enforces_limits then l.messages end,
    'call_minutes', ceil(private.call_seconds_of((select auth.uid()), now()) / 60.0)::integer,
    'call_minutes_limit', case when s.enforces_limits then l.call_minutes end,
    'resets_at', (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC')
  from private.limits_of((select auth.uid())) l, private.settings s
$$;

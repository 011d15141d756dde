-- What a short call counts of the month's minutes. [B38]

-- A call with a single question has no time between its first and its last one, but it was answered all the same: each call
-- counts at least 15 seconds.
create or replace function private.call_seconds_of(owner uuid, at timestamptz) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(ceil(sum(greatest(15, extract(epoch from c.last_at - c.begun_at)))), 0)::bigint
  from private.calls c
  where c.user_id = owner and c.begun_at >= date_trunc('month', at at time zone 'UTC') at time zone 'UTC'
$$;

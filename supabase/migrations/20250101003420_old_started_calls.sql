-- Calls older than two months go with each call that is begun, too: where the provider's own model answers, nothing else removes them. [O5]

-- As before, and a few old calls are removed.
create or replace function public.begin_call(caller uuid, call text, most integer) returns integer
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
  delete from private.calls c where (c.user_id, c.id) in (
    select o.user_id, o.id from private.calls o where o.begun_at < at - interval '2 months'
    order by o.begun_at limit 20 for update skip locked);
  insert into private.calls (user_id, id, begun_at, last_at, granted)
    values (caller, begin_call.call, at, at + make_interval(secs => seconds), seconds);
  return seconds;
end
$$;

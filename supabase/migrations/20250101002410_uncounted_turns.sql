-- A turn that is no message of the month, such as the consent to keep a question. [B39]

-- Two with the same name would leave a call with three arguments to neither.
drop function public.take_chat_turn(uuid, integer, integer);

-- As before; one that is not counted has the limits of the minute and the day only.
create function public.take_chat_turn(caller uuid, per_minute integer, per_day integer, counted boolean default true) returns integer
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
  if counted and turns.used_in_month >= most then
    wait := -1;
  end if;
  if wait = 0 then
    turns.minute_left := turns.minute_left - 1;
    turns.day_left := turns.day_left - 1;
    turns.used_in_month := turns.used_in_month + counted::integer;
  end if;
  update private.chat_turns
    set minute_left = turns.minute_left, day_left = turns.day_left, as_of = at,
      month = this_month, used_in_month = turns.used_in_month
    where user_id = caller;
  return wait;
end
$$;

revoke all on function public.take_chat_turn(uuid, integer, integer, boolean) from public, anon, authenticated;
grant execute on function public.take_chat_turn(uuid, integer, integer, boolean) to service_role;

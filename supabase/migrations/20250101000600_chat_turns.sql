-- C6. How much of the assistant a user may still ask for. Called by supabase/functions/chat-proxy.

create table private.chat_turns (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- What is left, filled up again little by little.
  minute_left double precision not null,
  day_left double precision not null,
  as_of timestamptz not null
);

alter table private.chat_turns enable row level security;
create policy "for functions only" on private.chat_turns for all to public using (false) with check (false);

-- 0 when the turn is taken, otherwise the seconds until there is one.
create function public.take_chat_turn(caller uuid, per_minute integer, per_day integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  turns private.chat_turns;
  at timestamptz;
  passed double precision;
  wait integer;
begin
  if caller is null or per_minute < 1 or per_day < 1 then
    raise exception 'A caller, and at least one turn' using errcode = '22023';
  end if;
  insert into private.chat_turns values (caller, per_minute, per_day, clock_timestamp()) on conflict do nothing;
  select * into turns from private.chat_turns where user_id = caller for update;
  -- After the lock: whoever had it before has been here since this transaction began.
  at := clock_timestamp();
  passed := greatest(0, extract(epoch from at - turns.as_of));
  turns.minute_left := least(per_minute, turns.minute_left + passed * per_minute / 60);
  turns.day_left := least(per_day, turns.day_left + passed * per_day / 86400);
  wait := ceil(greatest(0, (1 - turns.minute_left) * 60 / per_minute, (1 - turns.day_left) * 86400 / per_day));
  if wait = 0 then
    turns.minute_left := turns.minute_left - 1;
    turns.day_left := turns.day_left - 1;
  end if;
  update private.chat_turns
    set minute_left = turns.minute_left, day_left = turns.day_left, as_of = at
    where user_id = caller;
  return wait;
end
$$;

revoke all on function public.take_chat_turn(uuid, integer, integer) from public, anon, authenticated;
grant execute on function public.take_chat_turn(uuid, integer, integer) to service_role;

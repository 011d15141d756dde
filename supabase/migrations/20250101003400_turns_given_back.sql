-- A message that got no answer because something of ours failed is no message of the month. [B41]

-- Takes a turn off the count of the month in which it was taken, and never below none. What is left of the minute and of the
-- day stays used: somebody whose messages fail may not send more of them. The service alone may do it, once for each turn
-- whose answer failed; it says how long ago the turn was taken, so that its clock does not matter.
create function public.give_back_chat_turn(caller uuid, seconds_ago double precision) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if caller is null or seconds_ago is null or seconds_ago not between 0 and 86400 then
    raise exception 'A caller, and the age of a turn in seconds, up to a day' using errcode = '22023';
  end if;
  update private.chat_turns
    set used_in_month = used_in_month - 1
    where user_id = caller and used_in_month > 0
      and month = date_trunc('month', (clock_timestamp() - make_interval(secs => seconds_ago)) at time zone 'UTC')::date;
  return found;
end
$$;

revoke all on function public.give_back_chat_turn(uuid, double precision) from public, anon, authenticated;
grant execute on function public.give_back_chat_turn(uuid, double precision) to service_role;

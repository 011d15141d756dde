-- Notes of payment events are kept for 400 days: longer than a year's subscription runs, and not for ever.

-- What was in it goes on as a part of the function below, which alone may call it.
alter function public.apply_payment_event(jsonb) set schema private;
alter function private.apply_payment_event(jsonb) rename to store_payment_event;

create index payment_events_oldest_first on private.payment_events (received_at);

-- As before, and forgets old notes: some with each event, so that nothing has to be scheduled.
-- An event is told to be old by the notes of those that came after it. Where they are forgotten its age has to tell:
-- otherwise a plan of two years ago, delivered once more, would be set again.
create function public.apply_payment_event(event jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept constant interval := '400 days';
begin
  -- A day later than an event of that age is refused: a provider's clock may be ahead of this one.
  delete from private.payment_events where id in (
    select id from private.payment_events
      where received_at < now() - kept - interval '1 day'
      order by received_at limit 100 for update skip locked);
  if (event ->> 'occurred_at')::timestamptz < now() - kept then
    return 'stale';
  end if;
  return private.store_payment_event(event);
end
$$;

revoke all on function private.store_payment_event(jsonb) from public, anon, authenticated, service_role;
revoke all on function public.apply_payment_event(jsonb) from public, anon, authenticated;
grant execute on function public.apply_payment_event(jsonb) to service_role;

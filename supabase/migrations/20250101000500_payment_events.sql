-- E5, E6. What the payment provider said, and the one way in which it changes plans and payments.
-- Called by supabase/functions/payment-webhook, which has checked the signature.

create table private.payment_events (
  id text primary key check (char_length(id) between 1 and 200),
  type text not null check (char_length(type) <= 100),
  -- At the provider, not on arrival: events arrive late, twice and in any order.
  occurred_at timestamptz not null,
  received_at timestamptz not null default now(),
  -- Whom the event names, letter for letter: there may be no such user.
  subject text check (char_length(subject) <= 200),
  user_id uuid references auth.users (id) on delete set null,
  plan text check (char_length(plan) <= 100),
  status text check (char_length(status) <= 50),
  payment_id text check (char_length(payment_id) <= 200),
  outcome text not null check (outcome in ('applied', 'stale', 'ignored', 'unknown-user', 'unknown-plan'))
);

create index payment_events_newest_first on private.payment_events (user_id, occurred_at desc);

-- The schema is not exposed and nothing is granted; this says it a third time.
alter table private.payment_events enable row level security;
create policy "for functions only" on private.payment_events for all to public using (false) with check (false);

-- One transaction: an event that is noted has changed what it changes, and the other way round.
-- Returns the outcome, or 'duplicate'. What could not be applied is tried again when it is delivered again.
create function public.apply_payment_event(event jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  event_id constant text := event ->> 'id';
  happened constant timestamptz := (event ->> 'occurred_at')::timestamptz;
  new_plan constant text := event ->> 'plan';
  payment constant jsonb := nullif(event -> 'payment', 'null');
  found_user uuid;
  changed bigint := 0;
  changes bigint := 0;
  result text;
begin
  -- Waits for another delivery of the same event, and sees what became of it.
  insert into private.payment_events as known
    (id, type, occurred_at, subject, plan, status, payment_id, outcome)
    values (event_id, event ->> 'type', happened, event ->> 'subject', new_plan, event ->> 'status',
      payment ->> 'id', 'ignored')
    on conflict (id) do update set received_at = now() where known.outcome in ('unknown-user', 'unknown-plan');
  if not found then
    return 'duplicate';
  end if;

  select id into found_user from auth.users where id = (event ->> 'user_id')::uuid;
  if new_plan is null and payment is null then
    result := 'ignored';
  elsif found_user is null then
    result := 'unknown-user';
  elsif new_plan not in ('free', 'pro', 'enterprise') then
    result := 'unknown-plan';
  else
    -- One event of a user after the other: each sees what those before it have left.
    insert into public.billing_info (user_id) values (found_user) on conflict do nothing;
    perform from public.billing_info where user_id = found_user for update;

    if new_plan is not null then
      update public.billing_info
        set subscription_plan = new_plan,
          subscription_status = event ->> 'status',
          payment_method = coalesce(event ->> 'payment_method', payment_method)
        where user_id = found_user and not exists (
          select from private.payment_events newer
          where newer.user_id = found_user and newer.occurred_at > happened
            and newer.plan is not null and newer.outcome = 'applied');
      get diagnostics changes = row_count;
      changed := changed + changes;
    end if;

    if payment is not null then
      insert into public.payment_history as known
        (id, user_id, service_name, payment_date, amount, currency, status)
        values (
          -- The same payment of the same user is the same row.
          md5(found_user || ':' || (payment ->> 'id'))::uuid, found_user, payment ->> 'service_name',
          coalesce((payment ->> 'paid_at')::timestamptz, happened), (payment ->> 'amount')::numeric,
          payment ->> 'currency', payment ->> 'status')
        on conflict (id) do update
          set service_name = coalesce(excluded.service_name, known.service_name), amount = excluded.amount,
            currency = excluded.currency, status = excluded.status
          where not exists (
            select from private.payment_events newer
            where newer.user_id = found_user and newer.occurred_at > happened
              and newer.payment_id = payment ->> 'id' and newer.outcome = 'applied');
      get diagnostics changes = row_count;
      changed := changed + changes;
    end if;
    result := case when changed > 0 then 'applied' else 'stale' end;
  end if;

  update private.payment_events set user_id = found_user, outcome = result where id = event_id;
  return result;
end
$$;

revoke all on function public.apply_payment_event(jsonb) from public, anon, authenticated;
grant execute on function public.apply_payment_event(jsonb) to service_role;

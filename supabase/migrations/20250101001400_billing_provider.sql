-- B1–B6. What the payment provider has of each customer, copied whole: an event only says that it is worth looking. Users read
-- their own rows; only supabase/functions write, as the service.

create table private.billing_customers (
  customer_id text primary key check (char_length(customer_id) between 1 and 200),
  -- Stays when the account goes: somebody may still be charged, and has to be found.
  user_id uuid references auth.users (id) on delete set null,
  -- Customers of the provider's test mode are unknown to its live mode.
  livemode boolean not null,
  -- The provider has deleted it: whoever buys again becomes another customer.
  gone boolean not null default false,
  -- The ticket of the look that is stored. One that began earlier never replaces it.
  applied bigint not null default 0,
  applied_at timestamptz
);
create unique index billing_customers_current on private.billing_customers (user_id, livemode) where not gone;
create index billing_customers_of_user on private.billing_customers (user_id);
create sequence private.billing_tickets;

create table private.billing_events (
  id text primary key check (char_length(id) between 1 and 200),
  type text not null check (char_length(type) <= 100),
  customer_id text check (char_length(customer_id) <= 200),
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  deliveries integer not null default 1,
  -- Null until what it brought about has ended well, so that another delivery tries again.
  outcome text check (char_length(outcome) <= 50)
);
create index billing_events_oldest_first on private.billing_events (received_at);

-- How many requests about their plan a user may still make: each costs several at the provider.
create table private.billing_turns (
  user_id uuid primary key references auth.users (id) on delete cascade,
  left_over double precision not null,
  as_of timestamptz not null
);

create table public.subscriptions (
  id text primary key check (char_length(id) <= 200),
  user_id uuid not null references auth.users (id) on delete cascade,
  customer_id text not null,
  -- Null when the provider sells something that this app does not know.
  plan text check (plan in ('free', 'pro', 'enterprise')),
  billing_interval text check (billing_interval in ('month', 'year')),
  price_id text,
  status text not null check (char_length(status) <= 50),
  -- In the currency's smallest unit, as in invoices.
  amount bigint,
  currency text check (char_length(currency) = 3),
  current_period_end timestamptz,
  -- When it ends, if it was cancelled and goes on until then.
  ends_at timestamptz,
  created_at timestamptz not null
);
create index subscriptions_of_user on public.subscriptions (user_id, created_at desc);
create index subscriptions_of_customer on public.subscriptions (customer_id);

create table public.invoices (
  id text primary key check (char_length(id) <= 200),
  user_id uuid not null references auth.users (id) on delete cascade,
  subscription_id text,
  number text,
  description text,
  status text not null check (char_length(status) <= 50),
  amount_due bigint not null,
  amount_paid bigint not null,
  amount_refunded bigint not null default 0,
  -- The cardholder asked their bank to take the payment back.
  disputed boolean not null default false,
  currency text not null check (char_length(currency) = 3),
  created_at timestamptz not null,
  paid_at timestamptz,
  -- When the provider charges again after a failure.
  next_attempt_at timestamptz,
  hosted_url text check (hosted_url ~ '^https?://'),
  pdf_url text check (pdf_url ~ '^https?://'),
  -- Why the last attempt failed, in the provider's own code, such as 'insufficient_funds'.
  failure text check (char_length(failure) <= 100)
);
create index invoices_newest_first on public.invoices (user_id, created_at desc);

-- What the page reads stays billing_info and payment_history; these columns are new in them.
alter table public.billing_info
  add column billing_interval text,
  add column renews_at timestamptz,
  add column ends_at timestamptz,
  -- The last day on which the card can be charged.
  add column card_expires date;
alter table public.payment_history
  add column invoice_number text,
  add column receipt_url text,
  add column failure text;

alter table private.billing_customers enable row level security;
alter table private.billing_events enable row level security;
alter table private.billing_turns enable row level security;
alter table public.subscriptions enable row level security;
alter table public.invoices enable row level security;
create policy "for functions only" on private.billing_customers for all to public using (false) with check (false);
create policy "for functions only" on private.billing_events for all to public using (false) with check (false);
create policy "for functions only" on private.billing_turns for all to public using (false) with check (false);
create policy "read own subscriptions" on public.subscriptions
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "read own invoices" on public.invoices
  for select to authenticated using ((select auth.uid()) = user_id);

revoke all on public.subscriptions, public.invoices from public, anon, authenticated;
grant select on public.subscriptions, public.invoices to authenticated;
grant all on public.subscriptions, public.invoices to service_role;

-- The caller's customer in this mode, after `customer` was tied to them if they had none. 'past' is how many of theirs the
-- provider has deleted. 'customer' is null when none is known and none was named, and when there is no such user any more.
create function public.billing_customer(caller uuid, live boolean, customer text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if customer is not null then
    insert into private.billing_customers (customer_id, user_id, livemode)
      select billing_customer.customer, u.id, live from auth.users u where u.id = caller
      on conflict do nothing;
  end if;
  return (
    select jsonb_build_object(
      'customer', max(c.customer_id) filter (where not c.gone),
      'past', count(*) filter (where c.gone))
    from private.billing_customers c where c.user_id = caller and c.livemode = live);
end
$$;

-- Taken before the provider is asked: a later ticket has seen at least what an earlier one has. 'abandoned': the account was
-- deleted, and whoever had it must not be charged any longer.
create function public.begin_billing_sync(customer text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  own private.billing_customers;
begin
  select * into own from private.billing_customers c where c.customer_id = begin_billing_sync.customer;
  return jsonb_build_object(
    'ticket', nextval('private.billing_tickets'),
    'known', own.user_id is not null,
    'abandoned', own.customer_id is not null and own.user_id is null and not own.gone);
end
$$;

-- Counts a delivery. False when this event has been dealt with. Removes, a hundred at a time, what is older than 90 days:
-- the provider delivers for three days.
create function public.note_billing_event(event jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  is_done boolean;
begin
  delete from private.billing_events e where e.id in (
    select o.id from private.billing_events o where o.received_at < now() - interval '90 days'
    order by o.received_at limit 100 for update skip locked);
  insert into private.billing_events as known (id, type, customer_id, created_at)
    values (event ->> 'id', event ->> 'type', event ->> 'customer', to_timestamp((event ->> 'created')::double precision))
    on conflict (id) do update set deliveries = known.deliveries + 1
    returning outcome is not null into is_done;
  return not is_done;
end
$$;

-- Whether there was such an event.
create function public.end_billing_event(event text, result text) returns boolean
language sql security definer set search_path = '' as $$
  with ended as (update private.billing_events set outcome = result where id = event returning id)
  select exists (select from ended)
$$;

-- 0 when the request may be made, otherwise the seconds until it may. Null when there is no such user any more.
create function public.take_billing_turn(caller uuid, per_minute integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  turns private.billing_turns;
  at timestamptz;
begin
  if caller is null or per_minute < 1 then
    raise exception 'A caller, and at least one turn' using errcode = '22023';
  end if;
  insert into private.billing_turns select u.id, per_minute, clock_timestamp() from auth.users u where u.id = caller
    on conflict do nothing;
  select * into turns from private.billing_turns t where t.user_id = caller for update;
  if turns.user_id is null then
    return null;
  end if;
  -- After the lock: whoever had it before has been here since this transaction began.
  at := clock_timestamp();
  turns.left_over := least(per_minute,
    turns.left_over + greatest(0, extract(epoch from at - turns.as_of)) * per_minute / 60);
  update private.billing_turns t
    set left_over = case when turns.left_over >= 1 then turns.left_over - 1 else turns.left_over end, as_of = at
    where t.user_id = caller;
  return case when turns.left_over >= 1 then 0 else greatest(1, ceil((1 - turns.left_over) * 60 / per_minute)) end;
end
$$;

-- Customers of this mode after one of them, for a look at everybody. Accounts that were deleted are among them.
create function public.billing_customers_after(live boolean, after text, most integer) returns setof text
language sql stable security definer set search_path = '' as $$
  select c.customer_id from private.billing_customers c
  where c.livemode = live and not c.gone and c.customer_id > coalesce(billing_customers_after.after, '')
  order by c.customer_id limit least(greatest(most, 1), 100)
$$;

-- An amount in the currency's unit. Some currencies have no smaller one, some divide it by a thousand.
create function private.in_units(minor bigint, currency text) returns numeric
language sql immutable set search_path = '' as $$
  select case
    when upper(currency) in ('BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF')
      then minor::numeric
    when upper(currency) in ('BHD', 'JOD', 'KWD', 'OMR', 'TND') then minor::numeric / 1000
    else minor::numeric / 100
  end
$$;

-- Writes what counts of the user's subscriptions into billing_info: one that the provider lets run, the greatest plan, the
-- youngest. A test never counts beside the real thing.
create function private.derive_billing(owner uuid, live boolean, method text, expires date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  best public.subscriptions;
begin
  select s.* into best
    from public.subscriptions s join private.billing_customers c on c.customer_id = s.customer_id
    where s.user_id = owner and c.livemode = live
      and s.plan is not null and s.status in ('active', 'trialing', 'past_due')
    order by array_position(array['free', 'pro', 'enterprise'], s.plan) desc, s.created_at desc, s.id collate "C" desc
    limit 1;
  insert into public.billing_info (user_id) values (owner) on conflict do nothing;
  update public.billing_info set
    subscription_plan = coalesce(best.plan, 'free'),
    subscription_status = coalesce(best.status, 'active'),
    billing_interval = best.billing_interval,
    renews_at = case when best.ends_at is null then best.current_period_end end,
    ends_at = best.ends_at,
    payment_method = method,
    card_expires = expires
    where user_id = owner;
end
$$;

-- How an invoice is shown among the payments. Null: a draft, or one that cost nothing, is no payment.
create function private.invoice_status(i public.invoices) returns text
language sql immutable set search_path = '' as $$
  select case
    when i.status = 'draft' or i.amount_due <= 0 then null
    when i.disputed then 'disputed'
    when i.status = 'paid' and i.amount_refunded >= i.amount_paid then 'refunded'
    when i.status = 'paid' then 'completed'
    when i.status = 'void' then 'cancelled'
    when i.status = 'uncollectible' or i.failure is not null then 'failed'
    else 'pending'
  end
$$;

-- Stores the provider's whole state of a customer behind a ticket, all or nothing: 'applied', 'superseded' by a look that
-- began later, or 'unknown-customer'. The plan is derived from what is stored, never from an event.
create function public.apply_billing_snapshot(snapshot jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  customer constant text := snapshot ->> 'customer';
  is_gone constant boolean := coalesce((snapshot ->> 'gone')::boolean, false);
  own private.billing_customers;
  current_customer text;
begin
  select * into own from private.billing_customers c where c.customer_id = customer for update;
  if own.user_id is null then
    return 'unknown-customer';
  end if;
  if own.applied >= (snapshot ->> 'ticket')::bigint then
    return 'superseded';
  end if;
  update private.billing_customers c
    set applied = (snapshot ->> 'ticket')::bigint, applied_at = now(), gone = is_gone
    where c.customer_id = customer;
  -- One look at a user after the other: a second customer of theirs would derive the same row.
  insert into public.billing_info (user_id) values (own.user_id) on conflict do nothing;
  perform from public.billing_info b where b.user_id = own.user_id for update;

  delete from public.subscriptions s where s.customer_id = customer
    and s.id not in (select x ->> 'id' from jsonb_array_elements(snapshot -> 'subscriptions') x);
  delete from public.subscriptions s using private.billing_customers c
    where s.user_id = own.user_id and c.customer_id = s.customer_id and c.livemode <> own.livemode;
  insert into public.subscriptions (id, user_id, customer_id, plan, billing_interval, price_id, status, amount, currency,
      current_period_end, ends_at, created_at)
    select x.id, own.user_id, customer, x.plan, x.billing_interval, x.price, x.status, x.amount, upper(x.currency),
      to_timestamp(x.period_end), to_timestamp(x.ends_at), to_timestamp(x.created)
    from jsonb_to_recordset(snapshot -> 'subscriptions') as x (id text, plan text, billing_interval text, price text,
      status text, amount bigint, currency text, period_end bigint, ends_at bigint, created bigint)
    on conflict (id) do update set plan = excluded.plan, billing_interval = excluded.billing_interval,
      price_id = excluded.price_id, status = excluded.status, amount = excluded.amount, currency = excluded.currency,
      current_period_end = excluded.current_period_end, ends_at = excluded.ends_at;

  insert into public.invoices (id, user_id, subscription_id, number, description, status, amount_due, amount_paid,
      amount_refunded, disputed, currency, created_at, paid_at, next_attempt_at, hosted_url, pdf_url, failure)
    select x.id, own.user_id, x.subscription, x.number, x.description, x.status, x.amount_due, x.amount_paid,
      coalesce(x.amount_refunded, 0), coalesce(x.disputed, false), upper(x.currency), to_timestamp(x.created),
      to_timestamp(x.paid_at), to_timestamp(x.next_attempt), x.hosted_url, x.pdf_url, x.failure
    from jsonb_to_recordset(snapshot -> 'invoices') as x (id text, subscription text, number text, description text,
      status text, amount_due bigint, amount_paid bigint, amount_refunded bigint, disputed boolean, currency text,
      created bigint, paid_at bigint, next_attempt bigint, hosted_url text, pdf_url text, failure text)
    on conflict (id) do update set number = excluded.number, description = excluded.description,
      status = excluded.status, amount_due = excluded.amount_due, amount_paid = excluded.amount_paid,
      amount_refunded = excluded.amount_refunded, disputed = excluded.disputed, paid_at = excluded.paid_at,
      next_attempt_at = excluded.next_attempt_at, hosted_url = excluded.hosted_url, pdf_url = excluded.pdf_url,
      failure = excluded.failure;

  insert into public.payment_history as known
      (id, user_id, service_name, payment_date, amount, currency, status, invoice_number, receipt_url, failure)
    -- The same invoice of the same user is the same row.
    select md5(i.user_id || ':' || i.id)::uuid, i.user_id, i.description, coalesce(i.paid_at, i.created_at),
      private.in_units(case i.status when 'paid' then i.amount_paid else i.amount_due end, i.currency), i.currency,
      private.invoice_status(i), i.number, i.hosted_url, i.failure
    from public.invoices i
    where i.user_id = own.user_id and private.invoice_status(i) is not null
      and i.id in (select x ->> 'id' from jsonb_array_elements(snapshot -> 'invoices') x)
    on conflict (id) do update set service_name = excluded.service_name, payment_date = excluded.payment_date,
      amount = excluded.amount, currency = excluded.currency, status = excluded.status,
      invoice_number = excluded.invoice_number, receipt_url = excluded.receipt_url, failure = excluded.failure;

  -- A customer that the provider has deleted must not take the card of the one who came after it.
  select c.customer_id into current_customer from private.billing_customers c
    where c.user_id = own.user_id and c.livemode = own.livemode and not c.gone;
  if current_customer is distinct from customer and current_customer is not null then
    perform private.derive_billing(own.user_id, own.livemode, b.payment_method, b.card_expires)
      from public.billing_info b where b.user_id = own.user_id;
  else
    perform private.derive_billing(own.user_id, own.livemode, left(snapshot ->> 'payment_method', 100),
      (snapshot ->> 'card_expires')::date);
  end if;
  return 'applied';
end
$$;

-- As before, except that a demonstration never overwrites what somebody pays for.
create or replace function public.set_simulated_plan(plan text) returns public.billing_info
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  previous text;
  billing public.billing_info;
begin
  if caller is null then
    raise exception 'Not signed in' using errcode = '42501';
  end if;
  if not coalesce((select simulated_billing from private.settings), false) then
    raise exception 'Simulated billing is off' using errcode = '42501';
  end if;
  if plan is null or plan not in ('free', 'pro', 'enterprise') then
    raise exception 'Unknown plan' using errcode = '22023';
  end if;

  insert into public.billing_info (user_id) values (caller) on conflict do nothing;
  select subscription_plan into previous from public.billing_info where user_id = caller for update;
  if exists (select from public.subscriptions s
      where s.user_id = caller and s.status in ('active', 'trialing', 'past_due')) then
    raise exception 'A subscription is running at the payment provider' using errcode = '42501';
  end if;
  update public.billing_info
    set subscription_plan = plan, subscription_status = 'active', payment_method = 'Credit Card'
    where user_id = caller
    returning * into billing;

  if plan <> 'free' and plan <> previous then
    insert into public.payment_history (user_id, service_name, amount, currency, status)
      values (caller, initcap(plan) || ' plan', case plan when 'pro' then 29 else 99 end, 'USD', 'completed');
  end if;
  return billing;
end
$$;

revoke all on function public.billing_customer(uuid, boolean, text) from public, anon, authenticated;
revoke all on function public.begin_billing_sync(text) from public, anon, authenticated;
revoke all on function public.note_billing_event(jsonb) from public, anon, authenticated;
revoke all on function public.end_billing_event(text, text) from public, anon, authenticated;
revoke all on function public.take_billing_turn(uuid, integer) from public, anon, authenticated;
revoke all on function public.billing_customers_after(boolean, text, integer) from public, anon, authenticated;
revoke all on function public.apply_billing_snapshot(jsonb) from public, anon, authenticated;
revoke all on function private.in_units(bigint, text) from public, anon, authenticated;
revoke all on function private.invoice_status(public.invoices) from public, anon, authenticated;
revoke all on function private.derive_billing(uuid, boolean, text, date) from public, anon, authenticated;
grant execute on function public.billing_customer(uuid, boolean, text) to service_role;
grant execute on function public.begin_billing_sync(text) to service_role;
grant execute on function public.note_billing_event(jsonb) to service_role;
grant execute on function public.end_billing_event(text, text) to service_role;
grant execute on function public.take_billing_turn(uuid, integer) to service_role;
grant execute on function public.billing_customers_after(boolean, text, integer) to service_role;
grant execute on function public.apply_billing_snapshot(jsonb) to service_role;

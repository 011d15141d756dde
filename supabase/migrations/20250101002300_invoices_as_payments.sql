-- B1, B5. What is paid back is no longer in a payment's amount; an invoice is offered for payment only while paying it helps; and
-- an invoice that is no payment any more leaves none behind.

-- The same invoice of the same user is the same row.
create function private.payment_of_invoice(i public.invoices) returns uuid
language sql immutable set search_path = '' as $$
  select md5(i.user_id || ':' || i.id)::uuid
$$;

-- What was paid and not paid back, or what is still due. What was paid back in full is shown with what it was.
create function private.invoice_amount(i public.invoices) returns numeric
language sql immutable set search_path = '' as $$
  select private.in_units(
    case
      when i.status <> 'paid' then i.amount_due
      when i.amount_refunded < i.amount_paid then i.amount_paid - i.amount_refunded
      else i.amount_paid
    end, i.currency)
$$;

-- Where the invoice can be seen and paid. Null where it is unpaid and was given up, or its subscription is over: whoever paid it
-- then would get nothing for it.
create function private.invoice_address(i public.invoices) returns text
language sql stable set search_path = '' as $$
  select case
    when i.status = 'uncollectible' then null
    when i.status = 'open' and i.subscription_id is not null and not exists (
      select from public.subscriptions s
      where s.id = i.subscription_id and s.status not in ('canceled', 'incomplete_expired')) then null
    else i.hosted_url
  end
$$;

-- As before, with these three.
create or replace function public.apply_billing_snapshot(snapshot jsonb) returns text
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
    select private.payment_of_invoice(i), i.user_id, i.description, coalesce(i.paid_at, i.created_at),
      private.invoice_amount(i), i.currency, private.invoice_status(i), i.number, private.invoice_address(i), i.failure
    from public.invoices i
    -- A subscription that has ended changes what its unpaid invoices are, also where the provider no longer lists them.
    where i.user_id = own.user_id and private.invoice_status(i) is not null and (i.status in ('open', 'uncollectible')
      or i.id in (select x ->> 'id' from jsonb_array_elements(snapshot -> 'invoices') x))
    on conflict (id) do update set service_name = excluded.service_name, payment_date = excluded.payment_date,
      amount = excluded.amount, currency = excluded.currency, status = excluded.status,
      invoice_number = excluded.invoice_number, receipt_url = excluded.receipt_url, failure = excluded.failure;

  delete from public.payment_history h using public.invoices i
    where i.user_id = own.user_id and private.invoice_status(i) is null
      and h.id = private.payment_of_invoice(i) and h.user_id = own.user_id
      and i.id in (select x ->> 'id' from jsonb_array_elements(snapshot -> 'invoices') x);

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

-- What is stored already. Other rows are not touched.
update public.payment_history h
  set amount = private.invoice_amount(i), receipt_url = private.invoice_address(i)
  from public.invoices i
  where h.id = private.payment_of_invoice(i) and h.user_id = i.user_id
    and (h.amount, h.receipt_url) is distinct from (private.invoice_amount(i), private.invoice_address(i));
delete from public.payment_history h using public.invoices i
  where h.id = private.payment_of_invoice(i) and h.user_id = i.user_id and private.invoice_status(i) is null;

revoke all on function private.payment_of_invoice(public.invoices) from public, anon, authenticated;
revoke all on function private.invoice_amount(public.invoices) from public, anon, authenticated;
revoke all on function private.invoice_address(public.invoices) from public, anon, authenticated;

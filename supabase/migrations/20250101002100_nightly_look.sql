-- B1. A nightly look at every customer makes good what no event has told. Whoever was looked at longest ago comes first, also
-- when the look failed: one that always fails must not keep the others waiting.
alter table private.billing_customers add column looked_at timestamptz;
create index billing_customers_longest_ago on private.billing_customers (livemode, looked_at nulls first) where not gone;

-- As before, and notes when it was.
create or replace function public.begin_billing_sync(customer text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  own private.billing_customers;
begin
  update private.billing_customers c set looked_at = now() where c.customer_id = begin_billing_sync.customer
    returning c.* into own;
  return jsonb_build_object(
    'ticket', nextval('private.billing_tickets'),
    'known', own.user_id is not null,
    'abandoned', own.customer_id is not null and own.user_id is null and not own.gone);
end
$$;

-- Customers of this mode at whom nobody has looked for 20 hours.
create function public.billing_customers_due(live boolean, most integer) returns setof text
language sql stable security definer set search_path = '' as $$
  select c.customer_id from private.billing_customers c
  where c.livemode = live and not c.gone and (c.looked_at is null or c.looked_at < now() - interval '20 hours')
  order by c.looked_at nulls first, c.customer_id limit least(greatest(most, 1), 100)
$$;

revoke all on function public.billing_customers_due(boolean, integer) from public, anon, authenticated;
grant execute on function public.billing_customers_due(boolean, integer) to service_role;

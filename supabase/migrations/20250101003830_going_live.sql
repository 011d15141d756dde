-- Once the shop is live, a plan that was bought in a test does not count any more. The provider never tells the live mode of
-- a customer of its test mode, so that the look at everybody has to find them, and has to know which they are. [B1, B5]

-- As before, and says of which mode the customer is (null: nobody has stored the customer yet), and whether it is one of the test
-- mode whose user has become a customer of the live one: a look at such a customer would end what is paid for.
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
    'livemode', own.livemode,
    'replaced', own.livemode = false and private.has_live_customer(own.user_id),
    'abandoned', own.customer_id is not null and own.user_id is null and not own.gone);
end
$$;

-- Whether somebody has a customer of the live mode: a look at that one forgets what they bought in a test.
create function private.has_live_customer(owner uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.billing_customers c where c.user_id = has_live_customer.owner and c.livemode and not c.gone)
$$;

-- As before. In the live mode, users who have bought in a test alone are among them. Each part is ordered and limited by its index.
create or replace function public.billing_customers_due(live boolean, most integer) returns setof text
language sql stable security definer set search_path = '' as $$
  select due.customer_id from (
    (select c.customer_id, c.looked_at from private.billing_customers c
      where c.livemode = live and not c.gone and (c.looked_at is null or c.looked_at < now() - interval '20 hours')
      order by c.looked_at nulls first, c.customer_id limit least(greatest(most, 1), 100))
    union all
    (select c.customer_id, c.looked_at from private.billing_customers c
      where live and not c.livemode and not c.gone and c.user_id is not null
        and (c.looked_at is null or c.looked_at < now() - interval '20 hours')
        and not private.has_live_customer(c.user_id)
      order by c.looked_at nulls first, c.customer_id limit least(greatest(most, 1), 100))) due
  order by due.looked_at nulls first, due.customer_id limit least(greatest(most, 1), 100)
$$;

create or replace function public.billing_customers_after(live boolean, after text, most integer) returns setof text
language sql stable security definer set search_path = '' as $$
  select c.customer_id from private.billing_customers c
  where not c.gone and c.customer_id > coalesce(billing_customers_after.after, '')
    and (c.livemode = live
      or live and c.user_id is not null and not private.has_live_customer(c.user_id))
  order by c.customer_id limit least(greatest(most, 1), 100)
$$;

revoke all on function private.has_live_customer(uuid) from public, anon, authenticated;

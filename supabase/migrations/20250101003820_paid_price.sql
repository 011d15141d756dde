-- What a plan costs at the payment provider is shown as the provider has it: somebody who subscribed before a price was raised
-- pays the old one. [B37]

alter table public.billing_info
  -- Each month or year, before tax and discounts, in the currency's unit. Null where nothing is paid at the provider.
  add column price numeric,
  add column price_currency text check (char_length(price_currency) = 3);

-- As before, with these two.
create or replace function private.derive_billing(owner uuid, live boolean, method text, expires date) returns void
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
    price = trim_scale(private.in_units(best.amount, best.currency)),
    price_currency = upper(best.currency),
    renews_at = case when best.ends_at is null then best.current_period_end end,
    ends_at = best.ends_at,
    payment_method = method,
    card_expires = expires
    where user_id = owner;
end
$$;

-- Everybody who pays at the provider already.
update public.billing_info b
  set (price, price_currency) = (
    select trim_scale(private.in_units(o.amount, o.currency)), upper(o.currency)
    from public.subscriptions o
    where o.user_id = b.user_id and o.plan = b.subscription_plan and o.billing_interval = b.billing_interval
      and o.status in ('active', 'trialing', 'past_due')
    order by o.created_at desc, o.id collate "C" desc
    limit 1
  )
  where b.billing_interval is not null;

-- The assistant says the price that the page shows.
create or replace function public.find_account() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'full_name', p.full_name,
    'location', p.location,
    'description', p.description,
    'plan', coalesce(b.subscription_plan, 'free'),
    'plan_status', coalesce(b.subscription_status, 'active'),
    'payment_method', b.payment_method,
    'billing_interval', b.billing_interval,
    -- Whoever has cancelled is charged no more.
    'plan_ends', b.ends_at,
    'next_charge_date', case
      when b.ends_at is not null then null
      when b.billing_interval is not null then case when b.renews_at > now() then b.renews_at end
      else (
        select max(h.payment_date) + interval '1 month'
        from public.payment_history h
        where h.user_id = b.user_id
          and b.subscription_plan <> 'free' and lower(b.subscription_status) = 'active'
          and private.payment_status(h.status) = 'completed'
          and position(lower(b.subscription_plan) in lower(h.service_name)) > 0
        having max(h.payment_date) + interval '1 month' > now()
      )
    end,
    'price', b.price,
    'price_currency', b.price_currency
  )
  from (values (1)) always
  left join (public.profiles p full join public.billing_info b on b.user_id = p.id) on true
  limit 1
$$;

-- Nothing that runs as the user converts amounts any more.
revoke execute on function private.in_units(bigint, text) from authenticated;

-- A21. What the assistant says of the next charge is what the payment provider has told, where somebody pays for a plan there.
-- The estimate is left to plans that were given or simulated: those have no interval.

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
    -- The price that this user pays, before tax and discounts: it may be an older one than that of the list.
    'price', s.price,
    'price_currency', s.currency
  )
  from (values (1)) always
  left join (public.profiles p full join public.billing_info b on b.user_id = p.id) on true
  left join lateral (
    select private.in_units(o.amount, o.currency) as price, upper(o.currency) as currency
    from public.subscriptions o
    where o.user_id = b.user_id and b.billing_interval is not null and o.plan = b.subscription_plan
      and o.billing_interval = b.billing_interval and o.status in ('active', 'trialing', 'past_due')
    order by o.created_at desc, o.id collate "C" desc
    limit 1
  ) s on true
  limit 1
$$;

grant execute on function private.in_units(bigint, text) to authenticated;

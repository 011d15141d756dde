-- B8. Who sells plans: 'simulated' (a demonstration), 'stripe', or 'none'. The page asks, and never guesses.
alter table private.settings add column sells_plans boolean not null default false;

-- Security definer: users may know the answer, but not read the settings.
create function public.billing_mode() returns text
language sql stable security definer set search_path = '' as $$
  select case when s.simulated_billing then 'simulated' when s.sells_plans then 'stripe' else 'none' end
  from private.settings s
$$;

revoke all on function public.billing_mode() from public, anon, authenticated;
grant execute on function public.billing_mode() to authenticated;

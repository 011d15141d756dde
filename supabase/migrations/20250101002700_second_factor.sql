-- Whoever has a second factor reads and writes nothing before they have shown it: otherwise a stolen password would still open
-- every row, whatever the page asks for. [U9]

-- Whether the session may see the user's rows. A token says 'aal2' once a code was accepted in its session. It is security
-- definer because users cannot read auth.mfa_factors.
create function private.has_shown_factor() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal', '') = 'aal2'
    or not exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified')
$$;

revoke all on function private.has_shown_factor() from public, anon, authenticated;
grant execute on function private.has_shown_factor() to authenticated;

-- Restrictive policies hold besides those that let a user in. The subselect is evaluated once per query, not per row.
create policy "show the second factor first" on public.profiles as restrictive
  for all to authenticated using ((select private.has_shown_factor())) with check ((select private.has_shown_factor()));
create policy "show the second factor first" on public.billing_info as restrictive
  for all to authenticated using ((select private.has_shown_factor())) with check ((select private.has_shown_factor()));
create policy "show the second factor first" on public.payment_history as restrictive
  for all to authenticated using ((select private.has_shown_factor())) with check ((select private.has_shown_factor()));
create policy "show the second factor first" on public.subscriptions as restrictive
  for all to authenticated using ((select private.has_shown_factor())) with check ((select private.has_shown_factor()));
create policy "show the second factor first" on public.invoices as restrictive
  for all to authenticated using ((select private.has_shown_factor())) with check ((select private.has_shown_factor()));
create policy "show the second factor first" on public.conversations as restrictive
  for all to authenticated using ((select private.has_shown_factor())) with check ((select private.has_shown_factor()));
create policy "show the second factor first" on public.conversation_entries as restrictive
  for all to authenticated using ((select private.has_shown_factor())) with check ((select private.has_shown_factor()));
create policy "show the second factor first" on public.support_requests as restrictive
  for all to authenticated using ((select private.has_shown_factor())) with check ((select private.has_shown_factor()));
create policy "show the second factor first" on storage.objects as restrictive
  for all to authenticated using ((select private.has_shown_factor())) with check ((select private.has_shown_factor()));
do $$
begin
  if to_regclass('realtime.messages') is not null then
    create policy "show the second factor first" on realtime.messages as restrictive
      for all to authenticated using ((select private.has_shown_factor())) with check ((select private.has_shown_factor()));
  end if;
end
$$;

-- These run with their owner's rights, which policies do not hold back. Each is as before, with the same condition.
create or replace function private.own_day_sums(
  owner uuid, first_day date, last_day date, cut_days date[], starts timestamptz[]
) returns table (period integer, currency text, status text, total numeric, count bigint)
language sql stable security definer set search_path = '' as $$
  select coalesce(width_bucket(d.day::timestamp at time zone 'UTC', own_day_sums.starts), 0), d.currency, d.status,
    sum(d.total), sum(d.count)::bigint
  from private.payment_days d
  where d.user_id = (select auth.uid()) and d.user_id = own_day_sums.owner and (select private.has_shown_factor())
    and d.day >= own_day_sums.first_day and d.day <= own_day_sums.last_day and d.day <> all (own_day_sums.cut_days)
  group by 1, 2, 3
$$;

-- This one also tells no limits where the operator has turned them off: nobody is warned of an end that does not come. [B38]
create or replace function public.find_usage() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'messages', coalesce((
      select used_in_month from private.chat_turns
      where user_id = (select auth.uid()) and month = date_trunc('month', now() at time zone 'UTC')::date
    ), 0),
    'messages_limit', case when s.enforces_limits then l.messages end,
    'call_minutes', ceil(private.call_seconds_of((select auth.uid()), now()) / 60.0)::integer,
    'call_minutes_limit', case when s.enforces_limits then l.call_minutes end,
    'resets_at', (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC')
  from private.limits_of((select auth.uid())) l, private.settings s
  where (select private.has_shown_factor())
$$;

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
  if not private.has_shown_factor() then
    raise exception 'The second factor has not been shown' using errcode = '42501', hint = 'insufficient_aal';
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

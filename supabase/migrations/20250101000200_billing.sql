-- S6. Plans change through a payment webhook with the service role, or through set_simulated_plan.

-- C3 has the client insert the profile, so that only the billing row is created here.
create function private.create_billing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.billing_info (user_id) values (new.id) on conflict do nothing;
  return new;
end
$$;

create trigger create_billing after insert on auth.users
  for each row execute function private.create_billing();

-- Says again what the column grants say: a grant too many must not give plans away.
-- Not security definer: current_user has to be the role that asks.
create function private.guard_billing() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and (
    tg_op = 'INSERT'
    or new.user_id is distinct from old.user_id
    or new.subscription_plan is distinct from old.subscription_plan
    or new.subscription_status is distinct from old.subscription_status
  ) then
    raise exception 'Users may change payment_method only' using errcode = '42501';
  end if;
  return new;
end
$$;

create trigger guard_billing before insert or update on public.billing_info
  for each row execute function private.guard_billing();

-- Subscribing again to the current plan is not billed again: a request may arrive twice.
create function public.set_simulated_plan(plan text) returns public.billing_info
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

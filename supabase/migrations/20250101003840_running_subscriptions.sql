-- Whoever pays is never left with a subscription that nobody can end: where plans are not offered any more, those that run go on being
-- charged, and have to end before the account is deleted. [U36]

-- As before, except for what counts as a subscription that would go on at the payment provider, and that whoever only asks is told of it
-- too. A test does not count where plans are not sold, because nothing may be there that could end it and nobody is charged, nor where
-- its user has become a customer of the live mode.
create or replace function public.delete_account(owner uuid, only_ask boolean default false) returns text
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_self(owner);
begin
  if not exists (select from auth.users u where u.id = caller) then
    return 'deleted';
  end if;
  if not private.is_recent_session(caller, private.own_session()) then
    return 'sign-in-again';
  end if;
  if exists (
      select from public.subscriptions s
      join private.billing_customers c on c.customer_id = s.customer_id
      where s.user_id = caller and not c.gone and s.status in ('active', 'trialing', 'past_due', 'unpaid', 'paused')
        and (c.livemode
          or not private.has_live_customer(caller)
            and (select o.sells_plans and not o.simulated_billing from private.settings o))) then
    return 'subscribed';
  end if;
  if only_ask then
    return 'ready';
  end if;
  if exists (select from storage.objects o where o.bucket_id = 'avatars'
      and lower((storage.foldername(o.name))[1]) = any ((select private.own_folders(caller))::text[])) then
    return 'pictures';
  end if;
  -- Everything else goes with the row of the user, by foreign keys. The provider's id of a customer stays, without whose it was: a
  -- late charge has to be found.
  delete from private.payment_events e where e.user_id = caller;
  delete from auth.users u where u.id = caller;
  return 'deleted';
end
$$;

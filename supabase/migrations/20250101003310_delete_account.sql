-- Users delete their own account: at once, with everything that is stored of them, after they have signed in anew. [U35]

-- Whether the session of a user began in the last ten minutes: whoever found a device unlocked must not get far.
create function private.is_recent_session(owner uuid, session uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions s
    where s.id = session and s.user_id = owner and s.created_at > now() - interval '10 minutes')
$$;

-- The same for the function that ends subscriptions, which has checked whose token it is.
create function public.is_recent_sign_in(caller uuid, session uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_recent_session(is_recent_sign_in.caller, is_recent_sign_in.session)
$$;

-- Deletes the account of whoever asks: 'deleted'. Otherwise nothing is changed, and it says what comes first: 'sign-in-again',
-- 'subscribed' (a subscription would go on at the payment provider) or 'pictures' (whose bytes the storage has to remove: without
-- their rows nobody would find them). With `only_ask` nothing is changed either, and 'ready' stands for the last two and 'deleted'.
-- Who is deleted already hears 'deleted' in any case: the answer may have been lost, and no password would be right any more.
create function public.delete_account(owner uuid, only_ask boolean default false) returns text
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
  if only_ask then
    return 'ready';
  end if;
  if (select s.sells_plans from private.settings s) and exists (
      select from public.subscriptions s
      where s.user_id = caller and s.status in ('active', 'trialing', 'past_due', 'unpaid', 'paused')) then
    return 'subscribed';
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

revoke all on function private.is_recent_session(uuid, uuid) from public, anon, authenticated;
revoke all on function public.is_recent_sign_in(uuid, uuid) from public, anon, authenticated;
revoke all on function public.delete_account(uuid, boolean) from public, anon, authenticated;
grant execute on function public.is_recent_sign_in(uuid, uuid) to service_role;
grant execute on function public.delete_account(uuid, boolean) to authenticated;

-- A token may outlive its user by an hour: it stores no picture any more. The first folder is the user's own id.
alter policy "insert own pictures" on storage.objects
  with check (bucket_id = 'avatars'
    and (storage.foldername(name))[1] = ((select private.own_folders((select auth.uid())))::text[])[1]);

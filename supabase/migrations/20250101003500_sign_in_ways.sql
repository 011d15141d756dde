-- Adding and removing an account at another site is recorded in the activity, under the subject 'password': both are ways to sign in. The values of `provider` are as the auth server names it, such as 'github'. [U29]

-- As for sessions and factors, a failure to record it must not make it fail.
create function private.note_identity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- The first one comes with the account.
    if exists (select from auth.identities i where i.user_id = new.user_id and i.id <> new.id) then
      perform private.note_activity(new.user_id, 'user', 'password', 'added',
        jsonb_build_object('provider', jsonb_build_array('', left(new.provider, 200))), private.own_session());
    end if;
  elsif exists (select from auth.users u where u.id = old.user_id) then
    perform private.note_activity(old.user_id, 'user', 'password', 'removed',
      jsonb_build_object('provider', jsonb_build_array(left(old.provider, 200), '')), private.own_session());
  end if;
  return null;
exception when others then
  raise warning 'A way into an account was not written down: %', sqlerrm;
  return null;
end
$$;

-- The way to sign in that an account has its confirmed address from stays: without it, the auth server gives the account the address
-- of another one, and with that somebody who holds a session alone could take the account for good.
create function private.keep_identity_of_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
      select from auth.users u
        where u.id = old.user_id and u.email_confirmed_at is not null and lower(u.email) = lower(old.identity_data ->> 'email'))
    and not exists (
      select from auth.identities i
        where i.user_id = old.user_id and i.id <> old.id
          and lower(i.identity_data ->> 'email') = lower(old.identity_data ->> 'email')) then
    raise exception 'The account has its address from this way to sign in.' using errcode = '42501';
  end if;
  return old;
end
$$;

-- A project that lets nobody watch this table does without its entries. A password has entries of its own.
do $$
begin
  create trigger note_new_identity after insert on auth.identities for each row
    when (new.provider <> 'email')
    execute function private.note_identity();
  create trigger note_removed_identity after delete on auth.identities for each row
    when (old.provider <> 'email')
    execute function private.note_identity();
  create trigger keep_identity_of_address before delete on auth.identities for each row
    execute function private.keep_identity_of_address();
exception when insufficient_privilege then
  raise notice 'Ways to sign in are neither written down nor kept: %', sqlerrm;
end
$$;

revoke all on function private.note_identity() from public, anon, authenticated;
revoke all on function private.keep_identity_of_address() from public, anon, authenticated;

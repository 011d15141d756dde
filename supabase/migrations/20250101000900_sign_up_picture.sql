-- E4. The picture of the sign-up lies below the address that its owner signed up with: it is theirs to remove, as those below
-- their own id are. Nobody else's address is in their account.

-- Security definer: nobody may read the accounts. In small letters, as accounts have them.
create function private.own_folders(owner uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array[id::text, lower(email)] from auth.users where id = owner and id = (select auth.uid())
$$;

alter policy "read own pictures" on storage.objects
  using (bucket_id = 'avatars' and lower((storage.foldername(name))[1]) = any ((select private.own_folders((select auth.uid())))::text[]));
alter policy "delete own pictures" on storage.objects
  using (bucket_id = 'avatars' and lower((storage.foldername(name))[1]) = any ((select private.own_folders((select auth.uid())))::text[]));

revoke all on function private.own_folders(uuid) from public, anon, authenticated;
grant usage on schema private to authenticated;
grant execute on function private.own_folders(uuid) to authenticated;

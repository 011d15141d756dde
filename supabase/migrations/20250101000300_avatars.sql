-- E4, R4. Anyone may fetch a picture whose address they know; nobody lists but below their own id.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 5242880, array['image/png', 'image/jpeg', 'image/gif', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "read own pictures" on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "insert own pictures" on storage.objects for insert to authenticated
  with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "update own pictures" on storage.objects for update to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "delete own pictures" on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- Security definer: visitors may know whether, but not read the settings.
create function private.visitor_uploads() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select visitor_uploads from private.settings), false)
$$;

-- The sign-up picture arrives before there is a user: '<email>/<number>.<extension>', insert only.
create policy "insert sign-up picture" on storage.objects for insert to anon
  with check (
    bucket_id = 'avatars'
    and (select private.visitor_uploads())
    and name ~ '^[^/@[:space:]]{1,64}@[^/@[:space:]]{1,255}/[0-9]{1,20}\.(png|jpg|jpeg|gif|webp)$'
  );

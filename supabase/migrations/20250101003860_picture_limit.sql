-- One account cannot fill the bucket: a user has at most twenty pictures. The app needs one or two. [E4]

-- Whether whoever asks has fewer than twenty pictures beside this one, which may be there already and be replaced. Security
-- definer: of the rows that it counts, the policies would show none while a second factor is missing. The operators compare
-- letter by letter in every language, and are those of the storage service's own index on names.
create function private.has_room_for_picture(picture text) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 20 from (
    select from storage.objects o
    where o.bucket_id = 'avatars' and o.name <> picture
      -- '0' follows '/'.
      and o.name ~>=~ ((select auth.uid()) || '/') and o.name ~<~ ((select auth.uid()) || '0')
    limit 20
  ) others
$$;

-- As before, with room for it.
alter policy "insert own pictures" on storage.objects
  with check (bucket_id = 'avatars'
    and (storage.foldername(name))[1] = ((select private.own_folders((select auth.uid())))::text[])[1]
    and (select private.has_room_for_picture(name)));

revoke all on function private.has_room_for_picture(text) from public, anon, authenticated;
grant execute on function private.has_room_for_picture(text) to authenticated;

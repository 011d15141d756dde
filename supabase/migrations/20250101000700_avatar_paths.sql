-- C2, E3, E4. A picture in the bucket 'avatars' is stored as its path: an absolute address leads nowhere once the app has
-- moved to another port or domain. Readers make the address. A picture on another site, such as that of a sign-in
-- provider, keeps its address.

-- The path in a public address of the bucket, whichever site it was written for, where it may be a picture of the
-- owner's; any other address as it is.
create function private.avatar_path(address text, owner uuid) returns text
language plpgsql immutable set search_path = '' as $$
declare
  path text := substring(address from '^https?://[^?#]+/storage/v1/object/public/avatars/([^?#]+)');
begin
  if path like '%\%%' then
    begin
      select convert_from(string_agg(
          case when part[1] ~ '^%.' then decode(substr(part[1], 2), 'hex') else convert_to(part[1], 'UTF8') end,
          '' order by place), 'UTF8')
        into path
        from regexp_matches(path, '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') with ordinality found (part, place);
    exception when data_exception then
      return address;
    end;
  end if;
  -- As the check below has it.
  if path ~ '^[^/]+/[A-Za-z0-9_-]{1,200}\.(png|jpg|jpeg|gif|webp)$'
    and (starts_with(path, owner || '/') or path ~ '^[^/@[:space:]]{1,64}@[^/@[:space:]]{1,255}/')
  then
    return path;
  end if;
  return address;
end
$$;

-- Pages of a former version that are still open write absolute addresses.
create function private.store_avatar_path() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.avatar_url := private.avatar_path(new.avatar_url, new.id);
  return new;
end
$$;

revoke all on function private.avatar_path(text, uuid) from public, anon, authenticated;
revoke all on function private.store_avatar_path() from public, anon, authenticated;

alter table public.profiles drop constraint profiles_avatar_url_check;
alter table public.profiles add constraint profiles_avatar_url_check check (
  avatar_url = ''
  or (avatar_url ~ '^https?://' and char_length(avatar_url) <= 2048)
  or (
    avatar_url ~ '^[^/]+/[A-Za-z0-9_-]{1,200}\.(png|jpg|jpeg|gif|webp)$'
    and (starts_with(avatar_url, id || '/') or avatar_url ~ '^[^/@[:space:]]{1,64}@[^/@[:space:]]{1,255}/')
  )
);

create trigger store_avatar_path before insert or update of avatar_url on public.profiles
  for each row execute function private.store_avatar_path();

-- What is stored already: the trigger rewrites it.
update public.profiles set avatar_url = avatar_url
  where avatar_url like 'http%/storage/v1/object/public/avatars/%';

-- The same in what people said of themselves at sign-up. Where the platform keeps this table to itself, the app goes on
-- reading the absolute addresses in it.
do $$
begin
  if has_table_privilege('auth.users', 'update') then
    update auth.users
      set raw_user_meta_data = jsonb_set(raw_user_meta_data, '{avatar_url}',
        to_jsonb(private.avatar_path(raw_user_meta_data ->> 'avatar_url', id)))
      where raw_user_meta_data ->> 'avatar_url' like 'http%/storage/v1/object/public/avatars/%';
  end if;
end
$$;

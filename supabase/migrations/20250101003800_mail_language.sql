-- Mails are written in the language of the user's metadata, which is all that the auth server's templates see. [C8]

-- The metadata with another language, or without one. The auth server writes a JSON null for somebody who has none.
create function private.with_language(metadata jsonb, language text) returns jsonb
language sql immutable set search_path = '' as $$
  select case when language is null then known.metadata - 'language'
      -- Templates compare whole words, and a mail for 'de' suits 'de-AT'.
      else known.metadata || jsonb_build_object('language', split_part(language, '-', 1)) end
    from (select case when jsonb_typeof($1) = 'object' then $1 else '{}' end as metadata) known
$$;

-- What is chosen in the account takes the place of what the sign-up noted. Who goes back to the device's language has English
-- mails until the next choice, because the database does not know the device.
-- Security definer: users may not write the accounts.
create function private.note_mail_language() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update auth.users u
    set raw_user_meta_data = private.with_language(u.raw_user_meta_data, new.language)
    where u.id = new.user_id;
  return null;
-- A choice counts in the app even where mails cannot follow it.
exception when others then
  raise warning 'The language of the mails was not changed: %', sqlerrm;
  return null;
end
$$;

-- Another preference that is stored first says nothing of the language.
create trigger note_first_mail_language after insert on public.preferences for each row
  when (new.language is not null) execute function private.note_mail_language();
create trigger note_mail_language after update of language on public.preferences for each row
  when (new.language is distinct from old.language) execute function private.note_mail_language();

-- What was chosen before.
update auth.users u
  set raw_user_meta_data = private.with_language(u.raw_user_meta_data, p.language)
  from public.preferences p
  where p.user_id = u.id and p.language is not null;

revoke all on function private.with_language(jsonb, text), private.note_mail_language() from public, anon, authenticated;

/**
 * Who has ever signed in with a stand-in for Google or GitHub, where anybody may type any address. The database writes it down itself,
 * because the server of @supabase/lite adds such ways to sign in too. Nothing but the account's end takes it away again: somebody could
 * remove the stand-in from their ways to sign in once they have a password, and their address would look proven. [U31]
 */
export const standInUsersTable = `
create table if not exists auth.stand_in_users (
  user_id uuid primary key references auth.users on delete cascade
);
create or replace function auth.note_stand_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.stand_in_users values (new.user_id) on conflict do nothing;
  return null;
end
$$;
create or replace trigger note_stand_in after insert on auth.identities for each row
  when (new.provider <> 'email') execute function auth.note_stand_in();
insert into auth.stand_in_users
  select distinct user_id from auth.identities where provider <> 'email' on conflict do nothing;`;

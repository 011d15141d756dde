-- Something for every lint to complain about, on top of the migrations.
alter default privileges in schema public grant all on tables to anon, authenticated;

create table public.open_to_all (id int primary key);

create table public.policy_asleep (id int primary key);
create policy "asleep" on public.policy_asleep for select to authenticated using (id = 1);

create table public.nobody (id int primary key);
alter table public.nobody enable row level security;

create table public.sloppy (id uuid primary key, owner uuid references auth.users, kind text);
alter table public.sloppy enable row level security;
create policy "per row" on public.sloppy for select to authenticated using (auth.uid() = owner);
create policy "also" on public.sloppy for select to authenticated using (kind = 'open');
create policy "metadata" on public.sloppy for delete to authenticated
  using ((select raw_user_meta_data ->> 'role' from auth.users limit 1) = 'admin');
create policy "anybody" on public.sloppy for insert to anon with check (true);
create policy "no check" on public.sloppy for update to authenticated using ((select auth.uid()) = owner);
create index sloppy_kind on public.sloppy (kind);
create index sloppy_kind_again on public.sloppy (kind);

create policy "list everything" on storage.objects for select to anon using (bucket_id = 'avatars');

create function public.free_for_all() returns int language sql security definer as 'select 1';

create view public.everybody as select id, email from auth.users;
create materialized view public.counted as select count(*) from public.profiles;
create foreign data wrapper elsewhere;
create server elsewhere foreign data wrapper elsewhere;
create foreign table public.far_away (id int) server elsewhere;

create table private.keyless (id int);

create extension file_fdw schema public;

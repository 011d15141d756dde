-- Everything is revoked, then granted column by column. May run again at any time: the embedded database
-- repeats this file, because the server in front of it grants too much.

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from public, anon, authenticated;
revoke all on all tables in schema public from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
revoke all on all tables in schema private from public, anon, authenticated;
revoke all on all functions in schema private from public, anon, authenticated;

grant usage on schema public to anon, authenticated, service_role;
grant all on all tables in schema public to service_role;

grant
  select,
  insert (id, full_name, location, description, avatar_url, updated_at),
  update (full_name, location, description, avatar_url, updated_at)
  on public.profiles to authenticated;
grant select, update (payment_method) on public.billing_info to authenticated;
grant select on public.payment_history to authenticated;
grant execute on function public.set_simulated_plan(text) to authenticated;

grant usage on schema private to anon, service_role;
grant execute on function private.visitor_uploads() to anon;

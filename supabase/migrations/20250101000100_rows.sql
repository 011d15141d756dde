-- P2. A user reads and writes their own rows only. The subselect is evaluated once per query, not per row.

alter table public.profiles enable row level security;
alter table public.billing_info enable row level security;
alter table public.payment_history enable row level security;

create policy "read own profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = id);
create policy "insert own profile" on public.profiles
  for insert to authenticated with check ((select auth.uid()) = id);
create policy "update own profile" on public.profiles
  for update to authenticated using ((select auth.uid()) = id) with check ((select auth.uid()) = id);

create policy "read own billing" on public.billing_info
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "update own billing" on public.billing_info
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create policy "read own payments" on public.payment_history
  for select to authenticated using ((select auth.uid()) = user_id);

-- How somebody wants to read the app, kept in the account, so that it follows to another device. [U39]

-- Null: as the device has it.
create table public.preferences (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The language of the interface, as a BCP 47 tag.
  language text check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{1,8}){0,4}$'),
  -- A name of the IANA database. Browsers learn new ones earlier than the database server, so only its form is checked.
  time_zone text check (time_zone ~ '^[A-Za-z][A-Za-z0-9_+-]{0,31}(/[A-Za-z0-9_+-]{1,32}){0,2}$'),
  -- The BCP 47 tag in whose way dates and numbers are written.
  format_locale text check (format_locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{1,8}){0,4}$'),
  -- A day of two times twelve hours, or of 24.
  hour_cycle text check (hour_cycle in ('h12', 'h23')),
  theme text check (theme in ('light', 'dark')),
  -- Tells a device whether another one has written since it last read.
  updated_at timestamptz not null default now()
);

alter table public.preferences enable row level security;

create policy "read own preferences" on public.preferences
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "insert own preferences" on public.preferences
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "update own preferences" on public.preferences
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "show the second factor first" on public.preferences as restrictive
  for all to authenticated using ((select private.has_shown_factor())) with check ((select private.has_shown_factor()));

-- `user_id` too: an upsert writes every column that it is given, and the policies keep it one's own.
revoke all on public.preferences from public, anon, authenticated;
grant all on public.preferences to service_role;
grant
  select,
  insert (user_id, language, time_zone, format_locale, hour_cycle, theme),
  update (user_id, language, time_zone, format_locale, hour_cycle, theme)
  on public.preferences to authenticated;

-- The clock of the database decides which write was the last, and not the one of a device.
create function private.note_preference_time() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Two writes may come within one tick of the clock.
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end
$$;

create trigger note_preference_time before insert or update on public.preferences for each row
  execute function private.note_preference_time();

-- What is changed here is written down like the profile.
alter table public.activity drop constraint activity_subject_check;
alter table public.activity add constraint activity_subject_check
  check (subject in ('profile', 'billing', 'email', 'password', 'session', 'factor', 'preferences'));

-- As before, with preferences among what users may change as often as they like.
create or replace function private.note_activity(
  owner uuid, actor text, subject text, change text, details jsonb, session uuid
) returns void
language sql security definer set search_path = '' as $$
  insert into public.activity (user_id, actor, subject, change, details, session_id, user_agent, address)
    select owner, note_activity.actor, note_activity.subject, note_activity.change, note_activity.details, session,
      left(s.user_agent, 400), host(s.ip)
    from (values (1)) always left join auth.sessions s on s.id = session and s.user_id = owner;
  delete from public.activity a
    where a.user_id = owner
      and (a.subject in ('profile', 'billing', 'preferences')) =
        (note_activity.subject in ('profile', 'billing', 'preferences'))
      and a.id <= (
        select b.id from public.activity b
          where b.user_id = owner
            and (b.subject in ('profile', 'billing', 'preferences')) =
              (note_activity.subject in ('profile', 'billing', 'preferences'))
          order by b.id desc offset 1000 limit 1);
$$;

-- The first choice is an insert: nothing was there before.
create trigger note_update after insert or update on public.preferences for each row
  execute function private.note_update('preferences', 'user_id', 'language', 'time_zone', 'format_locale', 'hour_cycle', 'theme');

-- The copy of one's data, as before and with the preferences.

-- The areas in the order of the copy, with how many rows each has: what an export will write, and what a deletion would lose.
create or replace function public.list_own_data(owner uuid) returns table (area text, total bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_self(owner);
begin
  return query values
    ('account', (select count(*) from auth.users u where u.id = caller)),
    ('profile', (select count(*) from public.profiles p where p.id = caller)),
    ('preferences', (select count(*) from public.preferences p where p.user_id = caller)),
    ('billing', (select count(*) from public.billing_info b where b.user_id = caller)),
    -- What was paid on each day is counted already.
    ('payments', (select coalesce(sum(d.count), 0)::bigint from private.payment_days d where d.user_id = caller)),
    ('subscriptions', (select count(*) from public.subscriptions s where s.user_id = caller)),
    ('invoices', (select count(*) from public.invoices i where i.user_id = caller)),
    ('payment_events', (select count(*) from private.payment_events e where e.user_id = caller)),
    ('conversations', (select count(*) from public.conversations c where c.user_id = caller)),
    ('conversation_entries', (select coalesce(sum(c.entry_count), 0)::bigint from public.conversations c where c.user_id = caller)),
    ('calls', (select count(*) from private.calls c where c.user_id = caller)),
    ('usage', (select count(*) from private.chat_turns t where t.user_id = caller)),
    ('support_requests', (select count(*) from public.support_requests r where r.user_id = caller)),
    ('activity', (select count(*) from public.activity a where a.user_id = caller)),
    ('devices', (select count(*) from public.list_sessions() s)),
    ('pictures', (select count(*) from storage.objects o where o.bucket_id = 'avatars'
      and lower((storage.foldername(o.name))[1]) = any ((select private.own_folders(caller))::text[])));
end
$$;

-- One page of an area: each row as it is stored, without whose it is. `key` of the last row begins the next page; an empty page
-- ends the area. Whole rows, so that a new column is in the copy by itself. The plan must be an index's for everybody, also for
-- somebody who has most of a table. Entries may have 32 kB each: ask for fewer of them at once.
create or replace function public.export_own_data(owner uuid, area text, after jsonb default null, most integer default 500)
returns table (key jsonb, body jsonb)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  caller constant uuid := private.require_self(owner);
  rows constant integer := least(greatest(coalesce(most, 500), 1), 500);
  last_text constant text := coalesce(after ->> 0, '');
begin
  case area
    when 'account' then return query
      select '[]'::jsonb, jsonb_build_object(
          'id', u.id, 'email', u.email, 'email_confirmed_at', u.email_confirmed_at, 'created_at', u.created_at,
          'last_sign_in_at', u.last_sign_in_at, 'metadata', u.raw_user_meta_data,
          'providers', u.raw_app_meta_data -> 'providers',
          'ways_to_sign_in', (select coalesce(jsonb_agg(jsonb_build_object(
            'provider', i.provider, 'number_there', i.provider_id, 'told', i.identity_data, 'created_at', i.created_at,
            'last_sign_in_at', i.last_sign_in_at) order by i.created_at), '[]')
            from auth.identities i where i.user_id = u.id),
          'second_factors', (select coalesce(jsonb_agg(jsonb_build_object(
            'name', f.friendly_name, 'type', f.factor_type, 'status', f.status, 'created_at', f.created_at)), '[]')
            from auth.mfa_factors f where f.user_id = u.id))
        from auth.users u where u.id = caller and after is null;
    when 'profile' then return query
      select '[]'::jsonb, to_jsonb(p) from public.profiles p where p.id = caller and after is null;
    when 'preferences' then return query
      select '[]'::jsonb, to_jsonb(p) - 'user_id' from public.preferences p where p.user_id = caller and after is null;
    when 'billing' then return query
      select '[]'::jsonb, to_jsonb(b) - 'user_id' || jsonb_build_object('provider_customers', (
          select coalesce(jsonb_agg(c.customer_id), '[]') from private.billing_customers c where c.user_id = caller))
        from public.billing_info b where b.user_id = caller and after is null;
    when 'payments' then return query
      select jsonb_build_array(p.payment_date, p.id), to_jsonb(p) - 'user_id'
        from public.payment_history p
        where p.user_id = caller and (p.payment_date, p.id) > (
          case when after is null then '-infinity' else (after ->> 0)::timestamptz end,
          case when after is null then '00000000-0000-0000-0000-000000000000' else (after ->> 1)::uuid end)
        order by p.payment_date, p.id limit rows;
    when 'subscriptions' then return query
      select jsonb_build_array(s.id), to_jsonb(s) - 'user_id' from public.subscriptions s
        where s.user_id = caller and s.id > last_text order by s.id limit rows;
    when 'invoices' then return query
      select jsonb_build_array(i.id), to_jsonb(i) - 'user_id' from public.invoices i
        where i.user_id = caller and i.id > last_text order by i.id limit rows;
    when 'payment_events' then return query
      select jsonb_build_array(e.id), to_jsonb(e) - 'user_id' from private.payment_events e
        where e.user_id = caller and e.id > last_text order by e.id limit rows;
    when 'conversations' then return query
      select jsonb_build_array(c.id), to_jsonb(c) - 'user_id' from public.conversations c
        where c.user_id = caller and (after is null or c.id > last_text::uuid) order by c.id limit rows;
    when 'conversation_entries' then return query
      select jsonb_build_array(e.conversation_id, e.seq), to_jsonb(e) - 'user_id'
        from public.conversation_entries e
        where e.user_id = caller and (e.conversation_id, e.seq) > (
          case when after is null then '00000000-0000-0000-0000-000000000000' else (after ->> 0)::uuid end,
          case when after is null then -1 else (after ->> 1)::bigint end)
        order by e.conversation_id, e.seq limit rows;
    when 'calls' then return query
      select jsonb_build_array(c.id), to_jsonb(c) - 'user_id' from private.calls c
        where c.user_id = caller and c.id > last_text order by c.id limit rows;
    when 'usage' then return query
      select '[]'::jsonb, jsonb_build_object('month', t.month, 'messages', t.used_in_month)
        from private.chat_turns t where t.user_id = caller and after is null;
    when 'support_requests' then return query
      select jsonb_build_array(r.id), to_jsonb(r) - 'user_id' from public.support_requests r
        where r.user_id = caller and r.id > last_text order by r.id limit rows;
    when 'activity' then return query
      select jsonb_build_array(a.id), to_jsonb(a) - 'user_id' from public.activity a
        where a.user_id = caller and a.id > case when after is null then 0 else (after ->> 0)::bigint end
        order by a.id limit rows;
    when 'devices' then return query
      select '[]'::jsonb, to_jsonb(s) from public.list_sessions() s where after is null;
    when 'pictures' then return query
      select jsonb_build_array(o.name), jsonb_build_object('name', o.name, 'created_at', o.created_at)
        from storage.objects o
        where o.bucket_id = 'avatars' and o.name > last_text
          and lower((storage.foldername(o.name))[1]) = any ((select private.own_folders(caller))::text[])
        order by o.name limit rows;
    else
      raise exception 'There is no such area' using errcode = '22023';
  end case;
end
$$;

revoke all on function private.note_preference_time() from public, anon, authenticated;

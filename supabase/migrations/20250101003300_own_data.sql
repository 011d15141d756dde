-- A copy of everything that is stored of a user, for that user alone: in areas, and page by page, so that somebody with a hundred
-- thousand payments gets all of them. [U32]

-- Leads to the entries of a user in their order. The foreign key is found by its beginning.
create index conversation_entries_of_user_in_order on public.conversation_entries (user_id, conversation_id, seq);
drop index public.conversation_entries_of_user;

-- Whoever asks must be the user who is meant: another tab may have signed in somebody else. The functions below run as their owner,
-- whom no policy holds back.
create function private.require_self(owner uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if owner is null or owner is distinct from (select auth.uid()) then
    raise exception 'Not signed in as this user' using errcode = '42501';
  end if;
  if not private.has_shown_factor() then
    raise exception 'The second factor has not been shown' using errcode = '42501', hint = 'insufficient_aal';
  end if;
  return owner;
end
$$;

-- The areas in the order of the copy, with how many rows each has: what an export will write, and what a deletion would lose.
create function public.list_own_data(owner uuid) returns table (area text, total bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_self(owner);
begin
  return query values
    ('account', (select count(*) from auth.users u where u.id = caller)),
    ('profile', (select count(*) from public.profiles p where p.id = caller)),
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
create function public.export_own_data(owner uuid, area text, after jsonb default null, most integer default 500)
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
          'second_factors', (select coalesce(jsonb_agg(jsonb_build_object(
            'name', f.friendly_name, 'type', f.factor_type, 'status', f.status, 'created_at', f.created_at)), '[]')
            from auth.mfa_factors f where f.user_id = u.id))
        from auth.users u where u.id = caller and after is null;
    when 'profile' then return query
      select '[]'::jsonb, to_jsonb(p) from public.profiles p where p.id = caller and after is null;
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

revoke all on function private.require_self(uuid) from public, anon, authenticated;
revoke all on function public.list_own_data(uuid) from public, anon, authenticated;
revoke all on function public.export_own_data(uuid, text, jsonb, integer) from public, anon, authenticated;
grant execute on function public.list_own_data(uuid) to authenticated;
grant execute on function public.export_own_data(uuid, text, jsonb, integer) to authenticated;

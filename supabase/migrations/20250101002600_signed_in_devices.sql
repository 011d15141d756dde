-- Where somebody is signed in: users see their own sessions, and end those of other devices. Both ask for the second factor, whose
-- function a later migration adds: plpgsql looks for it only when these run. [U1]

create function private.own_session() returns uuid
language sql stable set search_path = '' as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid
$$;

-- The session that asks comes first, then whatever was used last. The auth server renews a session about once an hour while it is used.
create function public.list_sessions()
returns table (
  id uuid, is_current boolean, user_agent text, address text, created_at timestamptz, last_used_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_shown_factor() then
    return;
  end if;
  return query
    select s.id, s.id is not distinct from private.own_session(), left(s.user_agent, 400), host(s.ip), s.created_at,
      -- The auth server's only column without a time zone; it is in UTC.
      coalesce(s.refreshed_at at time zone 'UTC', s.created_at)
    from auth.sessions s
    where s.user_id = (select auth.uid()) and coalesce(s.not_after > now(), true)
    order by 2 desc, 6 desc
    limit 200;
end
$$;

-- Returns false when there was no such session any more. Its refresh tokens go with it.
create function public.end_session(session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
begin
  if caller is null then
    raise exception 'Not signed in' using errcode = '42501';
  end if;
  if not private.has_shown_factor() then
    raise exception 'The second factor has not been shown' using errcode = '42501', hint = 'insufficient_aal';
  end if;
  if end_session.session is not distinct from private.own_session() then
    raise exception 'Sign out to end the session that asks' using errcode = '22023';
  end if;
  delete from auth.sessions s where s.id = end_session.session and s.user_id = caller;
  return found;
end
$$;

revoke all on function private.own_session() from public, anon, authenticated;
revoke all on function public.list_sessions() from public, anon, authenticated;
revoke all on function public.end_session(uuid) from public, anon, authenticated;
grant execute on function public.list_sessions() to authenticated;
grant execute on function public.end_session(uuid) to authenticated;

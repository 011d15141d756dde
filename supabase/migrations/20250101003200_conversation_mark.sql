-- A session that has not verified the second factor reads no conversation, so it is told no mark of them either: one that changes
-- would tell when somebody talks to the agent.
create or replace function public.conversation_state() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kept_days', (select conversation_days from private.settings),
    'pushed', to_regprocedure('realtime.send(jsonb, text, text, boolean)') is not null and exists (
      select from pg_catalog.pg_policies where schemaname = 'realtime' and policyname = 'hear of own conversations'),
    'mark', (select md5(coalesce(string_agg(concat(c.id, c.changed_at), ',' order by c.id), ''))
      from public.conversations c where c.user_id = (select auth.uid()) and (select private.has_shown_factor())))
$$;

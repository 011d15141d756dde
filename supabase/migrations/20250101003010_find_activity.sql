-- What was changed, for the assistant: it runs as whoever asks, so that row-level security decides. [U26]

-- How many entries match, and the newest of them. `since` counts, `until` no longer does. `about`: a subject, or a column.
create function public.find_activity(
  since timestamptz default null,
  until timestamptz default null,
  actor text default null,
  about text default null,
  max_rows integer default 10
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with found as (
    select a.id, a.happened_at, a.actor, a.subject, a.change, a.details, a.user_agent
    from public.activity a
    where (find_activity.since is null or a.happened_at >= find_activity.since)
      and (find_activity.until is null or a.happened_at < find_activity.until)
      and (find_activity.actor is null or a.actor = find_activity.actor)
      and (find_activity.about is null or a.subject = find_activity.about
        or jsonb_exists(a.details, find_activity.about))
  )
  select jsonb_build_object(
    'count', (select count(*) from found),
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.id desc), '[]')
      from (select * from found order by id desc
        limit least(greatest(coalesce(find_activity.max_rows, 10), 0), 100)) newest
    )
  )
$$;

revoke all on function public.find_activity(timestamptz, timestamptz, text, text, integer) from public, anon, authenticated;
grant execute on function public.find_activity(timestamptz, timestamptz, text, text, integer) to authenticated;

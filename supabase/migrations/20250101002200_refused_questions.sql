-- Questions that the assistant refused, which users have let us keep to learn from: known words only, and of nobody. Off
-- unless the operator turns it on (ASSISTANT_KEEP_REFUSED); the assistant asks, masks, and writes as the service. [A97]

-- How many days a refused question is kept; null keeps it for ever.
alter table private.settings add column refused_question_days integer default 180 check (refused_question_days > 0);

create table private.refused_questions (
  id bigint generated always as identity primary key,
  -- The page's own random number, so that what is sent again is kept once. It stands nowhere else.
  request uuid not null unique,
  -- The day alone: a moment could be compared with a log.
  kept_on date not null default current_date,
  outcome text not null check (outcome in ('refused', 'offered')),
  -- Known words; <word>, <number>, <money>, <mail> and <when> stand for everything else.
  words text not null check (char_length(words) between 1 and 600 and words !~ '[0-9@]')
);
create index refused_questions_oldest_first on private.refused_questions (kept_on);

alter table private.refused_questions enable row level security;
create policy "for functions only" on private.refused_questions for all to public using (false) with check (false);

-- Removes questions that are too old, the oldest first. Returns how many.
create function private.remove_old_refused_questions(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  delete from private.refused_questions where id in (
    select q.id from private.refused_questions q, private.settings s
      where q.kept_on < current_date - s.refused_question_days
      order by q.kept_on limit most for update of q skip locked);
  get diagnostics removed = row_count;
  return removed;
end
$$;

-- Keeps a question, and removes a few that are too old. False when there is no room: more than 500 in a day are no questions.
create function public.keep_refused_question(words text, outcome text, request uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_old_refused_questions(20);
  if (select count(*) >= 500 from private.refused_questions q where q.kept_on = current_date) then
    return exists (select from private.refused_questions q where q.request = keep_refused_question.request);
  end if;
  insert into private.refused_questions (words, outcome, request)
    values (keep_refused_question.words, keep_refused_question.outcome, keep_refused_question.request)
    on conflict do nothing;
  return true;
end
$$;

-- The oldest first, for `npm run learn:assistant`.
create function public.list_refused_questions() returns setof text
language sql stable security definer set search_path = '' as $$
  select q.words from private.refused_questions q, private.settings s
    where s.refused_question_days is null or q.kept_on >= current_date - s.refused_question_days
    order by q.id
$$;

revoke all on function private.remove_old_refused_questions(integer) from public, anon, authenticated;
revoke all on function public.keep_refused_question(text, text, uuid) from public, anon, authenticated;
revoke all on function public.list_refused_questions() from public, anon, authenticated;
grant execute on function public.keep_refused_question(text, text, uuid) to service_role;
grant execute on function public.list_refused_questions() to service_role;

-- Where the platform brings a schedule: a clean-up each night.
do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('remove-old-refused-questions', '37 3 * * *', 'select private.remove_old_refused_questions(100000)');
  end if;
end
$$;

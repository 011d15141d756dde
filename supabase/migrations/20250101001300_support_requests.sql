-- A75–A79. What a user asked a person of the team for. The user sends and reads it; only the team answers and closes it.

-- How many days after it was sent a request is removed; null keeps it as long as the account.
alter table private.settings add column support_days integer default 365 check (support_days > 0);

create table public.support_requests (
  -- The page's own, so that sending one again is the same row. Of its user only: whether somebody else has such an id
  -- cannot be learned.
  id text not null check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The page's own id of the conversation. No foreign key: a request outlives the conversation that it quotes.
  conversation text not null check (conversation ~ '^[A-Za-z0-9_-]{1,64}$'),
  created_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  -- Where to answer, as the account had it. A trigger fills it in, so that nobody asks in somebody else's name.
  email text not null default '',
  note text not null default '' check (char_length(note) <= 1000),
  -- The conversation in words, as the user saw it before they agreed to send it.
  thread text not null check (char_length(thread) between 1 and 20000),
  -- When the embedded server wrote the mail about it.
  mailed_at timestamptz,
  primary key (user_id, id)
);

create unique index support_requests_one_open on public.support_requests (user_id, conversation) where state = 'open';
create index support_requests_oldest_first on public.support_requests (created_at);

alter table public.support_requests enable row level security;

create policy "read own requests" on public.support_requests
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "send own requests" on public.support_requests
  for insert to authenticated with check ((select auth.uid()) = user_id);

revoke all on public.support_requests from public, anon, authenticated;
grant all on public.support_requests to service_role;
grant select, insert (id, user_id, conversation, note, thread) on public.support_requests to authenticated;

-- Removes requests that are too old, the oldest first, whatever became of them. Returns how many.
create function private.remove_old_support_requests(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  delete from public.support_requests where (user_id, id) in (
    select r.user_id, r.id from public.support_requests r, private.settings s
      where r.created_at < now() - make_interval(days => s.support_days)
      order by r.created_at limit most for update of r skip locked);
  get diagnostics removed = row_count;
  return removed;
end
$$;

-- A user sends at most five requests in a day and keeps at most a hundred. One that is there already, or whose conversation
-- has an open one, goes on to the unique index, which says so.
create function private.admit_support_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two at once would both find room.
  perform pg_advisory_xact_lock(hashtextextended('support:' || new.user_id, 0));
  perform private.remove_old_support_requests(20);
  new.email := coalesce((select u.email from auth.users u where u.id = new.user_id), '');
  if exists (select from public.support_requests r where r.user_id = new.user_id
      and (r.id = new.id or r.conversation = new.conversation and r.state = 'open')) then
    return new;
  end if;
  if (select count(*) >= 100 or count(*) filter (where r.created_at > now() - interval '1 day') >= 5
      from public.support_requests r where r.user_id = new.user_id) then
    raise exception 'A user sends at most five requests in a day' using errcode = '54000';
  end if;
  return new;
end
$$;

create trigger admit_support_request before insert on public.support_requests
  for each row execute function private.admit_support_request();

revoke all on function private.remove_old_support_requests(integer) from public, anon, authenticated;
revoke all on function private.admit_support_request() from public, anon, authenticated;

-- Where the platform brings a schedule: a clean-up each night.
do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('remove-old-support-requests', '27 3 * * *', 'select private.remove_old_support_requests(100000)');
  end if;
end
$$;

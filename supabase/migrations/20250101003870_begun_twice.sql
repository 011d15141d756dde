-- A page that has waited too long for an answer sends the beginning of a conversation again, while the first request still waits for
-- its turn. Both find the conversation there now. Before, the second one heard that it was missing, and the page stored the same
-- entries in another conversation. [L1]
create or replace function public.put_conversation_entries(owner uuid, conversation uuid, entries jsonb, title text default null)
returns text
language plpgsql security invoker set search_path = '' as $$
declare
  broken text;
begin
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) > 100 then
    raise exception 'A list of at most 100 entries' using errcode = '22023';
  end if;
  if not exists (select from public.conversations c where c.id = conversation and c.user_id = owner) then
    if title is null then
      return 'missing';
    end if;
    insert into public.conversations (id, user_id, title) values (conversation, owner, left(title, 120))
      on conflict (id) do nothing;
    -- It is somebody else's.
    if not exists (select from public.conversations c where c.id = conversation and c.user_id = owner) then
      return 'missing';
    end if;
  end if;
  insert into public.conversation_entries as known (conversation_id, user_id, id, happened_at, is_open, body)
    select conversation, owner, e.entry ->> 'id', (e.entry ->> 'happened_at')::timestamptz,
        coalesce((e.entry ->> 'is_open')::boolean, false), e.entry -> 'body'
      from jsonb_array_elements(entries) with ordinality e (entry, place) order by e.place
    on conflict (conversation_id, id) do update set is_open = excluded.is_open, body = excluded.body
      where known.is_open and (known.is_open, known.body) is distinct from (excluded.is_open, excluded.body);
  return 'stored';
exception
  when program_limit_exceeded then
    return 'too-many';
  when check_violation then
    get stacked diagnostics broken = constraint_name;
    if broken = 'conversations_full' then
      return 'full';
    end if;
    raise;
end
$$;


-- The 200th conversation is no 201st when its beginning comes again.
create or replace function private.admit_conversation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two at once would both find room.
  perform pg_advisory_xact_lock(hashtextextended('conversations:' || new.user_id, 0));
  perform private.remove_old_conversations(20);
  if (select count(*) from public.conversations where user_id = new.user_id and id <> new.id) >= 200 then
    raise exception 'A user keeps at most 200 conversations' using errcode = '54000';
  end if;
  return new;
end
$$;

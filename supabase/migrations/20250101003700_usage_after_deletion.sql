-- What the free plan allows in a month is not new again for whoever deletes the account and signs up with the same address. [B56]

-- The secret without which nobody can tell whose hash it is. It stays in this database, and in copies of the whole of it.
create table private.address_key (
  is_only boolean primary key default true check (is_only),
  inside bytea not null,
  outside bytea not null
);
insert into private.address_key (inside, outside)
  select b.bytes[1] || b.bytes[2] || b.bytes[3] || b.bytes[4], b.bytes[5] || b.bytes[6] || b.bytes[7] || b.bytes[8]
  from (select array_agg(uuid_send(gen_random_uuid())) as bytes from generate_series(1, 8)) b;

-- What deleted accounts have used this month. It holds neither their address nor their id.
create table private.usage_after_deletion (
  address bytea primary key,
  month date not null,
  messages integer not null,
  call_seconds integer not null
);

alter table private.address_key enable row level security;
alter table private.usage_after_deletion enable row level security;
create policy "for functions only" on private.address_key for all to public using (false) with check (false);
create policy "for functions only" on private.usage_after_deletion for all to public using (false) with check (false);

-- Built like HMAC-SHA-256, but with two independent keys of one block each instead of one key padded twice.
create function private.hash_address(address text) returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(k.outside || sha256(k.inside || convert_to(lower(trim(hash_address.address)), 'UTF8')))
  from private.address_key k
$$;

create function private.this_month() returns date
language sql stable set search_path = '' as $$
  select date_trunc('month', now() at time zone 'UTC')::date
$$;

-- Removes what belongs to months that are over. Returns how many.
create function private.remove_old_usage() returns bigint
language sql volatile security definer set search_path = '' as $$
  with gone as (delete from private.usage_after_deletion u where u.month < private.this_month() returning 1)
  select count(*) from gone
$$;

-- Before an account goes: no more than the free plan allows, because whoever pays again has paid for more. Of a call that is still
-- open, what was talked so far counts. An error must keep nobody from deleting an account.
create function private.keep_usage() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  used integer;
  talked integer;
begin
  perform private.remove_old_usage();
  select least(l.messages, coalesce((
      select t.used_in_month from private.chat_turns t where t.user_id = old.id and t.month = private.this_month()), 0)),
    least(l.call_minutes * 60, private.talked_seconds_of(old.id, now()))
    into used, talked
    from private.plan_limits l, private.settings s
    where l.plan = 'free' and s.enforces_limits;
  if coalesce(old.email, '') <> '' and (used > 0 or talked > 0) then
    insert into private.usage_after_deletion as known (address, month, messages, call_seconds)
      values (private.hash_address(old.email), private.this_month(), used, talked)
      on conflict (address) do update set month = excluded.month,
        messages = greatest(known.messages, excluded.messages), call_seconds = greatest(known.call_seconds, excluded.call_seconds);
  end if;
  return old;
exception when others then
  raise warning 'The usage of an account that is deleted was not kept: %', sqlerrm;
  return old;
end
$$;

-- With a new account: its month goes on where the one before has ended. The minute and the day of messages are whole: they have
-- filled up since yesterday. An error must keep nobody from signing up.
create function private.restore_usage() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept record;
begin
  perform private.remove_old_usage();
  select * into kept from private.usage_after_deletion u where u.address = private.hash_address(new.email);
  if kept.messages > 0 then
    insert into private.chat_turns (user_id, minute_left, day_left, as_of, month, used_in_month)
      values (new.id, 0, 0, now() - interval '1 day', kept.month, kept.messages) on conflict do nothing;
  end if;
  if kept.call_seconds > 0 then
    insert into private.calls (user_id, id, begun_at, last_at)
      select new.id, 'before the account was made anew', m.begins, m.begins + make_interval(secs => kept.call_seconds)
      from (select kept.month::timestamp at time zone 'UTC' as begins) m
      on conflict do nothing;
  end if;
  return new;
exception when others then
  raise warning 'The usage of an earlier account was not restored: %', sqlerrm;
  return new;
end
$$;

create trigger keep_usage before delete on auth.users for each row execute function private.keep_usage();
create trigger restore_usage after insert on auth.users for each row execute function private.restore_usage();

revoke all on function private.hash_address(text) from public, anon, authenticated;
revoke all on function private.this_month() from public, anon, authenticated;
revoke all on function private.remove_old_usage() from public, anon, authenticated;
revoke all on function private.keep_usage() from public, anon, authenticated;
revoke all on function private.restore_usage() from public, anon, authenticated;

-- Where the platform brings a schedule: a clean-up each night.
do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('remove-old-usage', '7 0 * * *', 'select private.remove_old_usage()');
  end if;
end
$$;

-- Runs one statement as `role` (with `subject` as the signed-in user), undoes it, and says what happened:
-- the number of rows it found or wrote, or the SQLSTATE it was refused with.
create schema tests;
create function tests.attempt(role text, subject uuid, statement text, aal text default 'aal1', session uuid default null) returns text language plpgsql as $$
declare
  found bigint;
begin
  perform set_config('request.jwt.claims', json_build_object('sub', subject, 'role', role, 'aal', aal, 'session_id', session)::text, true);
  perform set_config('role', role, true);
  execute statement;
  get diagnostics found = row_count;
  raise exception using errcode = 'TEST0', message = found::text;
exception
  when sqlstate 'TEST0' then
    return sqlerrm;
  when others then
    return sqlstate;
end
$$;

-- What an expression gives whoever is signed in as `subject`.
create function tests.read(subject uuid, expression text) returns jsonb language plpgsql as $$
declare
  found jsonb;
begin
  perform set_config('request.jwt.claims', json_build_object('sub', subject, 'role', 'authenticated')::text, true);
  perform set_config('role', 'authenticated', true);
  execute 'select to_jsonb(' || expression || ')' into found;
  perform set_config('role', 'none', true);
  return found;
end
$$;

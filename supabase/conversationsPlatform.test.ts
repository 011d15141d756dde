import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from './sql.ts';
import { asUser, attempts } from './tests/attempts.ts';
import { inPGlite, type TestDatabase } from './tests/database.ts';
import { ada, bob, conversationOfAda, populate } from './tests/people.ts';

describe('where the platform brings messages and a schedule', () => {
  const platform = `
    create schema realtime;
    create table realtime.messages (topic text, extension text, payload jsonb, event text, private boolean);
    alter table realtime.messages enable row level security;
    grant usage on schema realtime to authenticated;
    grant select on realtime.messages to authenticated;
    create function realtime.topic() returns text language sql stable as $$ select current_setting('realtime.topic', true) $$;
    create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
      language sql as $$ insert into realtime.messages values (topic, 'broadcast', payload, event, private) $$;
    create schema cron;
    create table cron.job (name text, schedule text, command text);
    create function cron.schedule(name text, schedule text, command text) returns bigint
      language sql as $$ insert into cron.job values (name, schedule, command) returning 1 $$;`;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await inPGlite([{ name: 'platform', sql: platform }, ...migrations]);
    await database.query(populate);
    await database.query('delete from realtime.messages');
  });
  afterAll(() => database.close());
  const heard = (subject: string, topic: string) =>
    attempts(database, [
      asUser(subject, `set local realtime.topic = '${topic}'; select * from realtime.messages`),
    ]);

  it('each change is told on the topic of its user, whom alone it can be heard by, without a word of it [L5, P2]', async () => {
    await database.query(
      `update public.conversations set title = 'Private' where id = '${conversationOfAda}'`,
    );
    expect(await database.query('select * from realtime.messages')).toEqual([
      { topic: `conversations:${ada}`, extension: 'broadcast', payload: {}, event: 'changed', private: true },
    ]);
    expect(await heard(ada, `conversations:${ada}`)).toEqual(['1']);
    expect(await heard(bob, `conversations:${ada}`)).toEqual(['0']);
    const state = `select 1 where public.conversation_state() @> '{"pushed": true}'`;
    expect(await attempts(database, [asUser(ada, state)])).toEqual(['1']);
  });

  it('old conversations are removed each night [L6]', async () => {
    const [job] = await database.query<{ command: string }>('select command from cron.job');
    await database.query(`update public.conversations set last_entry_at = now() - interval '91 days'`);
    await database.query(job?.command ?? '');
    expect(await database.query('select id from public.conversations')).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { startHousekeeping, removeOldRecords } from './retention.ts';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await createEmbeddedBackend();
});
afterAll(() => backend.close());

async function post(path: string, body: object) {
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await backend.fetch(new Request(`http://localhost:3000/auth/v1/${path}`, request));
  return { status: answer.status, body: await answer.json() };
}
const renew = (token: string) => post('token?grant_type=refresh_token', { refresh_token: token });
const count = async (table: string) => {
  const { rows } = await backend.pg.query<{ count: number }>(
    `select count(*)::int as count from auth.${table}`,
  );
  return rows[0]?.count;
};
const age = (table: string, column: string, days: number) =>
  backend.pg.query(`update auth.${table} set ${column} = now() - interval '${days} days'`);

it('old records of sign-ins and used tokens go, young ones stay, and nobody is signed out [O5]', async () => {
  const signUp = await post('signup', { email: 'ada@example.com', password: 'correct-horse' });
  const first = await renew(signUp.body.refresh_token);
  const second = await renew(first.body.refresh_token);
  const before = [await count('audit_log_entries'), await count('refresh_tokens')];
  expect(before).toEqual([expect.any(Number), 3]);

  await age('audit_log_entries', 'created_at', 89);
  await age('refresh_tokens', 'updated_at', 29);
  await removeOldRecords(backend);
  expect([await count('audit_log_entries'), await count('refresh_tokens')]).toEqual(before);

  await age('audit_log_entries', 'created_at', 91);
  await age('refresh_tokens', 'updated_at', 31);
  await removeOldRecords(backend);
  expect([await count('audit_log_entries'), await count('refresh_tokens')]).toEqual([0, 1]);
  expect((await renew(second.body.refresh_token)).status).toBe(200);
  expect((await renew(signUp.body.refresh_token)).status).toBe(400);
});

describe('a session', () => {
  const signUp = async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    return (await post('signup', { email, password: 'correct-horse' })).body;
  };
  /** Makes a session look as if it began, and was last renewed, so many days ago. */
  const lieIdle = (id: string, days: number) =>
    backend.pg.query(
      `update auth.sessions set created_at = now() - interval '${days} days', updated_at = now() - interval '${days} days'
       where id = $1`,
      [id],
    );
  const idOf = ({ access_token }: { access_token: string }) =>
    JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()).session_id as string;
  const left = async (id: string) => {
    const { rows } = await backend.pg.query<{ tokens: number }>(
      `select (select count(*)::int from auth.refresh_tokens where session_id = sessions.id) as tokens
       from auth.sessions where id = $1`,
      [id],
    );
    return rows.map(({ tokens }) => tokens);
  };

  it('that nobody renewed for 90 days goes with its tokens, and its holder signs in again [O5]', async () => {
    const [idle, used] = [await signUp(), await signUp()];
    await lieIdle(idOf(idle), 91);
    await lieIdle(idOf(used), 89);
    await removeOldRecords(backend);
    expect(await left(idOf(idle))).toEqual([]);
    expect(await count(`refresh_tokens where session_id = '${idOf(idle)}'`)).toBe(0);
    const { status, body } = await renew(idle.refresh_token);
    expect([status, body.error_code]).toEqual([400, 'refresh_token_not_found']);
    expect((await renew(used.refresh_token)).status).toBe(200);
  });

  it('that is old, but was renewed lately, stays [O5]', async () => {
    const session = await signUp();
    await lieIdle(idOf(session), 1000);
    const renewed = await renew(session.refresh_token);
    await removeOldRecords(backend);
    expect((await renew(renewed.body.refresh_token)).status).toBe(200);
  });

  it('that no token can renew any more goes after a day, not before [O5]', async () => {
    const session = await signUp();
    await backend.pg.query('update auth.refresh_tokens set revoked = true where session_id = $1', [
      idOf(session),
    ]);
    await removeOldRecords(backend);
    expect(await left(idOf(session))).toEqual([1]);
    await lieIdle(idOf(session), 2);
    await removeOldRecords(backend);
    expect(await left(idOf(session))).toEqual([]);
  });
});

it('a conversation goes 90 days after its last entry, or when the operator says [L6]', async () => {
  const { body } = await post('signup', { email: 'grace@example.com', password: 'correct-horse' });
  const begin = (days: number) =>
    backend.pg.query(
      `insert into public.conversations (id, user_id, last_entry_at) values (gen_random_uuid(), $1, now() - make_interval(days => $2))`,
      [body.user.id, days],
    );
  const ages = async () => {
    const { rows } = await backend.pg.query<{ days: number }>(
      `select extract(day from now() - last_entry_at)::int as days from public.conversations order by 1`,
    );
    return rows.map(({ days }) => days);
  };
  for (const days of [91, 89, 8, 0]) await begin(days);
  await removeOldRecords(backend);
  expect(await ages()).toEqual([0, 8, 89]);
  await backend.pg.query('update private.settings set conversation_days = 7');
  await removeOldRecords(backend);
  expect(await ages()).toEqual([0]);
});

it('a refused question that was kept to learn from goes after 180 days, or when the operator says [A97]', async () => {
  const ages = async () => {
    const { rows } = await backend.pg.query<{ age: number }>(
      'select current_date - kept_on as age from private.refused_questions order by 1',
    );
    return rows.map(({ age }) => age);
  };
  for (const age of [181, 179, 8])
    await backend.pg.query(
      `insert into private.refused_questions (words, outcome, request, kept_on)
       values ('where is it', 'refused', gen_random_uuid(), current_date - $1::int)`,
      [age],
    );
  await removeOldRecords(backend);
  expect(await ages()).toEqual([8, 179]);
  await backend.pg.query('update private.settings set refused_question_days = 7');
  await removeOldRecords(backend);
  expect(await ages()).toEqual([]);
});

it('what a deleted account had used of a month goes when the month is over [B56]', async () => {
  await backend.pg.query(
    `insert into private.usage_after_deletion (address, month, messages, call_seconds)
     values ('a', private.this_month(), 1, 1), ('b', (private.this_month() - interval '1 month')::date, 2, 2)`,
  );
  await removeOldRecords(backend);
  const { rows } = await backend.pg.query('select messages from private.usage_after_deletion');
  expect(rows).toEqual([{ messages: 1 }]);
});

it('the days that the backend is opened with are those of the database [L6]', async () => {
  const other = await createEmbeddedBackend({ conversationDays: null });
  const { rows } = await other.pg.query('select conversation_days from private.settings');
  await other.close();
  expect(rows).toEqual([{ conversation_days: null }]);
});

it('what nobody needs goes at once and then every hour, until it is ended [O5]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const asked: string[] = [];
    const query = <Row>(sql: string, parameters?: unknown[]) => {
      asked.push(sql);
      return backend.pg.query<Row>(sql, parameters);
    };
    const times = () => asked.filter((sql) => sql.includes('delete from auth.sessions')).length;
    const { pg, removeFiles } = backend;
    const end = await startHousekeeping({ pg: { ...pg, query }, removeFiles });
    expect(times()).toBe(1);
    vi.advanceTimersByTime(3_600_000);
    await vi.waitFor(() => expect(times()).toBe(2), { timeout: 20_000 });
    end();
    vi.advanceTimersByTime(10 * 3_600_000);
    await backend.pg.query('select 1');
    expect(times()).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

it('what was changed is kept for a year, and what runs out by itself is not told as ended by the user [U22, O5]', async () => {
  await post('signup', { email: 'grace@example.com', password: 'correct-horse' });
  await backend.pg.query(
    `update auth.sessions set created_at = now() - interval '91 days', updated_at = null, not_after = null`,
  );
  await backend.pg.query('truncate public.activity');
  await backend.pg.query(
    `insert into public.activity (user_id, actor, subject, change, details, happened_at)
       select u.id, 'user', 'profile', 'updated', jsonb_build_object('days', days), now() - make_interval(days => days)
         from (select id from auth.users limit 1) u, unnest(array[364, 366]) days`,
  );
  await removeOldRecords(backend);
  const { rows } = await backend.pg.query('select details from public.activity');
  expect([rows, await count('sessions')]).toEqual([[{ details: { days: 364 } }], 0]);
});

it('requests to support are removed a year after they were sent [A79]', async () => {
  await backend.pg.query(
    `insert into public.support_requests (id, user_id, conversation, thread, created_at)
       select 'd' || days, u.id, 'c' || days, 'Words', now() - make_interval(days => days)
         from (select id from auth.users limit 1) u, unnest(array[364, 366]) days`,
  );
  await removeOldRecords(backend);
  const { rows } = await backend.pg.query('select id from public.support_requests');
  expect(rows).toEqual([{ id: 'd364' }]);
});

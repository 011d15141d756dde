import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from './backend.ts';
import { removeOldRecords } from './retention.ts';

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

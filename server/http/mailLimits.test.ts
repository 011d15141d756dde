import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { sendRequest, signUpPerson } from '../auth/people.fixture.ts';
import { hostedLimits } from './limits.ts';

let backend: EmbeddedBackend;
beforeEach(async () => {
  backend = await createEmbeddedBackend({ limits: hostedLimits });
});
afterEach(() => backend.close());

const code = async (token: string) =>
  (
    await sendRequest(backend, 'GET', '/auth/v1/reauthenticate', {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status;
const recover = async (email: string) =>
  (await sendRequest(backend, 'POST', '/auth/v1/recover', { body: JSON.stringify({ email }) })).status;

it('requests for a code without a session are refused, and keep nobody from their mails [X9]', async () => {
  const { email, id, token } = await signUpPerson(backend);
  const claims = Buffer.from(JSON.stringify({ sub: id, session_id: id })).toString('base64url');
  for (let n = 0; n < 31; n += 1) expect(await code(`junk${n}`)).toBe(403);
  expect(await code(`${token.split('.')[0]}.${claims}.forged`)).toBe(403);
  expect(await code('')).toBe(401);
  expect([await recover(email), await code(token)]).toEqual([200, 200]);
  expect(backend.mails.map(({ to }) => to)).toEqual([email, email]);
});

it('a new session of the same user gets no second code within a minute [X9]', async () => {
  const { email, token } = await signUpPerson(backend);
  expect(await code(token)).toBe(200);
  const { json } = await sendRequest(backend, 'POST', '/auth/v1/token?grant_type=password', {
    body: JSON.stringify({ email, password: 'correct-horse' }),
  });
  expect(await code(json.access_token)).toBe(429);
});

it('mails to made-up addresses are not sent, and keep nobody from theirs [X9]', async () => {
  const { email } = await signUpPerson(backend);
  for (let n = 0; n < 31; n += 1) expect(await recover(`nobody-${n}@example.com`)).toBe(200);
  expect([await recover(email), backend.mails.length]).toEqual([200, 1]);
  expect(await recover(email)).toBe(429);
});

const addAccounts = (count: number) =>
  backend.pg.query(
    `insert into auth.users (id, email, email_confirmed_at)
     select gen_random_uuid(), 'person-' || n || '@example.com', now() from generate_series(1, $1) n`,
    [count],
  );

it('thirty mails that were sent are the last for two minutes [X9]', async () => {
  await addAccounts(31);
  for (let n = 1; n <= 30; n += 1) expect(await recover(`person-${n}@example.com`)).toBe(200);
  expect([await recover('person-31@example.com'), backend.mails.length]).toEqual([429, 30]);
});

it('a hundred requests at the same moment send no more than thirty mails, and nobody waits longer for that [X9]', async () => {
  await addAccounts(100);
  const asked = Array.from({ length: 100 }, (_, n) =>
    sendRequest(backend, 'POST', '/auth/v1/recover', {
      body: JSON.stringify({ email: `person-${n + 1}@example.com` }),
    }),
  );
  const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
  expect([refused.length, backend.mails.length]).toEqual([70, 30]);
  const waits = refused.map(({ headers }) => Number(headers.get('retry-after')));
  expect(Math.max(...waits)).toBeLessThanOrEqual(120);
});

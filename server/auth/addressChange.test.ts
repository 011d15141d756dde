import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { sendRequest, signUpPerson } from './people.fixture.ts';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await createEmbeddedBackend();
});
afterAll(() => backend.close());

const change = (token: string, body: object) =>
  sendRequest(backend, 'PUT', '/auth/v1/user', {
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${token}` },
  });

it('nobody takes an address that they have not proved: it is refused, and no mail goes out [R4]', async () => {
  const eve = await signUpPerson(backend);
  const { status, json } = await change(eve.token, {
    email: 'victim@example.com',
    data: { full_name: 'Eve' },
  });
  expect([status, json]).toMatchObject([
    422,
    { error_code: 'validation_failed', msg: expect.stringMatching(/cannot be changed here/) },
  ]);
  expect(backend.mails).toEqual([]);
  const { rows } = await backend.pg.query(
    'select email, email_change, raw_user_meta_data as data from auth.users where id = $1',
    [eve.id],
  );
  expect(rows).toEqual([
    { email: eve.email, email_change: null, data: expect.not.objectContaining({ full_name: 'Eve' }) },
  ]);
});

it('a request that repeats the address of the account is answered as before, and one without a session is refused [R4]', async () => {
  const ada = await signUpPerson(backend);
  const { status, json } = await change(ada.token, {
    email: ada.email.toUpperCase(),
    data: { full_name: 'Ada' },
  });
  expect([status, json.email, json.user_metadata.full_name]).toEqual([200, ada.email, 'Ada']);
  expect((await change('junk', { email: 'victim@example.com' })).status).toBe(403);
});

it('a phone number is nobody’s way in: it is not stored [R4]', async () => {
  const ada = await signUpPerson(backend);
  await change(ada.token, { phone: '+491701234567' });
  const { rows } = await backend.pg.query('select phone, phone_change from auth.users where id = $1', [
    ada.id,
  ]);
  expect(rows).toEqual([{ phone: null, phone_change: null }]);
});

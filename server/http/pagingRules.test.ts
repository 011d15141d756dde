import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { sendRequest, signUpPerson, type Person } from '../auth/people.fixture.ts';

let backend: EmbeddedBackend;
let ada: Person;
beforeAll(async () => {
  backend = await createEmbeddedBackend();
  ada = await signUpPerson(backend);
});
afterAll(() => backend.close());

const get = (query: string) =>
  sendRequest(backend, 'GET', `/rest/v1/profiles?${query}`, {
    headers: { authorization: `Bearer ${ada.token}` },
  });

it.each([
  'limit=abc',
  'limit=',
  'limit=1.5',
  'limit=%202',
  'limit=99999999999999999999',
  'limit=1&limit=x',
  'offset=-3',
  'offset=x',
  'select=id,payment_history(id)&payment_history.limit=x',
])('rows are refused with a limit or an offset that is no count: %s [P2]', async (query) => {
  const { status, json } = await get(query);
  expect([status, json]).toMatchObject([400, { code: 'PGRST100' }]);
});

it('a negative limit is refused with 416, as by PostgREST [P2]', async () => {
  expect((await get('limit=-1')).status).toBe(416);
});

it('rows are given by limit and offset, also with the client library [P2]', async () => {
  expect((await get('select=id&limit=1&offset=0')).json).toEqual([{ id: ada.id }]);
  expect((await get('select=id&limit=0')).json).toEqual([]);
  const { data, error } = await ada.client.from('profiles').select('id').range(0, 4);
  expect([data, error]).toEqual([[{ id: ada.id }], null]);
});

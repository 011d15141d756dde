import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { EmbeddedBackend } from '../backend.ts';
import { signUpPerson, type Person } from '../auth/people.fixture.ts';

export interface IsolationReport {
  requests: number;
  /** Answers that contained somebody else's id or address. */
  foreign: string[];
  /** Answers without the expected content, or with an unexpected status. */
  wrong: string[];
}

interface Question {
  method?: string;
  path: string;
  body?: object | string;
  headers?: Record<string, string>;
  /** Whether the request is made without a session. */
  visitor?: boolean;
  status: number;
  /** A text that the answer must contain. */
  has?: string;
  /** The text that the whole answer must be. */
  is?: string;
}

const represented = { prefer: 'return=representation' };
const png = { 'content-type': 'image/png' };
const object = '/storage/v1/object';

/** The requests for one's own data and for somebody else's. Each user makes all of them in turn. */
const questions: readonly ((me: Person, other: Person) => Question)[] = [
  ({ id }) => ({ path: '/rest/v1/profiles?select=id', status: 200, is: `[{"id":"${id}"}]` }),
  ({ id }) => ({ path: '/rest/v1/billing_info?select=user_id', status: 200, is: `[{"user_id":"${id}"}]` }),
  ({ id }) => ({ path: '/rest/v1/payment_history?select=service_name', status: 200, has: id }),
  (_me, other) => ({ path: `/rest/v1/profiles?id=eq.${other.id}`, status: 200, is: '[]' }),
  ({ id }) => ({
    method: 'PATCH',
    path: `/rest/v1/profiles?id=eq.${id}&select=id`,
    body: { location: id },
    headers: represented,
    status: 200,
    has: id,
  }),
  ({ id }, other) => ({
    method: 'PATCH',
    path: `/rest/v1/profiles?id=eq.${other.id}&select=id`,
    body: { location: id },
    headers: represented,
    status: 200,
    is: '[]',
  }),
  ({ id }) => ({
    method: 'POST',
    path: '/rest/v1/rpc/set_simulated_plan',
    body: { plan: 'free' },
    status: 200,
    has: id,
  }),
  () => ({ path: '/rest/v1/profiles?select=id', visitor: true, status: 401, has: '42501' }),
  ({ id }) => ({ path: '/auth/v1/user', status: 200, has: id }),
  ({ id }) => ({ path: `${object}/public/avatars/${id}/1.png`, status: 200, is: id }),
  (_me, other) => ({
    method: 'POST',
    path: `${object}/list/avatars`,
    body: { prefix: other.id },
    status: 200,
    is: '[]',
  }),
  ({ id }) => ({
    method: 'POST',
    path: `${object}/list/avatars`,
    body: { prefix: id },
    status: 200,
    has: '1.png',
  }),
  (_me, other) => ({
    method: 'POST',
    path: `${object}/avatars/${other.id}/2.png`,
    body: 'taken',
    headers: png,
    status: 400,
    has: 'row-level security',
  }),
];

/** Signs up people with a profile, a payment that names them, and a picture that contains their id. */
export async function createUsers(backend: EmbeddedBackend, size: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let i = 0; i < size; i += 1) {
    const one = await signUpPerson(backend);
    await backend.pg.query('insert into public.payment_history (user_id, service_name) values ($1, $2)', [
      one.id,
      one.id,
    ]);
    const picture = new Blob([one.id], { type: 'image/png' });
    await one.client.storage.from('avatars').upload(`${one.id}/1.png`, picture);
    people.push(one);
  }
  return people;
}

/** Lets all `people` make requests at the same time, over HTTP, until `requests` of them were answered. */
export async function concurrentUsers(
  backend: EmbeddedBackend,
  people: readonly Person[],
  requests: number,
): Promise<IsolationReport> {
  const size = people.length;
  const server = createAdaptorServer({ fetch: backend.fetch });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const seen: IsolationReport = { requests: 0, foreign: [], wrong: [] };
  let asked = 0;

  async function ask(me: Person, other: Person, turn: number) {
    const make = questions[turn % questions.length];
    if (!make) return;
    const { method = 'GET', path, body, headers, visitor = false, status, has = '', is } = make(me, other);
    const answer = await fetch(origin + path, {
      method,
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        ...(!visitor && { authorization: `Bearer ${me.token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    seen.requests += 1;
    const said = `${method} ${path}: ${answer.status} ${text.slice(0, 200)}`;
    const isForeign = people.some(
      ({ id, email }) => id !== me.id && (text.includes(id) || text.includes(email)),
    );
    if (isForeign) seen.foreign.push(said);
    if (answer.status !== status || !text.includes(has) || (is !== undefined && text !== is))
      seen.wrong.push(said);
  }

  async function live(me: Person, place: number) {
    // Each user begins with another question, so that different requests are answered at the same time.
    for (let turn = place; asked < requests; turn += 1) {
      asked += 1;
      await ask(me, people[(place + 1 + (turn % (size - 1))) % size] ?? me, turn);
    }
  }

  try {
    await Promise.all(people.map(live));
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
  return seen;
}

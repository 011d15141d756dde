import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { sendRequest, signUpPerson, type Person } from '../auth/people.fixture.ts';

// Set up before the backend is imported: a log that the backend holds back must not arrive here.
const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
afterAll(() => printed.mockRestore());

describe('a refused request', () => {
  let backend: EmbeddedBackend;
  let ada: Person;
  beforeAll(async () => {
    backend = await createEmbeddedBackend();
    ada = await signUpPerson(backend);
  });
  afterAll(() => backend.close());
  beforeEach(() => printed.mockClear());

  it.each([
    ['a filter without a column', 'GET', '/rest/v1/profiles?=in.x', 400],
    ['a filter without an operator', 'GET', '/rest/v1/profiles?redirect_to=https://evil.example', 400],
    ['an operator that there is not', 'GET', '/rest/v1/profiles?id=EQ.1', 400],
    ['half a list of conditions', 'GET', '/rest/v1/profiles?and=(id.eq.1,)', 400],
    [
      'conditions nested too deeply',
      'GET',
      `/rest/v1/profiles?or=(${'and('.repeat(2000)}a.eq.1${')'.repeat(2000)})`,
      413,
    ],
    ['a filter that is not offered', 'GET', '/rest/v1/profiles?full_name=match.x', 400],
    ['a table that there is not', 'GET', '/rest/v1/nothing', 404],
    ['a column that there is not', 'GET', '/rest/v1/profiles?select=nothing', 400],
    ['a row of somebody else', 'POST', '/rest/v1/profiles', 403],
    ['a link with a forged token', 'GET', '/storage/v1/object/sign/avatars/x.png?token=a.b.c', 400],
  ])('prints nothing: %s', async (_what, method, path, status) => {
    const answer = await sendRequest(backend, method, path, {
      headers: { authorization: `Bearer ${ada.token}` },
      ...(method === 'POST' && { body: JSON.stringify({ id: crypto.randomUUID() }) }),
    });
    expect([answer.status, answer.json]).toEqual([
      status,
      expect.objectContaining({ message: expect.any(String) }),
    ]);
    expect(printed.mock.calls).toEqual([]);
  });
});

it('a failure of the backend itself is printed with its cause', async () => {
  const cause = new Error('the disk is on fire');
  const fail = () => Promise.reject(cause);
  const backend = await createEmbeddedBackend({ files: { read: fail, write: fail, remove: fail } });
  try {
    const { id, token } = await signUpPerson(backend);
    printed.mockClear();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' };
    const body = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
    const answer = await sendRequest(backend, 'POST', `/storage/v1/object/avatars/${id}/1.png`, {
      body,
      headers,
    });
    expect(answer.status).toBe(500);
    expect(printed.mock.calls.flat()).toContain(cause);
  } finally {
    await backend.close();
  }
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { sendRequest, browserClient, signUpPerson, type Person } from './people.fixture.ts';

describe('passwords', () => {
  let backend: EmbeddedBackend;
  let ada: Person;
  beforeAll(async () => {
    backend = await createEmbeddedBackend();
    ada = await signUpPerson(backend);
  });
  afterAll(() => backend.close());

  it('passwords are checked while others are answered [X1]', async () => {
    const ended: string[] = [];
    const password = 'correct-horse';
    const signIns = [1, 2, 3].map(async () => {
      const { error } = await browserClient(backend).auth.signInWithPassword({ email: ada.email, password });
      ended.push(error ? error.message : 'signed in');
    });
    await ada.client.from('profiles').select('*').single();
    ended.push('rows');
    await Promise.all(signIns);
    expect(ended).toEqual(['rows', 'signed in', 'signed in', 'signed in']);
  });

  it('two sign-ups with one address at the same time make one account [R3]', async () => {
    const body = JSON.stringify({ email: 'twin@example.com', password: 'correct-horse' });
    const answers = await Promise.all(
      [1, 2].map(() => sendRequest(backend, 'POST', '/auth/v1/signup', { body })),
    );
    const [accepted, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(accepted?.json).toMatchObject({ user: { email: 'twin@example.com' } });
    expect([refused?.status, refused?.json]).toEqual([
      422,
      { code: 422, error_code: 'user_already_exists', msg: 'User already registered' },
    ]);
  });

  it('passwords may hold any character, and a wrong one is refused [X1]', async () => {
    const account = { email: 'long@example.com', password: 'пароль 🔑 "\\' };
    expect((await browserClient(backend).auth.signUp(account)).error).toBeNull();
    expect((await browserClient(backend).auth.signInWithPassword(account)).error).toBeNull();
    const wrong = { ...account, password: account.password.slice(0, -1) };
    expect((await browserClient(backend).auth.signInWithPassword(wrong)).error?.code).toBe(
      'invalid_credentials',
    );
  });
});

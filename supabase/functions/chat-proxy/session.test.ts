import { expect, it } from 'vitest';
import { createEmbeddedBackend } from '../../../mocks/embedded/backend.ts';
import { database } from '../_shared/project.ts';
import { required } from '../_shared/settings.ts';
import { userOfToken } from './session.ts';

it('[P1] a token is its user’s, a forged one and the public key are nobody’s', async () => {
  const backend = await createEmbeddedBackend();
  const options = {
    url: 'http://localhost:3000',
    key: backend.publishableKey,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => backend.fetch(new Request(input, init)),
  };
  const signUp = await options.fetch(`${options.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: options.key, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', password: 'correct-horse' }),
  });
  const { access_token: token, user } = await signUp.json();
  const userOf = userOfToken(options);
  const forged = [...token.split('.').slice(0, 2), 'x'.repeat(43)].join('.');
  expect(await Promise.all([token, forged, options.key, 'x'].map(userOf))).toEqual([
    user.id,
    undefined,
    undefined,
    undefined,
  ]);
  await backend.close();
});

const answering = (answer: Response) => ({
  url: 'https://p.test',
  key: 'k',
  serviceKey: 'secret',
  fetch: () => Promise.resolve(answer),
});

it('[P1] a project that fails makes nobody of nobody', async () => {
  await expect(userOfToken(answering(new Response(null, { status: 503 })))('t')).rejects.toThrow(/503/);
  expect(await userOfToken(answering(Response.json({ id: 7 })))('t')).toBeUndefined();
});

it('[P2] the database’s refusals are failures', async () => {
  const refused = Response.json({ message: 'no' }, { status: 403 });
  await expect(database(answering(refused))('take_chat_turn', {})).rejects.toThrow(
    /take_chat_turn answered 403/,
  );
  expect(await database(answering(Response.json(0)))('take_chat_turn', {})).toBe(0);
});

it('a setting that is missing is named, with the command that sets it', () => {
  expect(() => required(() => ' ', 'APP_ORIGINS')).toThrow('supabase secrets set APP_ORIGINS=');
  expect(required(() => ' x ', 'APP_ORIGINS')).toBe('x');
});

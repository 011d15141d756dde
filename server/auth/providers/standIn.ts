import { AsyncLocalStorage } from 'node:async_hooks';
import type { Provider } from '../../../src/services/providers.ts';
import { standInPath } from './standInPath.ts';
import { personIn, pictureOf, subjectOf } from './person.ts';

/** Where the server sends a browser that wants to sign in with an account there. Its code holds these addresses. */
const authorizeAddresses: Readonly<Record<Provider, string>> = {
  google: 'https://accounts.google.com/o/oauth2/v2/auth',
  github: 'https://github.com/login/oauth/authorize',
};

/** The address of the stand-in's page in place of the real one; undefined for any other address. */
export function standInAddress(address: string, origin: string): URL | undefined {
  const { origin: there, pathname, search } = new URL(address);
  const provider = (Object.keys(authorizeAddresses) as Provider[]).find(
    (each) => authorizeAddresses[each] === there + pathname,
  );
  return provider && new URL(`${standInPath}/${provider}${search}`, origin);
}

const tokenAddresses = ['https://github.com/login/oauth/access_token', 'https://oauth2.googleapis.com/token'];

/** Answers what the server asks Google and GitHub: a token for a code, and whose account the token is of. */
export async function answerProvider(request: Request, address = request.url): Promise<Response> {
  if (tokenAddresses.includes(address)) {
    const code = new URLSearchParams(await request.text()).get('code') ?? '';
    return personIn(code)
      ? Response.json({ access_token: code, token_type: 'bearer' })
      : Response.json({ error: 'invalid_grant' }, { status: 400 });
  }
  const person = personIn(request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '');
  if (!person) return Response.json({ message: 'Bad credentials' }, { status: 401 });
  const { name, email, isVerified } = person;
  if (address === 'https://www.googleapis.com/userinfo/v2/me')
    return Response.json({
      id: String(subjectOf('google', person)),
      name,
      email,
      verified_email: isVerified,
      picture: pictureOf('google', person),
    });
  if (address === 'https://api.github.com/user') {
    const login = name.toLowerCase().replace(/[^a-z\d]+/g, '-');
    return Response.json({
      id: subjectOf('github', person),
      login,
      name,
      avatar_url: pictureOf('github', person),
    });
  }
  if (address === 'https://api.github.com/user/emails')
    return Response.json(email === '' ? [] : [{ email, verified: isVerified, primary: true }]);
  return new Response(null, { status: 404 });
}

const inside = new AsyncLocalStorage<true>();
let network: typeof fetch = globalThis.fetch;
const replaced: typeof fetch = (input, init) =>
  inside.getStore() ? answerProvider(new Request(input, init)) : network(input, init);

/**
 * Runs a task whose requests to other servers the stand-ins answer. The server of @supabase/lite asks with the global `fetch` and
 * lets nobody give it another one. Requests from outside of the task go where they always go.
 */
export function withStandIns<T>(task: () => Promise<T>): Promise<T> {
  if (globalThis.fetch !== replaced) {
    network = globalThis.fetch;
    globalThis.fetch = replaced;
  }
  return inside.run(true, task);
}

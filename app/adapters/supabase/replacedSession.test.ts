import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { handlersOf } from '../../../mocks/handlers/backend.ts';
import { backendState, backendUrl, nextVisit } from '../../../mocks/handlers/backendState.ts';
import { fault } from '../../../mocks/handlers/faults.ts';
import { personas } from '../../../mocks/personas.ts';
import type { AuthPort } from '../../../src/services/auth.ts';
import { browser, stored } from './auth.fixture.ts';

const server = setupServer();
const { pro } = personas;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  nextVisit();
  server.use(...handlersOf(backendState([pro])));
});
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
});
afterAll(() => server.close());

async function signedIn() {
  const page = browser(stored());
  await page.auth.restoreSession();
  return page;
}

it.each<[string, (auth: AuthPort) => Promise<{ ok: boolean }>]>([
  ['metadata', (auth) => auth.updateMetadata({ fullName: 'Ada', avatarUrl: '' })],
  ['password', (auth) => auth.setPassword('battery-staple')],
  ['code for a password', (auth) => auth.sendPasswordCode()],
])(
  '%s is sent once more when another session has taken the place of the one it was sent with [S4, U13]',
  async (_name, act) => {
    const { client, auth, events } = await signedIn();
    server.use(
      http.all(
        new RegExp(`${backendUrl}/auth/v1/(user|reauthenticate)$`),
        async () => {
          const { data } = await client
            .isolatedClient()
            .signInWithPassword({ email: pro.email, password: pro.password });
          await client.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
          return HttpResponse.json({ code: 403, error_code: 'session_not_found', msg: '' }, { status: 403 });
        },
        { once: true },
      ),
    );
    expect(await act(auth)).toMatchObject({ ok: true });
    expect(events.map(({ type }) => type)).not.toContain('signed-out');
    expect(auth.mayHaveSession()).toBe(true);
  },
);

it('a request is not sent again when its session has ended and no other one has taken its place [S4]', async () => {
  const { auth, events } = await signedIn();
  let count = 0;
  server.events.on('request:start', ({ request }) => void (count += request.method === 'PUT' ? 1 : 0));
  server.use(fault('user-update', 403, { code: 'session_not_found' }));
  expect(await auth.setPassword('battery-staple')).toMatchObject({ failure: { kind: 'session' } });
  expect(count).toBe(1);
  expect(events).toEqual([{ type: 'signed-out', cause: 'expired' }]);
});

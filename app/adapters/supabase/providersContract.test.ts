import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { handlersOf } from '../../../mocks/handlers/backend.ts';
import { backendState, backendUrl } from '../../../mocks/handlers/backendState.ts';
import { withProviders } from '../../../mocks/personas.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../../../server/backend.ts';
import { providersContract } from '../../../src/services/providers.contract.ts';
import { supabaseAuth } from './auth.ts';
import { supabaseClient, type SupabaseOptions } from './client.ts';
import { supabaseProviders } from './providers.ts';
import { supabaseAccountProviders } from './accountProviders.ts';
import { memoryStorage } from './storage.ts';

const origin = 'http://localhost:3000';
let count = 0;
const freshEmail = () => `ways-${++count}@example.com`;

function browser(options: SupabaseOptions) {
  // Browsers of their own must not hear of each other's sessions.
  vi.stubGlobal('BroadcastChannel', undefined);
  const client = supabaseClient({ ...options, storage: memoryStorage(), autoRefresh: false, retry: false });
  vi.unstubAllGlobals();
  const ways = async () => supabaseAccountProviders(client, origin);
  return { auth: supabaseAuth(client, { origin }), providers: supabaseProviders(options, ways) };
}

const providers = ['google', 'github'] as const;

describe('over the handlers of the stories', () => {
  const state = backendState([], { providers });
  const server = setupServer(...handlersOf(state));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());
  providersContract('handlers', () => ({
    browser: () => browser({ url: backendUrl, key: 'sb_publishable_story' }),
    freshEmail,
    async addWay(accountEmail, provider, email) {
      const user = state.userByEmail(accountEmail)!;
      user.identities =
        withProviders(user, [provider, email]).identities?.map((identity, index) => ({
          ...identity,
          identity_id: `${user.id}-${identity.provider}`,
          created_at: `2026-0${index + 1}-11T10:00:00+00:00`,
        })) ?? [];
    },
  }));
});

describe('over the embedded backend', () => {
  let backend: EmbeddedBackend;
  beforeAll(async () => {
    backend = await createEmbeddedBackend({ siteUrl: origin, providers });
  });
  afterAll(() => backend.close());
  providersContract('embedded', () => ({
    browser: () =>
      browser({
        url: origin,
        key: backend.publishableKey,
        fetch: (input, init) => backend.fetch(new Request(input, init)),
      }),
    freshEmail,
    async addWay(accountEmail, provider, email) {
      await backend.pg.query(
        `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
         select gen_random_uuid(), $2, gen_random_uuid()::text, id, jsonb_build_object('email', $3::text), now()
         from auth.users where email = $1`,
        [accountEmail, provider, email],
      );
    },
  }));
});

it.each([
  ['no JSON', () => new Response('<html>')],
  ['no sites', () => Response.json({ external: null })],
  ['a failure', () => Response.json({}, { status: 500 })],
])('settings with %s are a failure, and are asked for again [U27, U29]', async (_what, answer) => {
  let asked = 0;
  const port = supabaseProviders(
    {
      url: 'https://x.test/',
      key: 'public',
      fetch: async () => (++asked === 1 ? answer() : Response.json({ external: { github: true } })),
    },
    () => Promise.reject(new Error('No code of the account is needed.')),
  );
  expect(await port.offered()).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
  expect(await port.offered()).toEqual({ ok: true, value: ['github'] });
  expect(await port.offered()).toEqual({ ok: true, value: ['github'] });
  expect(asked).toBe(2);
  expect(await port.signIn('github')).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
});

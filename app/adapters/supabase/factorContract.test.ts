import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe } from 'vitest';
import { handlersOf } from '../../../mocks/handlers/backend.ts';
import { backendState, backendUrl } from '../../../mocks/handlers/backendState.ts';
import { factorCode } from '../../../mocks/handlers/factors.ts';
import { withFactor } from '../../../mocks/personas.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../../../server/backend.ts';
import { factorContract } from '../../../src/services/factor.contract.ts';
import { supabaseAuth } from './auth.ts';
import { supabaseClient, type SupabaseOptions } from './client.ts';
import { protectEmbedded } from './factor.fixture.ts';
import { memoryStorage } from './storage.ts';

let count = 0;
const freshEmail = () => `factor-${++count}@example.com`;
const browser = (options: SupabaseOptions) =>
  supabaseAuth(supabaseClient({ ...options, storage: memoryStorage(), autoRefresh: false, retry: false }));

describe('over the handlers of the stories', () => {
  const state = backendState([]);
  const server = setupServer(...handlersOf(state));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());
  factorContract('handlers', () => ({
    browser: () => browser({ url: backendUrl, key: 'sb_publishable_story' }),
    freshEmail,
    async protect(email) {
      const user = state.userByEmail(email)!;
      state.users.set(user.id, withFactor(user));
      return factorCode;
    },
  }));
});

describe('over the embedded backend', () => {
  const url = 'http://localhost:3000';
  let embedded: EmbeddedBackend;
  beforeAll(async () => {
    embedded = await createEmbeddedBackend({ siteUrl: url });
  });
  afterAll(() => embedded.close());
  factorContract('embedded', () => ({
    browser: () =>
      browser({
        url,
        key: embedded.publishableKey,
        fetch: (input, init) => embedded.fetch(new Request(input, init)),
      }),
    freshEmail,
    protect: (email, password) => protectEmbedded(embedded, email, password),
  }));
});

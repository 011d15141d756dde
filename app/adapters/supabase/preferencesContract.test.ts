import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe } from 'vitest';
import { handlersOf } from '../../../mocks/handlers/backend.ts';
import { backendState, backendUrl } from '../../../mocks/handlers/backendState.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../../../server/backend.ts';
import { preferencesContract } from '../../../src/services/preferences.contract.ts';
import type { User } from '../../../src/services/auth.ts';
import { supabaseActivity } from './activity.ts';
import { supabaseAuth } from './auth.ts';
import { supabaseClient, type SupabaseOptions } from './client.ts';
import { supabasePreferences } from './preferences.ts';
import { memoryStorage } from './storage.ts';

function contract(name: string, backend: () => Pick<SupabaseOptions, 'url' | 'key' | 'fetch'>) {
  const client = () =>
    supabaseClient({ ...backend(), storage: memoryStorage(), autoRefresh: false, retry: false });
  preferencesContract(name, () => ({
    async signedIn() {
      const mine = client();
      const auth = supabaseAuth(mine);
      const [email, password] = [`${crypto.randomUUID()}@example.com`, 'correct-horse'];
      await auth.restoreSession();
      const user = new Promise<User>((resolve) => {
        auth.subscribe((event) => event.type === 'signed-in' && resolve(event.user));
      });
      await auth.signUp({ email, password, fullName: 'Grace Hopper', avatarUrl: '' });
      await auth.signIn(email, password);
      return { preferences: supabasePreferences(mine), activity: supabaseActivity(mine), user: await user };
    },
    visitor: supabasePreferences(client()),
  }));
}

describe('over the stories’ handlers', () => {
  const server = setupServer(...handlersOf(backendState([])));
  beforeAll(() => server.listen());
  afterAll(() => server.close());
  contract('MSW', () => ({ url: backendUrl, key: 'sb_publishable_story' }));
});

describe('over the embedded backend', () => {
  let embedded: EmbeddedBackend;
  beforeAll(async () => {
    embedded = await createEmbeddedBackend();
  });
  afterAll(() => embedded.close());
  contract('embedded', () => ({
    url: 'http://localhost:3000',
    key: embedded.publishableKey,
    fetch: (input, init) => embedded.fetch(new Request(input, init)),
  }));
});

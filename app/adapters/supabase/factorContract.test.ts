import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { handlersOf } from '../../../mocks/handlers/backend.ts';
import { backendState, backendUrl } from '../../../mocks/handlers/backendState.ts';
import { factorCode } from '../../../mocks/handlers/factors.ts';
import { withFactor } from '../../../mocks/personas.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../../../server/backend.ts';
import { authFactorContract } from '../../../src/services/authFactor.contract.ts';
import { factorsContract, type FactorsSubject } from '../../../src/services/factors.contract.ts';
import { stepUpContract, type StepUpSubject } from '../../../src/services/stepUp.contract.ts';
import { supabaseAuth } from './auth.ts';
import { supabaseClient, type SupabaseOptions } from './client.ts';
import { codesOfApp, protectEmbedded } from './factor.fixture.ts';
import { supabaseFactors } from './factors.ts';
import { supabaseSessions } from './sessions.ts';
import { supabaseStepUp } from './stepUp.ts';
import { memoryStorage } from './storage.ts';

let count = 0;
const freshEmail = () => `factor-${++count}@example.com`;
function browser(options: SupabaseOptions) {
  // Browsers of their own must not hear of each other's sessions.
  vi.stubGlobal('BroadcastChannel', undefined);
  const client = supabaseClient({ ...options, storage: memoryStorage(), autoRefresh: false, retry: false });
  vi.unstubAllGlobals();
  return {
    auth: supabaseAuth(client),
    factors: supabaseFactors(client),
    stepUp: supabaseStepUp(client),
    sessions: supabaseSessions(client),
  };
}

/** In the stories all apps of a user show the same codes, from 1 on. */
const storyCodes = () => (number: number) => factorCode(number + 1);

/** Runs the contracts that need somebody with a second factor. */
function contracts(
  name: string,
  make: () => StepUpSubject & { browser: FactorsSubject['browser'] },
  codesOf: FactorsSubject['codesOf'],
) {
  authFactorContract(name, () => ({ ...make(), browser: () => make().browser().auth }));
  stepUpContract(name, make);
  factorsContract(name, () => ({ ...make(), codesOf }));
}

describe('over the handlers of the stories', () => {
  const state = backendState([]);
  const server = setupServer(...handlersOf(state));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());
  contracts(
    'handlers',
    () => ({
      browser: () => browser({ url: backendUrl, key: 'sb_publishable_story' }),
      freshEmail,
      async protect(email) {
        const user = state.userByEmail(email)!;
        state.users.set(user.id, withFactor(user));
        return factorCode;
      },
    }),
    storyCodes,
  );
});

describe('over the embedded backend', () => {
  const url = 'http://localhost:3000';
  let embedded: EmbeddedBackend;
  beforeAll(async () => {
    embedded = await createEmbeddedBackend({ siteUrl: url });
  });
  afterAll(() => embedded.close());
  contracts(
    'embedded',
    () => ({
      browser: () =>
        browser({
          url,
          key: embedded.publishableKey,
          fetch: (input, init) => embedded.fetch(new Request(input, init)),
        }),
      freshEmail,
      protect: (email, password) => protectEmbedded(embedded, email, password),
    }),
    codesOfApp,
  );
});

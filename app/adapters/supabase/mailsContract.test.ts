import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../../../server/backend.ts';
import { handlersOf } from '../../../mocks/handlers/backend.ts';
import { backendState, backendUrl } from '../../../mocks/handlers/backendState.ts';
import { authMailsContract, type MailsSubject } from '../../../src/services/authMails.contract.ts';
import { supabaseAuth } from './auth.ts';
import { supabaseClient, type SupabaseOptions } from './client.ts';
import { memoryStorage } from './storage.ts';

const origin = 'http://localhost:3000';
let count = 0;
const freshEmail = () => `mails-${++count}@example.com`;

/** A new browser, each call of which opens a page in it. */
function device(backend: Pick<SupabaseOptions, 'url' | 'key' | 'fetch'>): ReturnType<MailsSubject['device']> {
  const storage = memoryStorage();
  return (address) => {
    const page = { ...backend, storage, autoRefresh: false, retry: false, ...(address && { address }) };
    return supabaseAuth(supabaseClient(page), { origin });
  };
}

describe('over the handlers of the stories', () => {
  const state = backendState([]);
  const server = setupServer(...handlersOf(state));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());
  authMailsContract('handlers', () => ({
    freshEmail,
    device: () => device({ url: backendUrl, key: 'sb_publishable_story' }),
    code: (email) => state.links.digits(email),
    openLink: async (email) => state.links.open(email).address,
    metadata: (email) => state.userByEmail(email)?.metadata,
  }));
});

describe('over the embedded backend', () => {
  let embedded: EmbeddedBackend;
  beforeAll(async () => {
    embedded = await createEmbeddedBackend({ siteUrl: origin });
  });
  afterAll(() => embedded.close());
  const mailTo = (email: string) => embedded.mails.find(({ to }) => to === email)?.text ?? '';
  authMailsContract('embedded', () => ({
    freshEmail,
    device: () =>
      device({
        url: origin,
        key: embedded.publishableKey,
        fetch: (input, init) => embedded.fetch(new Request(input, init)),
      }),
    code: (email) => mailTo(email).match(/\b\d{6}\b/)?.[0] ?? '',
    async openLink(email) {
      const answer = await embedded.fetch(new Request(mailTo(email).match(/https?:\S+/)?.[0] ?? ''));
      return answer.headers.get('location') ?? '';
    },
    async metadata(email) {
      const { rows } = await embedded.pg.query<{ data: unknown }>(
        'select raw_user_meta_data as data from auth.users where email = $1',
        [email],
      );
      return rows[0]?.data;
    },
  }));
});

import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { EmbeddedBackend } from '../backend.ts';

export const site = 'http://localhost:3000';

/** The real client library connected to the backend without a network, with a session of its own like a new browser. */
export function browserClient({ fetch, publishableKey }: EmbeddedBackend): SupabaseClient {
  return createClient(site, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => fetch(new Request(input, init)) },
  });
}

export interface Person {
  id: string;
  email: string;
  token: string;
  client: SupabaseClient;
}

let count = 0;

/** Signs somebody up who has a profile. */
export async function signUpPerson(backend: EmbeddedBackend): Promise<Person> {
  const client = browserClient(backend);
  const email = `person-${++count}-${crypto.randomUUID()}@example.com`;
  const { data, error } = await client.auth.signUp({ email, password: 'correct-horse' });
  if (!data.session) throw new Error(`${email} could not sign up.`, { cause: error });
  const { id } = data.session.user;
  const inserted = await client.from('profiles').insert({ id, full_name: email });
  if (inserted.error) throw new Error(`${email} could not get a profile.`, { cause: inserted.error });
  return { id, email, token: data.session.access_token, client };
}

/** Sends a request with exactly this body, for requests that the client library would not send. */
export async function sendRequest(
  { fetch, publishableKey }: EmbeddedBackend,
  method: string,
  path: string,
  { body, headers = {} }: { body?: BodyInit; headers?: Record<string, string> } = {},
) {
  const answer = await fetch(
    new Request(site + path, {
      method,
      headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body }),
    }),
  );
  const text = await answer.text();
  const json =
    /json/.test(answer.headers.get('content-type') ?? '') && text !== '' ? JSON.parse(text) : undefined;
  return { status: answer.status, headers: answer.headers, text, json };
}

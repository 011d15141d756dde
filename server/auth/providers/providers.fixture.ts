import { createClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import type { EmbeddedBackend } from '../../backend.ts';
import { handleLocalRoute } from '../../http/localRoutes.ts';
import { site } from '../people.fixture.ts';

export const password = 'correct-horse';

/** A browser, which keeps the other half of its challenges. */
export function browserAt(of: EmbeddedBackend) {
  const stored = new Map<string, string>();
  const client = createClient(site, of.publishableKey, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
        removeItem: (name) => void stored.delete(name),
      },
    },
    global: { fetch: (input, init) => of.fetch(new Request(input, init)) },
  });
  return { client, stored };
}

let count = 0;
export const freshEmail = () => `person-${++count}-${crypto.randomUUID()}@example.com`;

interface Answers {
  email: string;
  name?: string;
  isVerified?: boolean;
  isDenied?: boolean;
}

export const local = (of: EmbeddedBackend, address: string, form?: URLSearchParams) =>
  handleLocalRoute(
    new Request(address, form && { method: 'POST', body: form }),
    async () => of,
    async () => new Response(),
  ) as Promise<Response>;

/** Goes to the stand-in's page, answers it, and comes back to the app. Gives the address there. */
export async function goThrough(
  of: EmbeddedBackend,
  address: string,
  { email, name = 'Grace Hopper', isVerified = true, isDenied = false }: Answers,
) {
  const form = new URLSearchParams({ name, email, action: isDenied ? 'deny' : 'allow' });
  if (isVerified) form.set('verified', 'on');
  const allowed = await local(of, address, form);
  const back = await of.fetch(new Request(allowed.headers.get('location') ?? ''));
  return new URL(back.headers.get('location') ?? '');
}

/** Signs in with an account at a provider, from the button to the session. */
export async function signInWith(of: EmbeddedBackend, provider: 'google' | 'github', answers: Answers) {
  const browser = browserAt(of);
  const { data } = await browser.client.auth.signInWithOAuth({
    provider,
    options: { redirectTo: `${site}/?from=provider`, skipBrowserRedirect: true },
  });
  const begun = await of.fetch(new Request(data.url ?? ''));
  const page = begun.headers.get('location') ?? '';
  const target = await goThrough(of, page, answers);
  const code = target.searchParams.get('code');
  const exchanged = code === null ? undefined : await browser.client.auth.exchangeCodeForSession(code);
  return { ...browser, page, target, user: exchanged?.data.user, error: exchanged?.error };
}

export async function signUp(of: EmbeddedBackend, email: string) {
  const { client } = browserAt(of);
  const { data, error } = await client.auth.signUp({ email, password });
  expect(error).toBeNull();
  return { client, id: data.user?.id };
}

export const opens = async (of: EmbeddedBackend, email: string) => {
  const { data } = await browserAt(of).client.auth.signInWithPassword({ email, password });
  return data.user?.id;
};

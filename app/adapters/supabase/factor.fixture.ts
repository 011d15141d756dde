import type { EmbeddedBackend } from '../../../server/backend.ts';
import { codeAt, stepAt } from '../../../server/auth/totp.ts';
import { supabaseClient } from './client.ts';
import { memoryStorage } from './storage.ts';

/** The codes of an app by their number, of which 0, 1 and 2 can be used now. */
export function codesOfApp(key: string) {
  const step = stepAt(Date.now());
  return (number: number) => codeAt(key, step + number - 1);
}

/** Gives an account of the embedded backend an authenticator app. Returns its codes, of which 1 and 2 can be used. */
export async function protectEmbedded(embedded: EmbeddedBackend, email: string, password: string) {
  const { auth } = supabaseClient({
    url: 'http://localhost:3000',
    key: embedded.publishableKey,
    fetch: (input, init) => embedded.fetch(new Request(input, init)),
    storage: memoryStorage(),
    autoRefresh: false,
  });
  await auth.signInWithPassword({ email, password });
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  // The first code is that of the half minute before, which counts until this one ends: not one that is about to end.
  const rest = 30_000 - (Date.now() % 30_000);
  if (rest < 3000) await new Promise((resolve) => setTimeout(resolve, rest));
  const codeOf = codesOfApp(data.totp.secret);
  const confirmed = await auth.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(0) });
  if (confirmed.error) throw confirmed.error;
  return codeOf;
}

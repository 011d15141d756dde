import type { BackendError } from './backendError.ts';
import { catchMalformed } from './catchMalformed.ts';
import type { SupabaseClient } from './client.ts';
import { verifierKey } from './redirect.ts';

/**
 * Makes a request and, if it fails, restores the PKCE code verifier: the vendor's client deletes it on failure, although the link of an
 * earlier mail still needs it. [U2]
 */
export async function keepVerifier<Answer extends { error: BackendError | null }>(
  { storage, storageKey }: Pick<SupabaseClient, 'storage' | 'storageKey'>,
  request: () => Promise<Answer>,
) {
  const key = verifierKey(storageKey);
  const kept = await storage.getItem(key);
  const answer = await catchMalformed(request());
  // Another tab may have asked for another link meanwhile.
  if (answer.error && kept !== null && (await storage.getItem(key)) === null)
    await storage.setItem(key, kept);
  return answer;
}

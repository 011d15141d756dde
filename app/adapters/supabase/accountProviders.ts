import { isRecord } from '../../../src/services/isRecord.ts';
import type { ProvidersPort, SignInWay } from '../../../src/services/providers.ts';
import { failed, success, type Result } from '../../../src/services/result.ts';
import { authRequest } from './authRequest.ts';
import type { BackendError } from './backendError.ts';
import { catchMalformed } from './catchMalformed.ts';
import type { SupabaseClient } from './client.ts';
import { failureOf, unexpected } from './failure.ts';
import { textOf, type Row } from './rows.ts';

const wayOf = ({ identity_id, provider, identity_data, created_at, last_sign_in_at }: Row): SignInWay => ({
  id: textOf(identity_id),
  provider: textOf(provider),
  email: isRecord(identity_data) ? textOf(identity_data.email) : '',
  addedAt: textOf(created_at),
  lastUsedAt: textOf(last_sign_in_at),
});

interface Begun {
  data: { url: string | null } | null;
  error: BackendError | null;
}

function addressOf({ data, error }: Begun): Result<string> {
  if (error) return failed(failureOf(error));
  return data?.url ? success(data.url) : failed(unexpected);
}

/** Signing in with accounts at other sites, and the ways into the user's own account, over Supabase's auth service. [U27, U29] */
export function supabaseAccountProviders(
  client: SupabaseClient,
  origin = globalThis.location?.origin,
): Omit<ProvidersPort, 'offered'> {
  const { auth, tokens } = client;
  const send = authRequest(client);
  const options = {
    skipBrowserRedirect: true,
    ...(origin !== undefined && { redirectTo: `${origin}/?from=provider` }),
  };

  return {
    signIn: async (provider) => addressOf(await catchMalformed(auth.signInWithOAuth({ provider, options }))),

    async list() {
      const user = await send('GET', 'user');
      if (!user.ok) return user;
      const { identities } = user.value;
      if (!Array.isArray(identities) || !identities.every(isRecord)) return failed(unexpected);
      return success(identities.map(wayOf).toSorted((one, other) => (one.addedAt < other.addedAt ? -1 : 1)));
    },

    async link(provider) {
      try {
        // `current` fails quickly without a network, and renews an expired session.
        await tokens.current();
        return addressOf(await catchMalformed(auth.linkIdentity({ provider, options })));
      } catch (error) {
        return failed(failureOf(error as BackendError));
      }
    },

    async unlink(id) {
      const removed = await send('DELETE', `user/identities/${encodeURIComponent(id)}`);
      return removed.ok || removed.failure.code === 'identity_not_found' ? success(undefined) : removed;
    },
  };
}

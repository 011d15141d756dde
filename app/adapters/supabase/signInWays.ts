import { isRecord } from '../../../src/services/isRecord.ts';
import type { ProvidersPort, SignInWay } from '../../../src/services/providers.ts';
import { failed, success, type Failure, type Result } from '../../../src/services/result.ts';
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

/** A project on which users may not do it answers as if the path were not there. */
const isMissing = ({ status, code }: Failure) => status === 404 || code === 'manual_linking_disabled';

interface Begun {
  data: { url: string | null } | null;
  error: BackendError | null;
}

function addressOf({ data, error }: Begun): Result<string> {
  if (error) return failed(failureOf(error));
  return data?.url ? success(data.url) : failed(unexpected);
}

/** Signing in with accounts at other sites, and the ways into the user's own account, over Supabase's auth service. [U27, U29] */
export function supabaseSignInWays(
  client: SupabaseClient,
  origin = globalThis.location?.origin,
): Omit<ProvidersPort, 'offered'> {
  const { auth, tokens } = client;
  const send = authRequest(client);
  const options = {
    skipBrowserRedirect: true,
    ...(origin !== undefined && { redirectTo: `${origin}/?from=provider` }),
  };

  /** Asks without a provider, which begins nothing: where it is offered, that is refused for another reason. */
  async function canChange(): Promise<Result<boolean>> {
    const asked = await send('GET', 'user/identities/authorize?skip_http_redirect=true');
    if (asked.ok) return success(true);
    const { failure } = asked;
    if (isMissing(failure)) return success(false);
    return failure.kind === 'refused' ? success(true) : asked;
  }

  return {
    signIn: async (provider) => addressOf(await catchMalformed(auth.signInWithOAuth({ provider, options }))),

    async list() {
      const [user, changeable] = await Promise.all([send('GET', 'user'), canChange()]);
      if (!user.ok) return user;
      if (!changeable.ok) return changeable;
      const { identities } = user.value;
      if (!Array.isArray(identities) || !identities.every(isRecord)) return failed(unexpected);
      const ways = identities.map(wayOf).toSorted((one, other) => (one.addedAt < other.addedAt ? -1 : 1));
      return success({ ways, canChange: changeable.value });
    },

    async link(provider) {
      try {
        // Fails soon without a network, and renews a session that has run out.
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

import type { GoTrueClient } from '@supabase/auth-js';
import type { StepUpPort } from '../../../src/services/stepUp.ts';
import { needsFactor } from '../../../src/services/needsFactor.ts';
import { adoptSession } from './adoptSession.ts';
import type { BackendError } from './backendError.ts';
import { catchMalformed, malformed } from './catchMalformed.ts';
import type { SupabaseClient } from './client.ts';
import { factorRefusalOf, tryCode } from './factorCode.ts';
import { anotherAccount, signInRefusalOf } from './failure.ts';

/**
 * Signs the user in on an isolated client first: the present session must neither end nor fall back behind the second factor
 * while the code is being asked for. [U13]
 */
export function supabaseStepUp(client: SupabaseClient): StepUpPort {
  let kept: GoTrueClient | undefined;
  const end = (token: string) => void catchMalformed(isolatedClient().admin.signOut(token, 'local'));
  const isolatedClient = () => (kept ??= client.isolatedClient());

  /** Makes the isolated client's session the one of this browser, in all of its tabs, and ends the one before. */
  async function adopt(isolated: GoTrueClient, formerToken: string): Promise<BackendError | null> {
    const { data } = await isolated.getSession();
    const refusal = data.session ? await adoptSession(client, data.session) : malformed;
    if (!refusal) end(formerToken);
    return refusal;
  }

  return {
    async enterPassword(password) {
      const refused = (error: BackendError) => ({ ok: false as const, failure: signInRefusalOf(error) });
      const present = await client.tokens.session().catch((error: BackendError) => ({ error }));
      if (!present) return refused({ name: 'AuthSessionMissingError' });
      if ('error' in present) return refused(present.error);
      const isolated = isolatedClient();
      const email = present.user.email ?? '';
      const { data, error } = await catchMalformed(isolated.signInWithPassword({ email, password }));
      if (error) return refused(error);
      if (!data?.session) return refused(malformed);
      const { user, session } = data;
      const discard = () => end(session.access_token);
      if (user.id !== present.user.id) {
        discard();
        return refused(anotherAccount);
      }
      if (needsFactor(session.access_token, user)) {
        // A code works once. After one that was right, only the change of sessions is tried again.
        let isVerified = false;
        return {
          ok: true,
          code: {
            discard,
            async enterCode(code) {
              const wrong = isVerified
                ? null
                : await tryCode(user, (factorId) =>
                    catchMalformed(isolated.mfa.challengeAndVerify({ factorId, code })),
                  );
              isVerified = !wrong;
              const error = wrong ?? (await adopt(isolated, present.access_token));
              return error ? factorRefusalOf(error) : { ok: true };
            },
          },
        };
      }
      const failed = await adopt(isolated, present.access_token);
      if (!failed) return { ok: true };
      // The next try signs in anew.
      discard();
      return refused(failed);
    },
  };
}

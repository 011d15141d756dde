import type { GoTrueClient } from '@supabase/auth-js';
import type { CodeRefusal } from '../../../src/services/auth.ts';
import type { StepUpCode, StepUpPort } from '../../../src/services/stepUp.ts';
import { needsFactor } from '../../../src/services/needsFactor.ts';
import { adoptSession } from './adoptSession.ts';
import { authRequest } from './authRequest.ts';
import type { BackendError } from './backendError.ts';
import { catchMalformed, malformed } from './catchMalformed.ts';
import type { SupabaseClient } from './client.ts';
import { factorRefusalOf, tryCode } from './factorCode.ts';
import { anotherAccount, failureOf, signInRefusalOf } from './failure.ts';
import { attemptAs, type SignInAttempt } from './signInAs.ts';

function codeRefusalOf(error: BackendError): CodeRefusal {
  const failure = failureOf(error);
  return { ...failure, reason: failure.code === 'otp_expired' ? 'code-refused' : 'other' };
}

/** Signs in with the code of the mail that `sendRecovery` has sent to this address. */
const byMailedCode =
  (email: string, token: string): SignInAttempt =>
  (isolated) =>
    isolated.verifyOtp({ email, token, type: 'recovery' });

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

  /** Signs in anew: with the password, or with the code of a mail. */
  async function signInAnew(
    attemptFor: (email: string) => SignInAttempt,
  ): Promise<{ ok: true; code?: StepUpCode } | { ok: false; error: BackendError }> {
    const refused = (error: BackendError) => ({ ok: false as const, error });
    const present = await client.tokens.session().catch((error: BackendError) => ({ error }));
    if (!present) return refused({ name: 'AuthSessionMissingError' });
    if ('error' in present) return refused(present.error);
    const isolated = isolatedClient();
    const { data, error } = await catchMalformed(attemptFor(present.user.email ?? '')(isolated));
    if (error) return refused(error);
    if (!data?.session || !data.user) return refused(malformed);
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
  }

  /** Whether this user, of any shape, has a way in that is a password. */
  const mayHavePassword = (user: unknown) => {
    const identities: unknown = Object(user)['identities'];
    return !Array.isArray(identities) || identities.some((each) => Object(each)['provider'] === 'email');
  };

  return {
    async hasPassword() {
      const present = await client.tokens.session().catch(() => undefined);
      if (!present || mayHavePassword(present.user)) return true;
      // The stored session may be from before the first password was set. When nobody can say, a mailed code proves it too.
      const user = await authRequest(client)('GET', 'user');
      return user.ok && mayHavePassword(user.value);
    },
    async enterPassword(password) {
      const signedIn = await signInAnew(
        (email) => (isolated) => isolated.signInWithPassword({ email, password }),
      );
      return signedIn.ok ? signedIn : { ok: false, failure: signInRefusalOf(signedIn.error) };
    },
    async enterMailedCode(token) {
      const signedIn = await signInAnew((email) => byMailedCode(email, token));
      return signedIn.ok ? signedIn : { ok: false, failure: codeRefusalOf(signedIn.error) };
    },
    async signInAgain({ id, email }, token) {
      const error = await attemptAs(client, id, byMailedCode(email, token));
      return error ? { ok: false, failure: codeRefusalOf(error) } : { ok: true };
    },
  };
}

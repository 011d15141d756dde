import type { AuthPort, LinkPurpose } from '../../../src/services/auth.ts';
import { catchMalformed } from './catchMalformed.ts';
import type { SupabaseClient } from './client.ts';
import { failureOf, unexpected } from './failure.ts';

/**
 * Signs in with the digits of a mail instead of its link, which works in the browser that asked for it alone. The vendor's client
 * stores the session and tells its listeners. [U4]
 */
export async function verifyMailedCode(
  { auth }: SupabaseClient,
  email: string,
  token: string,
  type: LinkPurpose,
): ReturnType<AuthPort['verifyCode']> {
  const { data, error } = await catchMalformed(auth.verifyOtp({ email, token, type }));
  if (data?.session) return { ok: true };
  const failure = error ? failureOf(error) : unexpected;
  return {
    ok: false,
    failure: { ...failure, reason: failure.code === 'otp_expired' ? 'code-refused' : 'other' },
  };
}

import type { PGlite } from '@supabase/lite/pglite';
import bcrypt from 'bcryptjs';
import { dummyPasswordHash, trackComparison } from './passwords.ts';

/** Whether the request signs in with a password. */
export function isSignIn({ url }: Request) {
  const { pathname, searchParams } = new URL(url);
  return pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password';
}

/** The header in which the server repeats the code of its refusal. */
const codeHeader = 'x-sb-error-code';

/** The server's answer to an unknown address, letter for letter. */
function wrongCredentials(like: Response) {
  const headers = new Headers(like.headers);
  headers.delete('content-length');
  headers.set(codeHeader, 'invalid_credentials');
  const body = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' };
  return new Response(JSON.stringify(body), { status: 400, headers });
}

/**
 * Answers a sign-in without revealing which addresses have an account. `respond` gives the server's own answer, which
 * says 'Email not confirmed' before it looks at the password; a hosted project looks at the password first, so that
 * only the account's owner learns that. One password is compared in any case, with a made-up hash when there is no
 * account, because otherwise the answer's time would reveal it. Throws what `respond` throws.
 */
export async function answerSignIn(
  requestBody: ArrayBuffer | undefined,
  respond: () => Promise<Response>,
  pg: PGlite,
): Promise<Response> {
  const hash = await dummyPasswordHash();
  const { result: answer, hasCompared } = await trackComparison(respond);
  if (hasCompared) return answer;
  if (answer.headers.get(codeHeader) !== 'email_not_confirmed') {
    await bcrypt.compare('', hash);
    return answer;
  }
  const { email, password } = JSON.parse(new TextDecoder().decode(requestBody)) as Record<string, string>;
  const { rows } = await pg.query<{ encrypted_password: string }>(
    'select encrypted_password from auth.users where email = $1',
    [email?.toLowerCase()],
  );
  const isRight = await bcrypt.compare(password ?? '', rows[0]?.encrypted_password ?? hash);
  return isRight ? answer : wrongCredentials(answer);
}

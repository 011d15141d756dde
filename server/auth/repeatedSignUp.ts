import type { DatabaseApp } from '../database/databaseApp.ts';
import type { Mailbox } from '../mail/mailbox.ts';

/**
 * A user as GoTrue answers a sign-up: `identities` is empty when the address already has a confirmed account. Nothing
 * in it comes from that account, so that it tells a stranger no more than that.
 */
function madeUpUser(email: string, isWaiting: boolean) {
  const id = crypto.randomUUID();
  const now = new Date().toISOString();
  const times = { created_at: now, updated_at: now };
  const identity = {
    identity_id: crypto.randomUUID(),
    id,
    user_id: id,
    identity_data: { email, email_verified: false, phone_verified: false, sub: id },
    provider: 'email',
    email,
    last_sign_in_at: now,
    ...times,
  };
  return {
    id,
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: isWaiting ? [identity] : [],
    is_anonymous: false,
    ...times,
  };
}

/**
 * Answers a sign-up with an address that has an account, where sign-ups need a confirmation; @supabase/lite would
 * always refuse it with 429. As at a hosted project, an account that still waits for its confirmation gets the mail
 * again (`repeat`), and the answer is 200 without identities. Returns undefined when the last mail is less than a minute old,
 * because then 429 is right.
 */
export async function answerRepeatedSignUp(
  email: string,
  repeat: (address: string) => Promise<ReturnType<Mailbox['repeatConfirmation']>>,
  query: DatabaseApp['query'],
): Promise<Response | undefined> {
  const address = email.toLowerCase();
  const { rows } = await query(
    'select 1 as found from auth.users where email = $1 and email_confirmed_at is null',
    [address],
  );
  if (rows.length === 0) return Response.json(madeUpUser(address, false));
  const repeated = await repeat(address);
  return repeated === 'too-early' ? undefined : Response.json(madeUpUser(address, repeated === 'sent'));
}

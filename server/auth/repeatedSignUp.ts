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
 * always refuse it with 429. As at a hosted project, the answer is 200: with an identity where the account still waits for its
 * confirmation and got the mail again, and without one where it is confirmed.
 */
export const answerRepeatedSignUp = (email: string, isWaiting: boolean): Response =>
  Response.json(madeUpUser(email.toLowerCase(), isWaiting));

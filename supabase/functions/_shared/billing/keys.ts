/** What is wrong with a secret key of the payment provider, and what to do about it; undefined when nothing is. */
export function stripeKeyProblem(key: string): string | undefined {
  const from =
    'Copy the secret key (sk_test_… or sk_live_…) from the Stripe dashboard, Developers, API keys.';
  if (/^(?:sk|rk)_(?:test|live)_\w+$/.test(key)) return undefined;
  if (key.startsWith('pk_'))
    return `STRIPE_SECRET_KEY is the publishable key, which may not do anything. ${from}`;
  if (key.startsWith('whsec_'))
    return `STRIPE_SECRET_KEY is the webhook's signing secret. That one is STRIPE_WEBHOOK_SECRET. ${from}`;
  return `STRIPE_SECRET_KEY is no key of Stripe. ${from}`;
}

/** The same of what the webhook's deliveries are signed with: one secret, or several while one is being replaced. */
export function webhookSecretProblem(secrets: string): string | undefined {
  const isRight = (secret: string) => /^whsec_\w+$/.test(secret);
  if (secretsIn(secrets).every(isRight) && secretsIn(secrets).length > 0) return undefined;
  return 'STRIPE_WEBHOOK_SECRET is no signing secret. Copy it (whsec_…) from the Stripe dashboard, Developers, Webhooks, the endpoint, Signing secret; several are separated by spaces.';
}

export const secretsIn = (text: string): string[] => text.split(/[\s,]+/).filter((each) => each !== '');

/**
 * The events that the webhook has to be told of. Others do no harm: each only has a customer looked at. What is not told is
 * seen by the next look.
 */
export const webhookEvents = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.updated',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

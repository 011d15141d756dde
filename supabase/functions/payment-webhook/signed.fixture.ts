import { Webhook } from 'standardwebhooks';
import { paymentWebhook, type PaymentWebhookOptions } from './handler.ts';

export const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

export interface Delivery {
  id?: string;
  /** When it was sent; now if not given. */
  at?: Date;
  secret?: string;
}

/** A signed request as the provider sends it. */
export function signed(payload: unknown, delivery: Delivery = {}): Request {
  const { id = 'evt_1', at = new Date() } = delivery;
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return new Request('https://p.supabase.co/functions/v1/payment-webhook', {
    method: 'POST',
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(delivery.secret ?? secret).sign(id, at, body),
    },
  });
}

const verifier = new Webhook(secret);

export const webhook = (options: Partial<PaymentWebhookOptions> & Pick<PaymentWebhookOptions, 'apply'>) =>
  paymentWebhook({
    verify: (body, headers) => void verifier.verify(body, headers, { jsonParse: false }),
    log: () => undefined,
    ...options,
  });

export const subscription = (user: string, plan: string, at: string, more: object = {}) => ({
  type: 'subscription.updated',
  timestamp: at,
  data: { user_id: user, plan, status: 'active', ...more },
});

export const payment = (user: string, at: string, more: object = {}) => ({
  type: 'payment.succeeded',
  timestamp: at,
  data: {
    user_id: user,
    payment: { id: 'pay_1', amount: 29, currency: 'USD', status: 'completed', ...more },
  },
});

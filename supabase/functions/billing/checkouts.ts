import { StripeError, type StripeApi } from '../_shared/billing/stripeApi.ts';
import type { Session } from '../_shared/billing/stripeObjects.ts';

/** A customer's checkouts that were begun, and that can still be paid. */
export function checkouts(stripe: StripeApi) {
  /** Whether it can no longer be paid. False: it was paid meanwhile, or is being paid. */
  async function close({ id }: Session): Promise<boolean> {
    try {
      await stripe.post(`checkout/sessions/${id}/expire`);
      return true;
    } catch (error) {
      if (!(error instanceof StripeError) || error.status >= 500) throw error;
      // Another window may have closed it.
      return (await stripe.get<Session>(`checkout/sessions/${id}`)).status === 'expired';
    }
  }

  return {
    openSessions: (customer: string) =>
      stripe.listAll<Session>('checkout/sessions', { customer, status: 'open' }),
    close,
    closeAll: async (sessions: readonly Session[]) =>
      !(await Promise.all(sessions.map(close))).includes(false),
  };
}

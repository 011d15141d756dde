import { http, HttpResponse, type RequestHandler } from 'msw';
import { plans } from '../../src/services/plans.ts';
import { backendUrl, type BackendState } from './backendState.ts';

interface Shop {
  /** The checkouts that were begun, by their address: whose they are, and which plan they are for. */
  checkouts: Map<string, { owner: string; plan: string }>;
  /** Who has ever begun a checkout. */
  customers: Set<string>;
  /** Which plan each user pays for. */
  paid: Map<string, string>;
}

const refuse = (status: number, code: string, message: string) =>
  HttpResponse.json({ code, message }, { status });
const monthMs = 30 * 86_400_000;
const cents = (plan: unknown) => 100 * (plans.find(({ id }) => id === plan)?.price ?? 0);

/** The function `billing` in miniature, and its provider: `pay` is what somebody does on the checkout's page. [B7] */
export function billingHandlers(state: BackendState) {
  const shop: Shop = { checkouts: new Map(), customers: new Set(), paid: new Map() };

  function answer(name: string, user: string, { plan }: Record<string, unknown>) {
    const paid = shop.paid.get(user);
    const isChoice = cents(plan) > 0;
    if ((name === 'checkout' || name === 'preview') && !isChoice)
      return refuse(400, 'request', 'Choose a plan, and whether to pay by the month or by the year.');
    if (name === 'checkout') {
      if (paid) return refuse(409, 'subscribed', 'There is a subscription already.');
      const url = `${backendUrl}/pay/${shop.checkouts.size + 1}`;
      shop.customers.add(user);
      shop.checkouts.set(url, { owner: user, plan: String(plan) });
      return HttpResponse.json({ url });
    }
    if (!shop.customers.has(user))
      return refuse(404, 'customer', 'There is nothing to manage yet: nothing was bought.');
    if (name === 'sync') return HttpResponse.json({ outcome: 'applied' });
    if (!paid) return refuse(404, 'subscription', 'There is no subscription that could be changed.');
    if (name === 'portal') return HttpResponse.json({ url: `${backendUrl}/portal/${user}` });
    if (name !== 'preview') return HttpResponse.json({ outcome: 'applied' });
    return HttpResponse.json({
      due: cents(plan) - cents(paid),
      currency: 'usd',
      lines: [
        { amount: -cents(paid), description: 'Unused time' },
        { amount: cents(plan), description: 'Remaining time' },
      ],
      next: { amount: cents(plan), at: new Date(Date.now() + monthMs).toISOString() },
    });
  }

  const handlers: RequestHandler[] = [
    http.post(`${backendUrl}/functions/v1/billing/:name`, async ({ request, params }) => {
      const user = state.sessionOf(request)?.user.id;
      if (!user) return refuse(401, 'bad_jwt', 'Sign in again to go on.');
      return answer(String(params.name), user, (await request.json()) as Record<string, unknown>);
    }),
  ];
  return {
    handlers,
    pay(url: string) {
      const checkout = shop.checkouts.get(url);
      if (checkout) shop.paid.set(checkout.owner, checkout.plan);
    },
    /** The plan that somebody pays for. */
    planOf: (user: string) => shop.paid.get(user) ?? 'free',
  };
}

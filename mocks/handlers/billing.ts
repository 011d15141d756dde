import { http, HttpResponse, type RequestHandler } from 'msw';
import { dayMs } from '../../src/services/durations.ts';
import { planById, plans } from '../../src/services/plans.ts';
import type { Persona } from '../personas.ts';
import { backendUrl, type BackendState } from './backendState.ts';
import { denied, refuse } from './data.ts';

const failure = (status: number, code: string, message: string) =>
  HttpResponse.json({ code, message }, { status });

/** In 30 days, or in a year. */
const periodEnd = (interval: unknown) =>
  new Date(Date.now() + (interval === 'year' ? 365 : 30) * dayMs).toISOString();
/** A year costs ten months. */
const cents = (plan: unknown, interval: unknown) =>
  (plans.find(({ id }) => id === plan)?.price ?? 0) * 100 * (interval === 'year' ? 10 : 1);
/** Whoever has a row with an interval pays for a plan at the provider. */
export const paidBy = ({ billing }: Persona) => (billing?.billing_interval ? billing : undefined);

/** What somebody does on the checkout's page with a card that is accepted. [B7] */
export function payCheckout(state: BackendState, url: string) {
  const checkout = state.checkouts.get(url);
  const user = state.users.get(checkout?.owner ?? '');
  const plan = planById(checkout?.plan ?? '');
  if (!checkout || !user || !plan) throw new Error(`No checkout was begun at ${url}`);
  user.billing = {
    user_id: user.id,
    subscription_plan: plan.id,
    subscription_status: 'active',
    payment_method: 'Visa •••• 4242',
    billing_interval: checkout.interval,
    price: cents(plan.id, checkout.interval) / 100,
    price_currency: plan.currency,
    renews_at: periodEnd(checkout.interval),
    ends_at: null,
    card_expires: '2030-12-31',
  };
  const [row] = user.payments;
  state.pay(user.id, [
    {
      id: crypto.randomUUID(),
      service_name: `${plan.name} plan`,
      payment_date: new Date().toISOString(),
      amount: cents(plan.id, checkout.interval) / 100,
      currency: row?.currency ?? plan.currency,
      status: 'completed',
    },
  ]);
}

function preview(user: Persona, plan: unknown, interval: unknown) {
  const before = paidBy(user);
  const unused = cents(before?.subscription_plan, before?.billing_interval);
  const price = cents(plan, interval);
  return HttpResponse.json({
    due: price - unused,
    total: price - unused,
    currency: 'usd',
    lines: [
      { amount: -unused, description: 'Unused time' },
      { amount: price, description: 'Remaining time' },
    ],
    adjustments: [],
    next: { amount: price, at: before?.renews_at ?? periodEnd(interval) },
  });
}

/** Cancels, or takes it back. */
function setEnd(user: Persona, isCancelled: boolean) {
  const { billing } = user;
  const until = billing?.ends_at ?? billing?.renews_at ?? null;
  if (billing)
    Object.assign(billing, { ends_at: isCancelled ? until : null, renews_at: isCancelled ? null : until });
  return HttpResponse.json({ outcome: 'applied' });
}

/** The database's function `find_usage`: what `state.usage` says, against the limits of the plan. */
function usageIn(state: BackendState, user: Persona) {
  const { messages, callMinutes } = state.usage.get(user.id) ?? { messages: 0, callMinutes: 0 };
  const limits = (planById(user.billing?.subscription_plan ?? '') ?? plans[0])?.limits;
  const now = new Date();
  return HttpResponse.json({
    messages,
    messages_limit: limits?.messages ?? null,
    call_minutes: callMinutes,
    call_minutes_limit: limits?.callMinutes ?? null,
    resets_at: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString(),
  });
}

/** The function `billing` in miniature, who sells plans, and what was used of them. Somebody pays with `payCheckout`. [B7, B8] */
export function billingHandlers(state: BackendState): RequestHandler[] {
  const mode = () => state.options.billing ?? 'simulated';

  function checkout(user: Persona, plan: unknown, interval: unknown) {
    if (paidBy(user)) return failure(409, 'subscribed', 'There is a subscription already.');
    const url = `${backendUrl}/pay/${state.checkouts.size + 1}`;
    state.checkouts.set(url, { owner: user.id, plan: String(plan), interval: String(interval) });
    return HttpResponse.json({ url });
  }

  function answer(name: string, user: Persona, { plan, interval }: Record<string, unknown>) {
    const isChosen = cents(plan, interval) > 0;
    if ((name === 'checkout' || name === 'preview') && !isChosen)
      return failure(400, 'request', 'Choose a plan, and whether to pay by the month or by the year.');
    if (name === 'checkout') return checkout(user, plan, interval);
    const hasBegun = [...state.checkouts.values()].some(({ owner }) => owner === user.id);
    if (!hasBegun && !paidBy(user))
      return failure(404, 'customer', 'There is nothing to manage yet: nothing was bought.');
    if (name === 'sync') return HttpResponse.json({ outcome: 'applied' });
    if (!paidBy(user)) return failure(404, 'subscription', 'There is no subscription that could be changed.');
    if (name === 'end') {
      user.billing = {
        ...user.billing,
        user_id: user.id,
        subscription_plan: 'free',
        billing_interval: null,
        price: null,
        price_currency: null,
      };
      return HttpResponse.json({ outcome: 'applied' });
    }
    if (name === 'portal') return HttpResponse.json({ url: `${backendUrl}/portal/${user.id}` });
    return name === 'preview' ? preview(user, plan, interval) : setEnd(user, name === 'cancel');
  }

  return [
    http.post(`${backendUrl}/rest/v1/rpc/billing_mode`, ({ request }) =>
      state.sessionOf(request) ? HttpResponse.json(mode()) : denied('function billing_mode', false),
    ),
    http.post(`${backendUrl}/rest/v1/rpc/find_usage`, ({ request }) => {
      const user = state.sessionOf(request)?.user;
      return user ? usageIn(state, user) : denied('function find_usage', false);
    }),
    http.post(`${backendUrl}/functions/v1/billing/:name`, async ({ request, params }) => {
      if (mode() === 'simulated') return refuse(404, 'NOT_FOUND', 'Requested function was not found');
      const user = state.sessionOf(request)?.user;
      if (!user) return failure(401, 'bad_jwt', 'Sign in again to go on.');
      return answer(String(params.name), user, (await request.json()) as Record<string, unknown>);
    }),
  ];
}

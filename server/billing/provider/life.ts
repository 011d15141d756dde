import { afterInterval } from './periods.ts';
import {
  pricingOf,
  type CardKind,
  type KeptCustomer,
  type KeptInvoice,
  type KeptItem,
  type KeptPrice,
  type KeptSession,
  type KeptSubscription,
  type Line,
} from './objects.ts';
import { prorationLines } from './proration.ts';
import { keptAt, listOf, type ProviderStore } from './store.ts';
import { refusalOf, type Till } from './till.ts';

const daySeconds = 86_400;
/** How long after each failure a renewal is tried again, in days. After the last one the subscription ends. */
const retryDays = [3, 5, 7];

const isAlive = ({ status }: KeptSubscription) => status === 'active' || status === 'past_due';

/** Subscriptions from their first payment to their end, and the time that passes meanwhile. */
export function life(store: ProviderStore, { addCard, draft, finalize, charge }: Till) {
  const { state, prices, now, newId, emit, newestFirst, customerOf, itemOf, subscriptionOf } = store;
  const updated = (subscription: KeptSubscription) => emit('customer.subscription.updated', subscription);

  const lineFor = (
    price: KeptPrice,
    { current_period_start: start, current_period_end: end }: KeptItem,
  ): Line => ({
    amount: price.unit_amount,
    description: price.nickname,
    period: { start, end },
    pricing: pricingOf(price),
  });

  /** A new subscription, whose first invoice is charged at once. Its status says what became of that. */
  function subscribe(customer: KeptCustomer, price: KeptPrice, metadata: Record<string, string> = {}) {
    const item: KeptItem = {
      id: newId('si'),
      object: 'subscription_item',
      price,
      quantity: 1,
      current_period_start: now(),
      current_period_end: afterInterval(now(), price.recurring.interval),
    };
    const subscription: KeptSubscription = {
      id: newId('sub'),
      object: 'subscription',
      status: 'incomplete',
      customer: customer.id,
      created: now(),
      currency: price.currency,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      default_payment_method: customer.invoice_settings.default_payment_method,
      latest_invoice: null,
      metadata,
      items: listOf([item]),
    };
    state.subscriptions[subscription.id] = subscription;
    emit('customer.subscription.created', subscription);
    const invoice = draft(subscription, 'subscription_create', [lineFor(price, item)]);
    finalize(invoice, subscription);
    if (charge(invoice, true)) subscription.status = 'active';
    updated(subscription);
    return subscription;
  }

  /** What somebody does on the checkout page: '' when it is paid, otherwise why not. The session then stays open. */
  function pay(session: KeptSession, kind: CardKind, isConfirmed = true): string {
    if (session.status !== 'open') return 'This checkout is over.';
    const refusal = refusalOf(kind, isConfirmed);
    if (refusal !== '') return refusal;
    const customer = customerOf(session.customer);
    const price = keptAt(prices, session.price);
    if (!price) return 'This plan is not sold any more.';
    addCard(customer, kind);
    const metadata = { user_id: session.client_reference_id ?? '' };
    const { id } = subscribe(customer, price, metadata);
    Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: id });
    emit('checkout.session.completed', session);
    return '';
  }

  /** The invoice of a change. */
  const prorate = (subscription: KeptSubscription, price: KeptPrice) =>
    draft(subscription, 'subscription_update', prorationLines(itemOf(subscription), price, now()));

  /** The invoice of a whole period. */
  const regularInvoice = (subscription: KeptSubscription, price: KeptPrice) =>
    draft(subscription, 'subscription_cycle', [lineFor(price, itemOf(subscription))]);

  function failed(subscription: KeptSubscription, invoice: KeptInvoice) {
    subscription.status = 'past_due';
    invoice.next_payment_attempt = now() + (retryDays[0] ?? 3) * daySeconds;
    updated(subscription);
  }

  /** Changes the plan now, and charges or credits the difference. */
  function change(subscription: KeptSubscription, price: KeptPrice) {
    const invoice = prorate(subscription, price);
    const item = itemOf(subscription);
    if (item.price.recurring.interval !== price.recurring.interval) {
      item.current_period_start = now();
      item.current_period_end = afterInterval(now(), price.recurring.interval);
    }
    item.price = price;
    updated(subscription);
    finalize(invoice, subscription);
    if (!charge(invoice, true)) failed(subscription, invoice);
  }

  function renew(subscription: KeptSubscription) {
    const item = itemOf(subscription);
    item.current_period_start = item.current_period_end;
    item.current_period_end = afterInterval(item.current_period_end, item.price.recurring.interval);
    updated(subscription);
    const invoice = regularInvoice(subscription, item.price);
    finalize(invoice, subscription);
    if (!charge(invoice, false)) failed(subscription, invoice);
  }

  function end(subscription: KeptSubscription) {
    subscription.status = 'canceled';
    subscription.ended_at = now();
    subscription.canceled_at ??= now();
    emit('customer.subscription.deleted', subscription);
  }

  /** As the portal does it: with the time, and not with the mark that the API would set. */
  function cancel(subscription: KeptSubscription) {
    subscription.cancel_at = itemOf(subscription).current_period_end;
    subscription.canceled_at = now();
    updated(subscription);
  }

  function resume(subscription: KeptSubscription) {
    Object.assign(subscription, { cancel_at: null, cancel_at_period_end: false, canceled_at: null });
    updated(subscription);
  }

  /** Charges an open invoice again. */
  function retry(invoice: KeptInvoice, isPresent: boolean) {
    const subscription = subscriptionOf(invoice);
    if (charge(invoice, isPresent)) {
      if (subscription && (subscription.status === 'past_due' || subscription.status === 'incomplete')) {
        subscription.status = 'active';
        updated(subscription);
      }
      return;
    }
    if (isPresent) return;
    const pause = retryDays[invoice.attempt_count - 1];
    invoice.next_payment_attempt = pause === undefined ? null : now() + pause * daySeconds;
    emit('invoice.updated', invoice);
    if (pause === undefined && subscription && isAlive(subscription)) end(subscription);
  }

  /** Somebody gives another card, with which what is open is paid. */
  function changeCard(customer: KeptCustomer, kind: CardKind) {
    addCard(customer, kind);
    for (const invoice of newestFirst(state.invoices, customer.id))
      if (invoice.status === 'open') retry(invoice, true);
  }

  /** What somebody does on the page of an open invoice: '' when it is paid, otherwise why not. It then stays open. */
  function payInvoice(invoice: KeptInvoice, kind: CardKind, isConfirmed = true): string {
    if (invoice.status !== 'open') return 'This invoice is not open any more.';
    const refusal = refusalOf(kind, isConfirmed);
    if (refusal !== '') return refusal;
    addCard(customerOf(invoice.customer), kind);
    retry(invoice, true);
    return '';
  }

  function deleteCustomer(customer: KeptCustomer) {
    for (const each of newestFirst(state.subscriptions, customer.id)) if (isAlive(each)) end(each);
    customer.deleted = true;
    emit('customer.deleted', customer);
  }

  const endOf = (subscription: KeptSubscription) =>
    subscription.cancel_at ??
    (subscription.cancel_at_period_end ? itemOf(subscription).current_period_end : Infinity);

  function dueUntil(until: number) {
    const due: { at: number; run: () => void }[] = [];
    for (const each of Object.values(state.subscriptions).filter(isAlive)) {
      const ends = endOf(each);
      const renews = itemOf(each).current_period_end;
      if (ends <= renews) due.push({ at: ends, run: () => end(each) });
      else due.push({ at: renews, run: () => renew(each) });
    }
    for (const each of Object.values(state.invoices)) {
      const at = each.next_payment_attempt;
      const subscription = subscriptionOf(each);
      if (each.status === 'open' && at !== null && subscription && isAlive(subscription))
        due.push({ at, run: () => retry(each, false) });
    }
    return due.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
  }

  /** Lets time pass: what falls due meanwhile happens in its order. */
  function advance(seconds: number) {
    const until = now() + seconds;
    for (let due = dueUntil(until); due; due = dueUntil(until)) {
      state.aheadSeconds += Math.max(0, due.at - now());
      due.run();
    }
    state.aheadSeconds += Math.max(0, until - now());
  }

  /** The subscription that somebody would mean. */
  const runningOf = (customer: KeptCustomer) => newestFirst(state.subscriptions, customer.id).find(isAlive);

  return {
    subscribe,
    pay,
    prorate,
    regularInvoice,
    change,
    cancel,
    cancelNow: end,
    resume,
    changeCard,
    payInvoice,
    deleteCustomer,
    advance,
    runningOf,
  };
}

export type Life = ReturnType<typeof life>;

import {
  cardKinds,
  type CardKind,
  type KeptCard,
  type KeptCustomer,
  type KeptInvoice,
  type KeptSubscription,
  type Line,
} from './objects.ts';
import { listOf, type ProviderStore } from './store.ts';

/** Why a card does not pay although its holder is there; '' when it does. */
export function refusalOf(kind: CardKind, isConfirmed: boolean): string {
  if (kind === 'declined') return 'Your card was declined.';
  if (kind === 'funds') return 'Your card has insufficient funds.';
  return kind === 'challenge' && !isConfirmed ? 'Your bank could not confirm that it is you.' : '';
}

/** Invoices and what becomes of charging them. */
export function till(store: ProviderStore) {
  const { state, now, newId, emit, newestFirst, customerOf, cardOf, baseUrl, discountPercent, taxPercent } =
    store;

  /** Makes a card the one that is charged. */
  function addCard(customer: KeptCustomer, kind: CardKind): KeptCard {
    const card: KeptCard = {
      id: newId('pm'),
      object: 'payment_method',
      type: 'card',
      kind,
      card: {
        brand: 'visa',
        last4: cardKinds[kind].last4,
        exp_month: 12,
        exp_year: new Date(now() * 1000).getUTCFullYear() + 2,
      },
    };
    state.cards[card.id] = card;
    customer.invoice_settings.default_payment_method = card.id;
    for (const each of newestFirst(state.subscriptions, customer.id)) each.default_payment_method = card.id;
    emit('customer.updated', customer);
    return card;
  }

  /** An invoice that nobody has seen yet, such as a preview. */
  function draft(
    subscription: KeptSubscription,
    billing_reason: string,
    lines: readonly Line[],
  ): KeptInvoice {
    const customer = customerOf(subscription.customer);
    const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
    const discount = Math.round((subtotal * discountPercent) / 100);
    const tax = Math.round(((subtotal - discount) * taxPercent) / 100);
    const total = subtotal - discount + tax;
    const id = newId('in');
    return {
      id,
      object: 'invoice',
      number: `TEST-${String(state.count).padStart(4, '0')}`,
      status: 'draft',
      customer: customer.id,
      billing_reason,
      currency: subscription.currency,
      created: now(),
      total,
      total_discount_amounts: discountPercent === 0 ? [] : [{ amount: discount }],
      total_taxes: taxPercent === 0 ? [] : [{ amount: tax, tax_behavior: 'exclusive' }],
      amount_due: Math.max(0, total + customer.balance),
      amount_paid: 0,
      attempt_count: 0,
      attempted: false,
      next_payment_attempt: null,
      hosted_invoice_url: `${baseUrl}/invoice/${id}`,
      // Its page is no document: the app then links the page by its name.
      invoice_pdf: null,
      status_transitions: { paid_at: null },
      lines: listOf(lines.map((line) => ({ id: newId('il'), ...line }))),
      payments: listOf([]),
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    };
  }

  function finalize(invoice: KeptInvoice, subscription: KeptSubscription) {
    const customer = customerOf(invoice.customer);
    customer.balance = Math.min(0, invoice.total + customer.balance);
    invoice.status = 'open';
    state.invoices[invoice.id] = invoice;
    subscription.latest_invoice = invoice.id;
    emit('invoice.created', invoice);
    emit('invoice.finalized', invoice);
  }

  function settle(invoice: KeptInvoice) {
    invoice.status = 'paid';
    invoice.amount_paid = invoice.amount_due;
    invoice.next_payment_attempt = null;
    invoice.status_transitions.paid_at = now();
    if (invoice.amount_due > 0) {
      const intent = `pi_${invoice.id}`;
      const charge = newId('ch');
      state.charges[charge] = {
        id: charge,
        object: 'charge',
        customer: invoice.customer,
        payment_intent: intent,
        amount: invoice.amount_due,
        amount_refunded: 0,
        created: now(),
        refunded: false,
        disputed: false,
      };
      invoice.payments = listOf([{ id: newId('inpay'), payment: { payment_intent: intent } }]);
    }
    delete state.intents[invoice.id];
    emit('invoice.paid', invoice);
    emit('invoice.payment_succeeded', invoice);
  }

  /** Charges the customer's card. `isPresent`: somebody is there to answer the bank, and does. False when it failed. */
  function charge(invoice: KeptInvoice, isPresent: boolean): boolean {
    const kind = cardOf(customerOf(invoice.customer))?.kind;
    const works = kind === 'works' || (isPresent && (kind === 'later' || kind === 'challenge'));
    invoice.attempted = true;
    invoice.attempt_count += 1;
    if (invoice.amount_due === 0 || works) {
      settle(invoice);
      return true;
    }
    const isChallenged = kind === 'challenge';
    state.intents[invoice.id] = {
      id: `pi_${invoice.id}`,
      object: 'payment_intent',
      status: isChallenged ? 'requires_action' : 'requires_payment_method',
      last_payment_error: isChallenged
        ? null
        : {
            code: 'card_declined',
            decline_code: kind === 'funds' ? 'insufficient_funds' : 'generic_decline',
          },
    };
    emit(isChallenged ? 'invoice.payment_action_required' : 'invoice.payment_failed', invoice);
    return false;
  }

  const chargeOf = (invoice: KeptInvoice) =>
    Object.values(state.charges).find(({ payment_intent }) => payment_intent === `pi_${invoice.id}`);

  /** Pays back some of a paid invoice, or all that is left of it. */
  function refund(invoice: KeptInvoice, amount?: number) {
    const paid = chargeOf(invoice);
    if (!paid) return;
    paid.amount_refunded += Math.min(amount ?? Infinity, paid.amount - paid.amount_refunded);
    paid.refunded = paid.amount_refunded === paid.amount;
    emit('charge.refunded', paid);
  }

  /** The cardholder asks their bank to take a payment back. */
  function dispute(invoice: KeptInvoice) {
    const paid = chargeOf(invoice);
    if (!paid || paid.disputed) return;
    const id = newId('du');
    paid.disputed = true;
    state.disputes[id] = { id, object: 'dispute', charge: paid.id, status: 'needs_response' };
    emit('charge.dispute.created', state.disputes[id]);
  }

  function closeDispute(invoice: KeptInvoice, status: 'won' | 'lost') {
    const paid = chargeOf(invoice);
    for (const each of Object.values(state.disputes))
      if (each.charge === paid?.id) {
        each.status = status;
        emit('charge.dispute.closed', each);
      }
  }

  return { addCard, draft, finalize, charge, chargeOf, refund, dispute, closeDispute };
}

export type Till = ReturnType<typeof till>;

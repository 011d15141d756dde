import type { StripeApi } from './stripeApi.ts';
import {
  idOf,
  type Charge,
  type Dispute,
  type Invoice,
  type InvoiceLine,
  type InvoicePayment,
} from './stripeObjects.ts';

/** Disputes that were decided for the shop, or that never became one. */
const settledDisputes = ['won', 'warning_closed', 'prevented'];

/**
 * What a payment is for, without how the provider has counted it: 'Pro' of '1 × Pro (at $29.00 / month)' and of 'Remaining time on
 * Pro after 25 Nov 2026'. Other words stay as they are.
 */
export const planOfLine = (description: string | null) =>
  description?.replace(
    /^(?:\d+ × (.+) \(at .+\)|Remaining time on (?:\d+ × )?(.+?)(?: after .+)?)$/,
    '$1$2',
  ) ?? null;

/** Reads all invoices of a customer as the rows that the database stores. */
export function invoiceReader(stripe: StripeApi) {
  /** Why the last attempt to charge an open invoice failed, in the provider's code. */
  async function failureOf({ id, status, attempted }: Invoice): Promise<string | null> {
    if (status !== 'open' || !attempted) return null;
    // The list of invoices cannot tell: the attempt lies deeper than it can be expanded.
    const [last] = await stripe.list<InvoicePayment>('invoice_payments', {
      invoice: id,
      limit: 1,
      expand: ['data.payment.payment_intent'],
    });
    const intent = last?.payment.payment_intent;
    if (!intent || typeof intent === 'string') return 'declined';
    if (intent.status === 'requires_action') return 'authentication_required';
    return intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? 'declined';
  }

  /** Whether the cardholder's bank has taken the payment back, or is about to. */
  async function isDisputed({ id, disputed }: Charge): Promise<boolean> {
    if (!disputed) return false;
    const found = await stripe.listAll<Dispute>('disputes', { charge: id });
    return found.length === 0 || found.some(({ status }) => !settledDisputes.includes(status));
  }

  /** What the last line says, which is the plan's: what was added to the invoice stands before it. */
  async function descriptionOf({ id, lines }: Invoice): Promise<string | null> {
    const all = lines.has_more ? await stripe.listAll<InvoiceLine>(`invoices/${id}/lines`, {}) : lines.data;
    return planOfLine(all.at(-1)?.description ?? null);
  }

  async function paymentsOf({ id, payments }: Invoice): Promise<readonly InvoicePayment[]> {
    if (payments?.has_more) return stripe.listAll<InvoicePayment>('invoice_payments', { invoice: id });
    return payments?.data ?? [];
  }

  return async (customer: string) => {
    // Without an end: what was paid years ago can be paid back today.
    const [invoices, charges] = await Promise.all([
      stripe.listAll<Invoice>('invoices', { customer, expand: ['data.payments'] }),
      stripe.listAll<Charge>('charges', { customer }),
    ]);

    async function takenBack(invoice: Invoice) {
      const payments = await paymentsOf(invoice);
      const named = new Set(
        payments.flatMap(({ payment }) => [idOf(payment.payment_intent), payment.charge ?? null]),
      );
      const own = charges.filter(
        ({ id, payment_intent }) => named.has(id) || named.has(payment_intent ?? ''),
      );
      const disputed = await Promise.all(own.map(isDisputed));
      return {
        amount_refunded: own.reduce((sum, charge) => sum + charge.amount_refunded, 0),
        disputed: disputed.includes(true),
      };
    }

    return Promise.all(
      invoices.map(async (invoice) => ({
        id: invoice.id,
        subscription: idOf(invoice.parent?.subscription_details?.subscription),
        number: invoice.number,
        description: await descriptionOf(invoice),
        status: invoice.status ?? 'draft',
        amount_due: invoice.amount_due,
        amount_paid: invoice.amount_paid,
        ...(await takenBack(invoice)),
        currency: invoice.currency,
        created: invoice.created,
        paid_at: invoice.status_transitions.paid_at,
        next_attempt: invoice.next_payment_attempt,
        hosted_url: invoice.hosted_invoice_url ?? null,
        pdf_url: invoice.invoice_pdf ?? null,
        failure: await failureOf(invoice),
      })),
    );
  };
}

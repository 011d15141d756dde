import type { PaymentMethod } from './stripeObjects.ts';

const names: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  paypal: 'PayPal',
  sepa_debit: 'SEPA Direct Debit',
  us_bank_account: 'Bank account',
};

const named = (name: string) =>
  names[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;

/** What the page shows of a payment method, and the last day on which a card can be charged, as 'YYYY-MM-DD'. */
export function describeMethod(method: PaymentMethod | string | null | undefined) {
  if (!method || typeof method === 'string') return undefined;
  const { type, card } = method;
  const last4 = card?.last4 ?? method.sepa_debit?.last4 ?? method.us_bank_account?.last4;
  return {
    label: `${named(card?.brand ?? type)}${last4 ? ` •••• ${last4}` : ''}`,
    expires: card
      ? new Date(Date.UTC(card.exp_year, card.exp_month, 0)).toISOString().slice(0, 10)
      : undefined,
  };
}

import { isFailed } from '../../services/attention.ts';
import { formatDate } from '../../services/money.ts';
import { failureWords } from '../../services/paymentFailures.ts';
import type { ListedPayment } from '../../services/payments.ts';
import { statusTone } from '../../services/status.ts';
import type { PaymentAction, PaymentRow } from '../../ui/account/PaymentRows/PaymentRows.tsx';
import { paymentRow } from '../shell/account/paymentRow.ts';

/** Why it failed, what to do, and when it is tried again. [B23] */
function noteOf(payment: ListedPayment) {
  if (!isFailed(payment)) return undefined;
  const { reason, advice } = failureWords(payment.failure);
  const next = formatDate(payment.nextAttempt);
  return [reason, advice, ...(next ? [`It is tried again on ${next}.`] : [])].join(' ');
}

/** The provider's own paper where there is one, otherwise ours of what was paid. [B25] */
function actionOf(
  payment: ListedPayment,
  onReceipt: (payment: ListedPayment, button: HTMLElement) => void,
): PaymentAction | undefined {
  if (isFailed(payment))
    return payment.receiptUrl ? { label: 'Pay now', href: payment.receiptUrl } : undefined;
  if (payment.pdfUrl) return { label: 'Invoice (PDF)', href: payment.pdfUrl };
  if (payment.receiptUrl) return { label: 'Receipt', href: payment.receiptUrl };
  if (statusTone(payment.status) === 'positive')
    return { label: 'Receipt', onSelect: (button) => onReceipt(payment, button) };
  return undefined;
}

/** A row of the list of all payments. */
export const listedRow = (
  payment: ListedPayment,
  onReceipt: (payment: ListedPayment, button: HTMLElement) => void,
): PaymentRow => ({ ...paymentRow(payment), note: noteOf(payment), action: actionOf(payment, onReceipt) });

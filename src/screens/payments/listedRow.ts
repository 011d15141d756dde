import { isFailed } from '../../services/attention.ts';
import { formatDate } from '../../services/money.ts';
import { failureWords } from '../../services/paymentFailures.ts';
import type { ListedPayment } from '../../services/payments.ts';
import { statusTone } from '../../services/status.ts';
import type { PaymentAction, PaymentRow } from '../../ui/account/PaymentRows/PaymentRows.tsx';
import { paymentRow } from '../shell/account/paymentRow.ts';

/** What the buttons of a row do. */
export interface RowHandlers {
  /** Our own receipt of a payment is wanted; the focus returns to the button. */
  onReceipt: (payment: ListedPayment, button: HTMLElement) => void;
  /** Leads to where the card can be changed. Absent where nobody sells plans. */
  onUpdateCard: (() => void) | undefined;
  /** Asks the agent. */
  onAsk: (question: string) => void;
}

/** Whether the provider still wants the money of a payment that failed, so that another card helps. */
export const isOwed = (payment: ListedPayment) =>
  isFailed(payment) && (payment.receiptUrl !== '' || payment.nextAttempt !== '');

/** What to do about a payment that failed. [B34] */
function noteActionsOf(payment: ListedPayment, { onUpdateCard, onAsk }: RowHandlers): PaymentAction[] {
  if (!isFailed(payment)) return [];
  const question = `Why did my payment of ${formatDate(payment.date)} fail?`;
  return [
    ...(isOwed(payment) && onUpdateCard ? [{ label: 'Update card', onSelect: onUpdateCard }] : []),
    { label: 'Ask why', onSelect: () => onAsk(question) },
  ];
}

/** Why it failed, what to do, and when it is tried again. [B23] */
function noteOf(payment: ListedPayment) {
  if (!isFailed(payment)) return undefined;
  const { reason, advice } = failureWords(payment.failure);
  const next = formatDate(payment.nextAttempt);
  return [reason, advice, ...(next ? [`It is tried again on ${next}.`] : [])].join(' ');
}

/** The provider's own paper where there is one, otherwise ours of what was paid. [B25] */
function actionOf(payment: ListedPayment, onReceipt: RowHandlers['onReceipt']): PaymentAction | undefined {
  if (isFailed(payment))
    return payment.receiptUrl ? { label: 'Pay now', href: payment.receiptUrl } : undefined;
  if (payment.pdfUrl) return { label: 'Invoice (PDF)', href: payment.pdfUrl };
  if (payment.receiptUrl) return { label: 'Receipt', href: payment.receiptUrl };
  if (statusTone(payment.status) === 'positive')
    return { label: 'Receipt', onSelect: (button) => onReceipt(payment, button) };
  return undefined;
}

/** A row of the list of all payments. */
export const listedRow = (payment: ListedPayment, handlers: RowHandlers): PaymentRow => ({
  ...paymentRow(payment),
  note: noteOf(payment),
  noteActions: noteActionsOf(payment, handlers),
  action: actionOf(payment, handlers.onReceipt),
});

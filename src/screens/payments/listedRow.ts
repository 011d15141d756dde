import { isFailed } from '../../services/failedPayments.ts';
import { formatDate } from '../../services/money.ts';
import { failureWords } from '../../services/paymentFailures.ts';
import type { ListedPayment } from '../../services/payments.ts';
import { statusTone } from '../../services/status.ts';
import { fill } from '../../ui/fill.ts';
import type { PaymentAction, PaymentRow } from '../../ui/account/PaymentRows/PaymentRows.tsx';
import { paymentRow } from '../shell/account/paymentRow.ts';
import type { LanguageValue } from '../shell/language/LanguageProvider.tsx';
import type { words } from './listedRow.words.ts';

type Labels = typeof words;
type Translate = LanguageValue['translate'];

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
function noteActionsOf(
  payment: ListedPayment,
  { onUpdateCard, onAsk }: RowHandlers,
  labels: Labels,
): PaymentAction[] {
  if (!isFailed(payment)) return [];
  const question = fill(labels.whyFailed, { date: formatDate(payment.date) });
  return [
    ...(isOwed(payment) && onUpdateCard ? [{ label: labels.updateCard, onSelect: onUpdateCard }] : []),
    { label: labels.askWhy, onSelect: () => onAsk(question) },
  ];
}

/** Why it failed, what to do, and when it is tried again. [B23] */
function noteOf(payment: ListedPayment, labels: Labels, translate: Translate) {
  if (!isFailed(payment)) return undefined;
  const { reason, advice } = failureWords(payment.failure);
  const next = formatDate(payment.nextAttempt);
  return [
    translate(reason),
    translate(advice),
    ...(next ? [fill(labels.triedAgain, { date: next })] : []),
  ].join(' ');
}

/** The provider's own paper where there is one, otherwise ours of what was paid. [B25] */
function actionOf(
  payment: ListedPayment,
  onReceipt: RowHandlers['onReceipt'],
  labels: Labels,
): PaymentAction | undefined {
  if (isFailed(payment))
    return payment.receiptUrl ? { label: labels.payNow, href: payment.receiptUrl } : undefined;
  if (payment.pdfUrl) return { label: labels.invoice, href: payment.pdfUrl };
  if (payment.receiptUrl) return { label: labels.receipt, href: payment.receiptUrl };
  if (statusTone(payment.status) === 'positive')
    return { label: labels.receipt, onSelect: (button) => onReceipt(payment, button) };
  return undefined;
}

/** A row of the list of all payments. */
export const listedRow = (
  payment: ListedPayment,
  handlers: RowHandlers,
  labels: Labels,
  translate: Translate,
): PaymentRow => ({
  ...paymentRow(translate)(payment),
  note: noteOf(payment, labels, translate),
  noteActions: noteActionsOf(payment, handlers, labels),
  action: actionOf(payment, handlers.onReceipt, labels),
});

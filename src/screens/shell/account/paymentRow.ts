import type { Payment } from '../../../services/data.ts';
import { formatDate, formatMoney } from '../../../services/money.ts';
import { statusTone } from '../../../services/status.ts';
import type { PaymentRow } from '../../../ui/account/PaymentRows/PaymentRows.tsx';

/** A payment as the lists show it, in the reader's language. */
export const paymentRow = ({ id, serviceName, date, amount, currency, status }: Payment): PaymentRow => ({
  id,
  serviceName,
  date: formatDate(date),
  amount: formatMoney(amount, currency),
  status,
  tone: statusTone(status),
});

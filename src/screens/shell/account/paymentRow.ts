import type { Payment } from '../../../services/data.ts';
import { formatDate, formatMoney } from '../../../services/money.ts';
import { statusTone } from '../../../services/status.ts';
import type { LanguageValue } from '../language/LanguageProvider.tsx';
import type { PaymentRow } from '../../../ui/account/PaymentRows/PaymentRows.tsx';

/** Makes of a payment what the lists show, in the reader's language. */
export const paymentRow =
  (translate: LanguageValue['translate']) =>
  ({ id, serviceName, date, amount, currency, status }: Payment): PaymentRow => ({
    id,
    serviceName: translate(serviceName),
    date: formatDate(date),
    amount: formatMoney(amount, currency),
    status: translate(status),
    tone: statusTone(status),
  });

import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatDate, formatMoney } from '../../services/money.ts';
import type { ListedPayment } from '../../services/payments.ts';
import { productName } from '../../services/product.ts';
import { Receipt } from '../../ui/account/Receipt/Receipt.tsx';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { PageHeader } from '../../ui/layout/PageHeader/PageHeader.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Card } from '../../ui/primitives/Card/Card.tsx';
import { useLanguage } from '../shell/language/LanguageProvider.tsx';
import { words } from './PaymentReceipt.words.ts';

export interface PaymentReceiptProps {
  payment: ListedPayment;
  /** Who paid. */
  payer: string;
  onBack: () => void;
}

/** Our own receipt of a payment, on a page that prints as one sheet. [B25] */
export function PaymentReceipt({ payment, payer, onBack }: PaymentReceiptProps) {
  const labels = useLabels('PaymentReceipt', words);
  const { translate } = useLanguage();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    back.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <PageHeader
        title={labels.receipt}
        description={labels.description}
        action={
          <Button tone="quiet" icon={<ArrowLeft />} onClick={onBack} ref={back} data-leads-back>
            {labels.back}
          </Button>
        }
      />
      <Stack gap="lg" align="start">
        <Card>
          <Receipt
            seller={productName}
            facts={[
              { term: labels.receipt, value: payment.invoiceNumber || payment.id.slice(-12).toUpperCase() },
              { term: labels.date, value: formatDate(payment.date) },
              { term: labels.for, value: translate(payment.serviceName) },
              { term: labels.paidBy, value: payer },
            ]}
            total={formatMoney(payment.amount, payment.currency)}
            note={labels.note}
          />
        </Card>
        <Button tone="primary" icon={<Printer />} onClick={() => print()}>
          {labels.print}
        </Button>
      </Stack>
    </>
  );
}

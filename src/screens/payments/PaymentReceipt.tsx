import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatDate, formatMoney } from '../../services/money.ts';
import type { ListedPayment } from '../../services/payments.ts';
import { productName } from '../../services/product.ts';
import { Receipt } from '../../ui/account/Receipt/Receipt.tsx';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { PageHeader } from '../../ui/layout/PageHeader/PageHeader.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { Card } from '../../ui/primitives/Card/Card.tsx';

export interface PaymentReceiptProps {
  payment: ListedPayment;
  /** Who paid. */
  payer: string;
  onBack: () => void;
}

/** Our own receipt of a payment, on a page that prints as one sheet. [B25] */
export function PaymentReceipt({ payment, payer, onBack }: PaymentReceiptProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    back.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <PageHeader
        title="Receipt"
        description="Print it, or save it as a PDF file from the print dialog."
        action={
          <Button tone="quiet" icon={<ArrowLeft />} onClick={onBack} ref={back}>
            Back to Payments
          </Button>
        }
      />
      <Stack gap="lg" align="start">
        <Card>
          <Receipt
            seller={productName}
            facts={[
              { term: 'Receipt', value: payment.invoiceNumber || payment.id.slice(-12).toUpperCase() },
              { term: 'Date', value: formatDate(payment.date) },
              { term: 'For', value: payment.serviceName },
              { term: 'Paid by', value: payer },
            ]}
            total={formatMoney(payment.amount, payment.currency)}
            note="This receipt confirms the payment. It is not a tax invoice."
          />
        </Card>
        <Button tone="primary" icon={<Printer />} onClick={() => print()}>
          Print
        </Button>
      </Stack>
    </>
  );
}

// All payments, and those behind a figure of the assistant.
//   Payments.tsx         the screen: the marked payments, then all of them
//   MarkedPayments.tsx   the payments behind a figure
//   AllPayments.tsx      its filters and totals; PaymentPages.tsx: the list in pages; YearTotals.tsx
//   PaymentReceipt.tsx   our own receipt; listedRow.ts: a row with its reason and its paper
//   ExportPayments.tsx   all of them as a file (paymentsExport.ts, csv.ts)
//   usePayments.ts       their requests; paymentChoices.ts: what can be chosen, and its words
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { ListedPayment } from '../../services/payments.ts';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { PageHeader } from '../../ui/layout/PageHeader/PageHeader.tsx';
import { Alert } from '../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useOnline } from '../shell/useOnline.ts';
import type { MarkedRows } from '../shell/view.ts';
import { AllPayments } from './AllPayments.tsx';
import { MarkedPayments } from './MarkedPayments.tsx';
import { PaymentReceipt } from './PaymentReceipt.tsx';
import { words } from './Payments.words.ts';

export interface PaymentsProps {
  userId: string;
  /** Name and address of the user, for receipts. */
  payer: string;
  /** The payments behind a figure, which come first. */
  marked?: MarkedRows | undefined;
  /** Another number whenever the user asks for this screen while it is shown: a receipt is closed then. */
  visit: number;
  /** The marks are no longer wanted. */
  onUnmark: () => void;
  onBack: () => void;
  /** Opens the billing page. */
  onBilling: () => void;
  /** Asks the agent. */
  onAsk: (question: string) => void;
}

/** Every payment of the user, the newest first. [A63] */
export function Payments({
  userId,
  payer,
  marked,
  visit,
  onUnmark,
  onBack,
  onBilling,
  onAsk,
}: PaymentsProps) {
  const labels = useLabels('Payments', words);
  const isOnline = useOnline();
  const [opened, setReceipt] = useState<{ payment: ListedPayment; button: HTMLElement; visit: number }>();
  const receipt = opened?.visit === visit ? opened : undefined;
  const closeReceipt = () => {
    setReceipt(undefined);
    // Once the list shows again, the focus and the place return.
    requestAnimationFrame(() => receipt?.button.focus());
  };
  return (
    <>
      {receipt && <PaymentReceipt payment={receipt.payment} payer={payer} onBack={closeReceipt} />}
      {/* It stays below a receipt, with its pages and choices. */}
      <div hidden={receipt !== undefined}>
        <PageHeader
          title={labels.title}
          description={labels.description}
          action={
            <Button tone="quiet" icon={<ArrowLeft />} onClick={onBack}>
              {labels.back}
            </Button>
          }
        />
        <Stack gap="lg">
          {!isOnline && (
            <Alert tone="caution" title={labels.offline}>
              <p>{labels.offlineText}</p>
            </Alert>
          )}
          {marked && (
            <MarkedPayments
              // Other marks begin anew, with their first rows.
              key={marked.ids.join()}
              userId={userId}
              marked={marked}
              onUnmark={onUnmark}
            />
          )}
          <AllPayments
            userId={userId}
            marked={marked}
            onReceipt={(payment, button) => setReceipt({ payment, button, visit })}
            onBilling={onBilling}
            onAsk={onAsk}
          />
        </Stack>
      </div>
    </>
  );
}

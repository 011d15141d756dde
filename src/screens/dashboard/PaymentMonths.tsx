import { PaymentChart } from '../../ui/account/PaymentChart/PaymentChart.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { toLoadable } from '../shell/account/useAccount.ts';
import { usePeriodSums } from '../shell/account/usePeriodSums.ts';
import { useClock } from '../shell/clock.ts';
import { monthStarts, monthlyPayments } from './monthlyPayments.ts';
import { words } from './PaymentMonths.words.ts';

export interface PaymentMonthsProps {
  userId: string;
}

/** What was paid in each of the last twelve months. [B42] */
export function PaymentMonths({ userId }: PaymentMonthsProps) {
  const labels = useLabels('PaymentMonths', words);
  const now = new Date(useClock().now());
  const starts = monthStarts(now);
  const [since = ''] = starts;
  const sums = usePeriodSums(userId, { status: 'completed', since }, starts);
  return (
    <PaymentChart
      title={labels.title}
      heads={[labels.month, labels.paid]}
      chart={toLoadable(sums, (found) => monthlyPayments(found, now))}
      empty={labels.empty}
    />
  );
}

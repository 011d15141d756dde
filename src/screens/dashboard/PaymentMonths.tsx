import { PaymentChart } from '../../ui/account/PaymentChart/PaymentChart.tsx';
import { toLoadable } from '../shell/account/useAccount.ts';
import { usePeriodSums } from '../shell/account/usePeriodSums.ts';
import { useClock } from '../shell/clock.ts';
import { monthStarts, monthlyPayments } from './monthlyPayments.ts';

export interface PaymentMonthsProps {
  userId: string;
}

/** What was paid in each of the last twelve months. [B42] */
export function PaymentMonths({ userId }: PaymentMonthsProps) {
  const now = new Date(useClock().now());
  const starts = monthStarts(now);
  const [since = ''] = starts;
  const sums = usePeriodSums(userId, { status: 'completed', since }, starts);
  return (
    <PaymentChart
      title="Paid in the last twelve months"
      heads={['Month', 'Paid']}
      chart={toLoadable(sums, (found) => monthlyPayments(found, now))}
      empty="Nothing was paid in this time."
    />
  );
}

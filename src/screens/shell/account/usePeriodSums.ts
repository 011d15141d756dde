import { useQuery } from '@tanstack/react-query';
import type { PaymentFilter } from '../../../services/payments.ts';
import { useServices } from '../services.tsx';
import { valueOrThrow } from './useAccount.ts';

/** The totals of each period by itself. They are asked for again with the payments. */
export function usePeriodSums(userId: string, filter: PaymentFilter, starts: readonly string[]) {
  const { payments } = useServices();
  return useQuery({
    queryKey: ['payments', userId, 'periods', filter, starts],
    queryFn: () => valueOrThrow(payments.sumPeriods(userId, filter, starts)),
  });
}

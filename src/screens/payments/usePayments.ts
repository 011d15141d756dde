import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PaymentCursor, PaymentFilter } from '../../services/payments.ts';
import { valueOrThrow } from '../shell/account/useAccount.ts';
import { useServices } from '../shell/services.tsx';

/** How many payments each press of 'Show more' brings. */
const pageSize = 25;

/** The payments that match, page by page. */
export function usePaymentPages(userId: string, filter: PaymentFilter) {
  const { payments } = useServices();
  return useInfiniteQuery({
    queryKey: ['payments', userId, 'pages', filter],
    queryFn: ({ pageParam }) =>
      valueOrThrow(
        payments.listPayments(userId, { filter, limit: pageSize, ...(pageParam && { after: pageParam }) }),
      ),
    initialPageParam: undefined as PaymentCursor | undefined,
    getNextPageParam: ({ next }) => next,
  });
}

/** How many match, and their totals. */
export function usePaymentSums(userId: string, filter: PaymentFilter) {
  const { payments } = useServices();
  return useQuery({
    queryKey: ['payments', userId, 'sums', filter],
    queryFn: () => valueOrThrow(payments.sumPayments(userId, filter)),
  });
}

/** The payments with these ids. */
export function useFoundPayments(userId: string, ids: readonly string[]) {
  const { payments } = useServices();
  return useQuery({
    queryKey: ['payments', userId, 'found', ids],
    queryFn: () => valueOrThrow(payments.findPayments(userId, ids)),
  });
}

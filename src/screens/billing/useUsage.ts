import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { valueOrThrow, type AccountData } from '../shell/account/useAccount.ts';
import { usageKey } from '../shell/account/usageKey.ts';
import { useServices } from '../shell/services.tsx';

/** What was used this month, read again with each plan, because the plan says how much there is. [B38] */
export function useUsage(account: AccountData) {
  const { loadBilling } = useServices();
  return useQuery({
    queryKey: usageKey(account.user.id, account.billing.data?.plan),
    queryFn: async ({ signal }) => valueOrThrow((await loadBilling()).loadUsage(signal)),
    placeholderData: keepPreviousData,
  });
}

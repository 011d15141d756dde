import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SecondFactor } from '../../../services/factors.ts';
import { valueOrThrow } from '../../shell/account/useAccount.ts';
import { useReloadSecurity } from '../../shell/account/useReloadSecurity.ts';
import { useServices } from '../../shell/services.tsx';

/** The user's second factors, and what to do after one was added or removed. [U11] */
export function useFactors(userId: string) {
  const { loadFactors } = useServices();
  const cache = useQueryClient();
  const reloadSecurity = useReloadSecurity(userId);
  const queryKey = ['factors', userId];
  const factors = useQuery({
    queryKey,
    queryFn: async () => valueOrThrow((await loadFactors()).list()),
  });
  return {
    factors,
    /** Shows the change at once, also when the list cannot be loaded again. */
    update: (change: (before: readonly SecondFactor[]) => readonly SecondFactor[]) => {
      cache.setQueryData<readonly SecondFactor[]>(queryKey, (before = []) => change(before));
      void cache.invalidateQueries({ queryKey });
      reloadSecurity();
    },
  };
}

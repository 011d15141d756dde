import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignInWay } from '../../../services/providers.ts';
import { valueOrThrow } from '../../shell/account/useAccount.ts';
import { useReloadSecurity } from '../../shell/account/useReloadSecurity.ts';
import { useServices } from '../../shell/services.tsx';

/** The ways into the user's account and the sites that can be added, and what to do after one was removed. [U29] */
export function useSignInWays(userId: string) {
  const { loadProviders } = useServices();
  const cache = useQueryClient();
  const reloadSecurity = useReloadSecurity(userId);
  const queryKey = ['sign-in-ways', userId];
  const ways = useQuery({
    queryKey,
    queryFn: async () => valueOrThrow((await loadProviders()).list()),
  });
  const offered = useQuery({
    queryKey: ['offered-providers'],
    queryFn: async () => valueOrThrow((await loadProviders()).offered()),
  });
  const reload = () => {
    void cache.invalidateQueries({ queryKey });
    reloadSecurity();
  };
  return {
    ways,
    offered,
    reload,
    /** Shows it at once, also when the list cannot be loaded again. */
    removed: (id: string) => {
      cache.setQueryData<readonly SignInWay[]>(queryKey, (before) => before?.filter((way) => way.id !== id));
      reload();
    },
  };
}

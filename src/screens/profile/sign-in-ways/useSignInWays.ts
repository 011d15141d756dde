import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Provider, SignInWay } from '../../../services/providers.ts';
import { valueOrThrow } from '../../shell/account/useAccount.ts';
import { useReloadSecurity } from '../../shell/account/useReloadSecurity.ts';
import { useServices } from '../../shell/services.tsx';

interface Found {
  ways: readonly SignInWay[];
  offered: readonly Provider[];
}

/** The ways into the user's account and the sites that can be added, and what to do after one was removed. [U29] */
export function useSignInWays(userId: string) {
  const { loadProviders } = useServices();
  const cache = useQueryClient();
  const reloadSecurity = useReloadSecurity(userId);
  const queryKey = ['sign-in-ways', userId];
  const ways = useQuery({
    queryKey,
    queryFn: async (): Promise<Found> => {
      const port = await loadProviders();
      const [found, offered] = await Promise.all([valueOrThrow(port.list()), valueOrThrow(port.offered())]);
      return { ways: found, offered };
    },
  });
  const reload = () => {
    void cache.invalidateQueries({ queryKey });
    reloadSecurity();
  };
  return {
    ways,
    reload,
    /** Shows it at once, also when the list cannot be loaded again. */
    removed: (id: string) => {
      cache.setQueryData<Found>(
        queryKey,
        (before) => before && { ...before, ways: before.ways.filter((way) => way.id !== id) },
      );
      reload();
    },
  };
}

import { useQuery } from '@tanstack/react-query';
import { errorMessages } from '../../services/messages.ts';
import { failed } from '../../services/result.ts';
import { useServices } from '../shell/services.tsx';

/**
 * Who sells plans, as the backend says. A failure is told on the page, where it can be asked again. `isNeeded`: nobody is asked
 * before. [B8, B13]
 */
export function useBillingMode(isNeeded = true) {
  const { loadBilling } = useServices();
  return useQuery({
    queryKey: ['billing-mode'],
    enabled: isNeeded,
    queryFn: async () => {
      try {
        return await (await loadBilling()).loadMode();
      } catch {
        return failed({ kind: 'unavailable', message: errorMessages.unavailable });
      }
    },
    staleTime: ({ state }) => (state.data?.ok ? Infinity : 0),
  });
}

import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { toasts } from '../../../services/messages.ts';
import { useServices } from '../services.tsx';

export interface AccountProviderProps {
  /** The session has expired. What could not be loaded meanwhile is loaded again once the user has signed in. [S4] */
  isExpired: boolean;
  /**
   * Whether the user is signed in at this moment, before React renders it. While it returns false, a dialog already
   * says why nothing can be loaded, so no toast does.
   */
  isSignedInNow: () => boolean;
  children: ReactNode;
}

/**
 * The cache of one user's account. Give it the user's id as `key`, so that no cached data of one user is left for the next.
 * Failed requests are retried by the backend's client and not here.
 */
export function AccountProvider({ isExpired, isSignedInNow, children }: AccountProviderProps) {
  const { toastQueue } = useServices();
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          // `meta.isSilent` is for what nobody has asked for. Nor has anybody asked for what is on the screen to be read again.
          onError: (_error, { meta, state }) =>
            !meta?.['isSilent'] &&
            state.data === undefined &&
            isSignedInNow() &&
            toastQueue.add(toasts.loadFailed),
        }),
        defaultOptions: {
          queries: {
            retry: false,
            refetchOnWindowFocus: false,
            refetchOnReconnect: true,
            staleTime: 60_000,
            networkMode: 'always',
          },
        },
      }),
  );
  const wasExpired = useRef(isExpired);
  useEffect(() => {
    if (wasExpired.current && !isExpired) void client.invalidateQueries();
    wasExpired.current = isExpired;
  }, [client, isExpired]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

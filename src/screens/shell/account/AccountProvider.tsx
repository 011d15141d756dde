import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { toasts } from '../../../services/messages.ts';
import { useServices } from '../services.tsx';

export interface AccountProviderProps {
  /** S4: the session has ended; what could not be loaded meanwhile is asked for again after it. */
  over: boolean;
  /** Known at once. When it says no, somebody else tells the user why nothing can be loaded. */
  isSignedIn: () => boolean;
  children: ReactNode;
}

/**
 * The cache of one user's account; render it with the user's id as `key`, so that nothing survives a change of user.
 * Retries are the backend client's business, focus is no reason to ask again.
 */
export function AccountProvider({ over, isSignedIn, children }: AccountProviderProps) {
  const { notices } = useServices();
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({ onError: () => isSignedIn() && notices.add(toasts.loadFailed) }),
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
  const wasOver = useRef(over);
  useEffect(() => {
    if (wasOver.current && !over) void client.invalidateQueries();
    wasOver.current = over;
  }, [client, over]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { toasts } from '../../services/messages.ts';
import { useServices } from '../services.tsx';

/**
 * The cache of one user's account; render it with the user's id as `key`, so that nothing survives a change of user.
 * Retries are the backend client's business, focus is no reason to ask again.
 */
export function AccountProvider({ children }: { children: ReactNode }) {
  const { notices } = useServices();
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({ onError: () => notices.add(toasts.loadFailed) }),
        defaultOptions: {
          queries: { retry: false, refetchOnWindowFocus: false, staleTime: 60_000, networkMode: 'always' },
          mutations: { networkMode: 'always' },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

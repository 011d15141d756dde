import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Reads billing and payments again whenever the user comes back to this tab while a payment is owed: it is paid on a page of
 * the provider, in another tab. [B50]
 */
export function useReloadOnReturn(isOwing: boolean) {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isOwing) return undefined;
    return focusManager.subscribe((isVisible) => {
      if (!isVisible) return;
      void cache.invalidateQueries({ queryKey: ['billing'] });
      void cache.invalidateQueries({ queryKey: ['payments'] });
    });
  }, [cache, isOwing]);
}

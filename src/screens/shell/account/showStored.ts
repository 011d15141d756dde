import type { QueryClient, QueryKey, Updater } from '@tanstack/react-query';

/** Shows what was just stored, or read anew. A read that began earlier would bring back what was there before, so that it is given up. */
export function showStored<T>(
  cache: QueryClient,
  queryKey: QueryKey,
  value: Updater<T | undefined, T | undefined>,
  updatedAt?: number,
) {
  void cache.cancelQueries({ queryKey });
  cache.setQueryData<T>(queryKey, value, updatedAt === undefined ? {} : { updatedAt });
}

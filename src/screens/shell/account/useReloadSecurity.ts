import { useQueryClient } from '@tanstack/react-query';

/**
 * Loads the devices and the activity anew, wherever they show. Call it after a change of how the user signs in: it may have ended
 * other sessions, and the database has written it down. [U1, U23]
 */
export function useReloadSecurity(userId: string) {
  const cache = useQueryClient();
  return () => {
    for (const list of ['sessions', 'activity']) void cache.invalidateQueries({ queryKey: [list, userId] });
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useLock } from '../useLock.ts';

type SignOut = (scope: 'global' | 'local') => Promise<boolean>;

/** Signs out after giving up what is being read: the backend would refuse it, and the browser's console would say so. */
export function useSignOut(signOut: SignOut): SignOut {
  const cache = useQueryClient();
  const { runExclusive } = useLock();
  return async (scope) =>
    (await runExclusive(true, async () => {
      await cache.cancelQueries();
      const isSignedOut = await signOut(scope);
      // Whoever stays signed in sees what was given up.
      if (!isSignedOut) void cache.invalidateQueries();
      return isSignedOut;
    })) ?? false;
}

import { toasts } from '../../../services/messages.ts';
import { useServices } from '../../shell/services.tsx';
import { useLock } from '../../shell/useLock.ts';

/** The way back from the question for the second factor: ends the session that the password began. [U10] */
export function useSignOutInstead() {
  const { auth, toastQueue } = useServices();
  const { pending: isSigningOut = false, runExclusive } = useLock();
  const signOut = () =>
    void runExclusive(true, async () => {
      const result = await auth.signOut('local');
      toastQueue.add(result.ok ? toasts.signedOut : toasts.signOutFailed(result.failure.message));
    });
  return { signOut, isSigningOut };
}

import { Alert } from '../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { useServices } from '../shell/services.tsx';
import { SupportLink } from '../shell/SupportLink.tsx';
import { useLock } from '../shell/useLock.ts';
import { useOnline } from '../shell/useOnline.ts';

export interface OfflineNoticeProps {
  /** Asks the backend once more. Resolves when it has answered or timed out. */
  onRetry: () => Promise<void>;
}

/**
 * Shown above the landing page when a session is stored but cannot be renewed, because the backend cannot be reached: the user is
 * still signed in and must not be sent to the sign-in form.
 */
export function OfflineNotice({ onRetry }: OfflineNoticeProps) {
  const isOnline = useOnline();
  const { supportEmail } = useServices();
  const { pending: isRetrying = false, runExclusive } = useLock();

  return (
    <Alert
      tone="caution"
      title={isOnline ? 'We cannot reach the server' : 'You are offline'}
      action={
        <Button loading={isRetrying} onClick={() => void runExclusive(true, onRetry)}>
          {isRetrying ? 'Trying...' : 'Try again'}
        </Button>
      }
    >
      <p>
        You are still signed in. Your account opens as soon as the connection is back.
        {isOnline && supportEmail && (
          <>
            {' '}
            If this goes on, write to <SupportLink email={supportEmail} />.
          </>
        )}
      </p>
    </Alert>
  );
}

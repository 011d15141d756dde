import { Alert } from '../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useServices } from '../shell/services.tsx';
import { SupportLink } from '../shell/SupportLink.tsx';
import { useLock } from '../shell/useLock.ts';
import { useOnline } from '../shell/useOnline.ts';
import { words } from './OfflineNotice.words.ts';

export interface OfflineNoticeProps {
  /** Asks the backend once more. Resolves when it has answered or timed out. */
  onRetry: () => Promise<void>;
}

/**
 * Shown above the landing page when a session is stored but cannot be renewed, because the backend cannot be reached: the user is
 * still signed in and must not be sent to the sign-in form.
 */
export function OfflineNotice({ onRetry }: OfflineNoticeProps) {
  const labels = useLabels('OfflineNotice', words);
  const isOnline = useOnline();
  const { supportEmail } = useServices();
  const { pending: isRetrying = false, runExclusive } = useLock();

  return (
    <Alert
      tone="caution"
      title={isOnline ? labels.unreachable : labels.offline}
      action={
        <Button loading={isRetrying} onClick={() => void runExclusive(true, onRetry)}>
          {isRetrying ? labels.trying : labels.tryAgain}
        </Button>
      }
    >
      <p>
        {labels.stillSignedIn}
        {isOnline && supportEmail && (
          <>
            {' '}
            {labels.ifItGoesOn} <SupportLink email={supportEmail} />.
          </>
        )}
      </p>
    </Alert>
  );
}
